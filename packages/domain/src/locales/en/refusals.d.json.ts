// Written by `pnpm texts` from the file of texts beside it.
export const thisField: string
export const required: string
export const unreadable: (values: { field: string | number }) => string
export const digitsOnly: string
export const phoneTooShort: string
export const phoneTooLong: string
export const notAnEmail: string
export const tooLong: (values: { max: string | number }) => string
export const noBirthDate: string
export const shortYear: string
export const notYet: string
export const checkYear: string
export const sameName: string
export const noTest: string
export const notInVisit: string
