// Written by `pnpm texts` from the file of texts beside it.
export const facts: { readonly "number": string; readonly "validUntil": string; readonly "period": string; readonly "total": string }
export const button: string
export const total: (values: { amount: string | number; for: string | number }) => string
export const ready: { readonly "subject": (values: { number: string | number }) => string; readonly "preheader": (values: { day: string | number }) => string; readonly "title": string; readonly "text": string }
export const reminder: { readonly "subject": (values: { number: string | number }) => string; readonly "preheader": (values: { day: string | number }) => string; readonly "title": string; readonly "text": (values: { day: string | number }) => string }
export const accepted: { readonly "subject": (values: { number: string | number }) => string; readonly "preheader": string; readonly "title": string; readonly "text": (values: { at: string | number }) => string }
export const questions: (values: { phone: string | number; hours: string | number }) => string
export const yours: string
