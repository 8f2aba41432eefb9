// Written by `pnpm texts` from the file of texts beside it.
export const before: string
export const now: string
