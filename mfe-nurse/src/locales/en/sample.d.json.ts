// Written by `pnpm texts` from the file of texts beside it.
export const label: (values: { accession: string | number }) => string
export const identityOf: (values: { name: string | number }) => string
export const callTitle: string
export const callText: string
export const choose: string
export const missing: string
export const save: string
