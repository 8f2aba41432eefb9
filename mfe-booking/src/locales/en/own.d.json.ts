// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const description: string
export const keywords: string
export const heading: string
export const lead: string
export const leadOtherwise: string
export const loading: string
export const noScript: string
export const refused: string
export const refusedHelp: string
export const unreachable: string
export const unreachableHelp: string
export const retry: string
export const openOwn: string
export const states: { readonly "booked": string; readonly "done": string; readonly "canceled": string; readonly "returned": string; readonly "paying": string; readonly "unpaid": string }
export const patient: string
export const where: string
export const tests: string
export const paid: string
export const total: string
export const refunded: string
export const order: string
export const choices: { readonly "booked": string; readonly "onTheWay": string; readonly "done": string; readonly "canceled": string; readonly "returned": string; readonly "paying": string; readonly "unpaid": string }
export const choicesHelp: { readonly "booked": string; readonly "onTheWay": string; readonly "canceled": string; readonly "canceledPaid": string; readonly "returned": string; readonly "paying": string; readonly "unpaid": string }
export const someReportsReady: (values: { here: string | number; expected: string | number }) => string
export const needsAction: string
export const contact: string
export const move: { readonly "now": string; readonly "request": string }
export const moveFrom: (values: { when: string | number }) => string
export const moveTo: (values: { from: string | number; to: string | number }) => string
export const moveSubmit: { readonly "now": string; readonly "request": string }
export const lateMove: string
export const keep: string
export const back: string
export const lostMove: string
export const lostPay: (values: { total: string | number }) => string
export const cancel: { readonly "now": string; readonly "request": string }
export const cancelQuestion: (values: { when: string | number }) => string
export const cancelPaid: string
export const cancelLate: string
export const cancelUnpaid: string
export const cancelSubmit: { readonly "now": string; readonly "request": string }
export const refundPolicy: string
export const pay: (values: { total: string | number }) => string
export const resumePayment: string
export const happened: { readonly "moved": string; readonly "canceled": string; readonly "changed": string; readonly "limited": string; readonly "failed": string }
export const movedHelp: (values: { when: string | number }) => string
export const happenedHelp: { readonly "canceled": string; readonly "changed": string; readonly "limited": string; readonly "failed": string }
export const offline: string
export const requested: { readonly "move": string; readonly "cancel": string }
export const requestedFor: (values: { when: string | number }) => string
export const requestedHelp: string
