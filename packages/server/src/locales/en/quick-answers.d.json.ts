// Written by `pnpm texts` from the file of texts beside it.
export const quick: { readonly "call-soon": string; readonly "secure-link": string; readonly "call-us": (values: { phone: string | number }) => string; readonly "later": string }
