// Written by `pnpm texts` from the file of texts beside it.
export const label: string
export const tests: string
export const total: string
export const when: string
export const where: string
export const noTime: string
export const noAddress: string
export const show: string
export const hide: string
export const patient: string
export const person: (values: { number: string | number }) => string
