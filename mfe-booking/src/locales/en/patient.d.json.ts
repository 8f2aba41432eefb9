// Written by `pnpm texts` from the file of texts beside it.
export const page: { readonly "title": string; readonly "description": string; readonly "keywords": string; readonly "heading": string; readonly "lead": string }
export const unplaced: (values: { phone: string | number }) => string
export const who: string
export const where: string
export const people: { readonly "title": string; readonly "lead": string }
export const fields: { readonly "firstName": string; readonly "lastName": string; readonly "email": string; readonly "phone": string }
export const hints: { readonly "email": string; readonly "phone": string; readonly "phoneAgain": string }
export const submit: string
export const back: string
export const consent: string
export const privacy: string
