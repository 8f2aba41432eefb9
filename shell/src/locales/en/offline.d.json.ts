// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const lead: string
export const unreachable: string
export const unreachableLead: string
export const retry: string
export const phone: string
export const call: (values: { phone: string | number }) => string
export const chat: string
export const saved: string
export const remove: string
