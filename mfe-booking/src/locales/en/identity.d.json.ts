// Written by `pnpm texts` from the file of texts beside it.
export const heading: string
export const why: string
export const known: string
export const change: string
export const save: string
export const saving: string
export const ended: string
export const limited: string
export const failed: string
export const unplaced: string
