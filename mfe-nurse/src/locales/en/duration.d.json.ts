// Written by `pnpm texts` from the file of texts beside it.
export const minutes: (values: { minutes: number }) => string
export const hours: (values: { hours: number }) => string
export const hoursAndMinutes: (values: { hours: number; minutes: number }) => string
export const days: (values: { days: string | number }) => string
export const years: (values: { years: string | number }) => string
