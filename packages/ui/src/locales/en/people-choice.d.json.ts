// Written by `pnpm texts` from the file of texts beside it.
export const patient: string
export const person: (values: { number: string | number }) => string
export const name: (values: { number: string | number }) => string
export const add: string
export const remove: (values: { number: string | number }) => string
export const total: (values: { people: string | number; total: string | number }) => string
