// Written by `pnpm texts` from the file of texts beside it.
export const thisField: string
export const didYouMean: (values: { email: string | number }) => string
export const take: string
