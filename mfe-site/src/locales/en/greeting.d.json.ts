// Written by `pnpm texts` from the file of texts beside it.
export const welcome: string
export const again: string
