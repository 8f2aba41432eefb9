// Written by `pnpm texts` from the file of texts beside it.
export const heading: string
export const lead: string
export const yes: string
export const change: string
