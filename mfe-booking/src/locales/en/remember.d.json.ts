// Written by `pnpm texts` from the file of texts beside it.
export const choice: string
export const choiceDetail: string
export const notStored: string
export const stored: (values: { firstName: string | number; until: string | number }) => string
export const erase: string
export const fillIn: string
