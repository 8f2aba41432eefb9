// Written by `pnpm texts` from the file of texts beside it.
export const about: (values: { orderId: string | number }) => string
