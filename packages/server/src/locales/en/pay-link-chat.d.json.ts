// Written by `pnpm texts` from the file of texts beside it.
export const until: (values: { name: string | number; visit: string | number; until: string | number; total: string | number }) => string
export const open: (values: { name: string | number; visit: string | number; total: string | number }) => string
