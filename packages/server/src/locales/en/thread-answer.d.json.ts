// Written by `pnpm texts` from the file of texts beside it.
export const subject: (values: { provider: string | number }) => string
export const title: string
export const answer: string
