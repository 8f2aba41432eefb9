// Written by `pnpm texts` from the file of texts beside it.
export const label: string
export const names: { readonly "choosing": string; readonly "slot": string; readonly "patient": string; readonly "confirming": string }
