// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const lead: string
export const recipient: string
export const recipientHint: string
export const recipientMissing: string
export const make: string
export const making: string
export const madeTitle: (values: { recipient: string | number }) => string
export const made: string
export const link: string
export const passcode: string
export const copy: string
export const copied: string
export const hide: string
export const list: string
export const none: string
export const states: { readonly "open": string; readonly "locked": string; readonly "revoked": string; readonly "expired": string }
export const neverOpened: string
export const opened: (values: { times: string | number }) => string
export const revoke: string
export const revokeOf: (values: { recipient: string | number }) => string
export const revoked: (values: { recipient: string | number }) => string
export const openUntil: (values: { date: string | number }) => string
