// Written by `pnpm texts` from the file of texts beside it.
export const birthDate: string
export const birthDateHint: string
export const sex: string
export const sexHint: string
export const sexes: { readonly "female": string; readonly "male": string }
export const choose: string
export const missing: string
