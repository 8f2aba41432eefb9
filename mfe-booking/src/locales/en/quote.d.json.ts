// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const description: string
export const keywords: string
export const heading: string
export const lead: string
export const noScript: string
export const loading: string
export const refusedTitle: string
export const refused: string
export const failedTitle: string
export const failed: string
export const retry: string
export const about: (values: { number: string | number }) => string
export const facts: { readonly "patient": string; readonly "period": string; readonly "care": string; readonly "discount": string; readonly "total": string; readonly "vat": string; readonly "validUntil": string; readonly "number": string; readonly "note": string }
export const terms: string
export const pdf: string
export const states: { readonly "open": string; readonly "accepted": string; readonly "declined": string; readonly "withdrawn": string; readonly "expired": string; readonly "superseded": string }
export const help: { readonly "open": string; readonly "accepted": string; readonly "declined": string; readonly "withdrawn": string; readonly "expired": string; readonly "superseded": string }
export const acceptedBy: (values: { name: string | number; when: string | number }) => string
export const accept: { readonly "open": string; readonly "title": string; readonly "name": string; readonly "nameHint": string; readonly "nameMissing": string; readonly "agreed": string; readonly "agreedMissing": string; readonly "submit": (values: { total: string | number }) => string; readonly "submitting": string }
export const ask: { readonly "open": string; readonly "title": string; readonly "text": string; readonly "missing": string; readonly "submit": string; readonly "submitting": string; readonly "done": string }
export const decline: { readonly "open": string; readonly "title": string; readonly "reason": string; readonly "optional": string; readonly "reasonHint": string; readonly "submit": string; readonly "submitting": string }
export const back: string
export const changed: string
export const closedMeanwhile: string
export const wait: string
export const notSent: string
