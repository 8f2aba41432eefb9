// Written by `pnpm texts` from the file of texts beside it.
export const listMark: string
export const summary: (values: { provider: string | number }) => string
export const canceled: string
export const change: (values: { order: string | number; phone: string | number }) => string
export const inOneHour: string
export const fastFrom: (values: { time: string | number }) => string
