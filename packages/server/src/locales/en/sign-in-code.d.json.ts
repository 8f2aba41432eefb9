// Written by `pnpm texts` from the file of texts beside it.
export const subject: (values: { code: string | number }) => string
export const preheader: (values: { minutes: string | number }) => string
export const enter: (values: { minutes: string | number }) => string
export const notYours: string
