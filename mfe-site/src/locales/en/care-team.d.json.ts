// Written by `pnpm texts` from the file of texts beside it.
export const heading: string
export const lead: string
export const licence: string
export const check: string
export const roles: readonly [{ readonly "title": string; readonly "qualifications": string; readonly "does": string }, { readonly "title": string; readonly "qualifications": string; readonly "does": string }, { readonly "title": string; readonly "qualifications": string; readonly "does": string }, { readonly "title": string; readonly "qualifications": string; readonly "does": string }]
