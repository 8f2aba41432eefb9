// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const description: string
export const keywords: string
export const heading: string
export const lead: string
export const slow: string
export const go: string
export const goneHeading: string
export const gone: string
export const reopen: string
export const reopenHelp: string
export const reopening: string
export const goneUnknown: string
