// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const description: string
export const keywords: string
export const headings: { readonly "success": string; readonly "failed": string; readonly "unfinished": string; readonly "error": string; readonly "processing": string; readonly "reversed": string; readonly "unknown": string }
export const orderId: string
export const transactionId: string
export const reason: string
export const failedDefault: string
export const errorDefault: string
export const reasons: { readonly "not-finished": string; readonly "declined": string; readonly "insufficient-funds": string; readonly "limit-exceeded": string; readonly "card-details": string; readonly "card-expired": string; readonly "card-not-allowed": string; readonly "verification-failed": string; readonly "bank-unavailable": string; readonly "mismatch": string; readonly "unreadable": string }
export const unfinishedHelp: string
export const processingHelp: string
export const unknownHelp: string
export const reversedHelp: string
export const noScript: string
export const unreachable: string
export const people: string
export const unproven: string
export const needsAction: string
export const booking: string
export const when: string
export const tests: string
export const total: string
export const nurseComes: string
export const where: string
export const confirmation: string
export const emailSent: (values: { email: string | number }) => string
export const toPhone: string
export const emailRefused: (values: { email: string | number }) => string
export const ownPage: string
export const tryAgain: string
export const home: string
