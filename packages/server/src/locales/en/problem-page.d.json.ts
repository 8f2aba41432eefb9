// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const fields: { readonly "fullName": string; readonly "email": string; readonly "phoneNumber": string; readonly "date": string; readonly "service": string }
export const check: string
export const back: string
export const home: string
export const failed: string
