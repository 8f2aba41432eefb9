// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const first: string
export const second: string
export const price: string
export const tells: string
export const test: string
export const contained: string
export const notContained: string
