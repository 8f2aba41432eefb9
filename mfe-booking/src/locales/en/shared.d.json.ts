// Written by `pnpm texts` from the file of texts beside it.
export const change: string
export const pin: string
export const lostFull: (values: { when: string | number }) => string
export const lostGone: (values: { when: string | number }) => string
export const otherTime: string
export const busy: string
export const receipt: string
export const calendar: string
export const seeStatus: string
export const book: string
export const allVisits: string
