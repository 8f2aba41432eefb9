// Written by `pnpm texts` from the file of texts beside it.
export const notStarted: string
export const belowFloor: string
export const reload: string
export const call: (values: { phone: string | number }) => string
