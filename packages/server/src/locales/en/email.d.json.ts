// Written by `pnpm texts` from the file of texts beside it.
export const hello: (values: { name: string | number }) => string
export const helloNobody: string
export const logo: string
export const listMark: string
export const testMark: string
export const marks: { readonly "done": string; readonly "late": string; readonly "next": string; readonly "later": string }
export const timeline: { readonly "title": string; readonly "parts": (values: { here: string | number; expected: string | number }) => string; readonly "expectedBy": (values: { time: string | number }) => string; readonly "by": (values: { time: string | number }) => string; readonly "allBy": (values: { time: string | number }) => string }
export const facts: { readonly "when": string; readonly "where": string; readonly "order": string; readonly "reference": string; readonly "notGiven": string; readonly "hours": string }
export const collection: string
export const unnamedTests: string
export const included: string
export const toPay: string
export const dubaiTime: (values: { time: string | number }) => string
export const seeBooking: string
export const openBooking: string
export const change: string
export const refunds: (values: { url: string | number }) => string
export const privateLink: string
export const unexpected: (values: { phone: string | number; hours: string | number }) => string
export const yours: { readonly "late": (values: { phone: string | number }) => string; readonly "follows": string; readonly "prepare": string }
export const ofPerson: { readonly "late": (values: { name: string | number; phone: string | number }) => string; readonly "follows": (values: { name: string | number }) => string; readonly "prepare": (values: { name: string | number }) => string; readonly "labels": (values: { name: string | number }) => string }
export const several: { readonly "late": (values: { phone: string | number }) => string; readonly "follows": string; readonly "prepare": string; readonly "labels": string }
export const lateNurse: (values: { phone: string | number }) => string
