// Written by `pnpm texts` from the file of texts beside it.
export const previousMonth: string
export const nextMonth: string
export const month: string
export const notAvailable: string
export const format: string
