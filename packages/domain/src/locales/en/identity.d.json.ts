// Written by `pnpm texts` from the file of texts beside it.
export const born: (values: { day: string | number; sex: string | number }) => string
export const sexes: { readonly "female": string; readonly "male": string }
