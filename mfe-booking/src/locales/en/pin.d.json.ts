// Written by `pnpm texts` from the file of texts beside it.
export const lead: string
export const add: string
export const asking: string
export const added: string
export const remove: string
export const missing: { readonly "denied": string; readonly "unknown": string; readonly "rough": string; readonly "elsewhere": string }
