// Written by `pnpm texts` from the file of texts beside it.
export const required: string
export const tooLong: (values: { max: string | number }) => string
export const sameName: string
export const noTest: string
export const notInVisit: string
export const nameUnreadable: string
