// Written by `pnpm texts` from the file of texts beside it.
export const changed: (values: { date: string | number }) => string
export const label: string
export const provider: string
export const write: string
export const call: string
export const others: string
export const links: { readonly "privacyPolicy": string; readonly "terms": string; readonly "cookies": string; readonly "refundPolicy": string }
