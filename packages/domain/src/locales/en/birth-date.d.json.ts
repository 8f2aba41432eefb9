// Written by `pnpm texts` from the file of texts beside it.
export const noBirthDate: string
export const shortYear: string
export const notYet: string
export const checkYear: string
