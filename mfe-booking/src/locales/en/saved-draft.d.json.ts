// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const chosen: string
export const action: string
