// Written by `pnpm texts` from the file of texts beside it.
export const heading: string
export const lead: (values: { email: string | number }) => string
export const yourEmail: string
export const label: string
export const missing: string
export const wrong: string
export const expired: string
export const tooMany: (values: { phone: string | number }) => string
export const submit: string
export const busy: string
export const resend: string
export const resent: string
export const sentBefore: string
export const changeEmail: string
