// Written by `pnpm texts` from the file of texts beside it.
export const thisField: string
export const unreadable: (values: { field: string | number }) => string
export const digitsOnly: string
export const phoneTooShort: string
export const phoneTooLong: string
export const notAnEmail: string
