// Written by `pnpm texts` from the file of texts beside it.
export const related: (values: { text: string | number }) => string
export const none: (values: { text: string | number }) => string
export const noneHelp: string
export const clear: string
