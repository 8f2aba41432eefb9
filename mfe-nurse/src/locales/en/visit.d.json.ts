// Written by `pnpm texts` from the file of texts beside it.
export const next: string
export const later: string
export const finished: string
export const allDone: string
export const notes: string
export const born: string
export const compareBorn: (values: { born: string | number }) => string
export const askBorn: string
export const labelNumber: string
export const noNumber: string
export const tubes: (values: { count: number }) => string
export const family: (values: { people: string | number; tubes: string | number }) => string
export const fasting: string
export const notEatenSince: string
export const fastingHours: (values: { hours: string | number }) => string
export const noFasting: string
export const done: string
export const assessment: string
export const care: string
export const over: string
export const gettingIn: string
export const allergies: string
export const risks: string
export const noneNoted: string
export const contact: string
export const tellOffice: string
