// Written by `pnpm texts` from the file of texts beside it.
export const phone: string
export const phoneHint: string
export const send: string
export const sending: string
export const sentTo: (values: { phone: string | number }) => string
export const code: string
export const missing: string
export const wrong: string
export const stay: string
export const stayDetail: string
export const submit: string
export const checking: string
export const again: string
export const againInSeconds: (values: { seconds: number }) => string
export const againInMinutes: (values: { minutes: number }) => string
export const sentAgain: string
export const changeNumber: string
export const tooManyUntil: (values: { when: string | number }) => string
export const tooMany: string
export const unavailable: string
export const failed: string
