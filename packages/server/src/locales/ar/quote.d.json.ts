// Written by `pnpm texts` from the file of texts beside it.
export * from '../en/quote.json'
