// Written by `pnpm texts` from the file of texts beside it.
export const steps: string
export const done: string
