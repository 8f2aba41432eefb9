// Written by `pnpm texts` from the file of texts beside it.
export const open: string
export const loading: string
export const title: string
export const choose: string
export const none: string
export const done: string
export const stop: string
export const failed: string
