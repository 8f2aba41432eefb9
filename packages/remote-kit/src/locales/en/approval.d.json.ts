// Written by `pnpm texts` from the file of texts beside it.
export const approval: (values: { approval: string | number; date: string | number }) => string
