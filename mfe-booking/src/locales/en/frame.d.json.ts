// Written by `pnpm texts` from the file of texts beside it.
export const loading: string
export const failed: string
export const failedHelp: string
export const retry: string
export const noScript: string
export const form: string
export const call: (values: { phone: string | number }) => string
export const chat: string
export const chatAbout: string
export const toasts: { readonly "unavailable": string; readonly "failed": string }
export const dismiss: string
export const notes: { readonly "unreadable": string; readonly "older-version": string; readonly "unknown-items": string; readonly "not-begun": string; readonly "slot-first": string; readonly "patient-first": string; readonly "past-date": string; readonly "slot-taken": string; readonly "slot-refused": string; readonly "already-booked": string; readonly "details-refused": string }
