// Written by `pnpm texts` from the file of texts beside it.
export const page: { readonly "title": string; readonly "description": string; readonly "keywords": string; readonly "heading": string; readonly "lead": string }
export const name: string
export const mobile: string
export const email: string
export const changeEmail: string
export const city: string
export const noCity: string
export const when: string
export const address: string
export const tests: string
export const contains: (values: { names: string | number }) => string
export const prepare: string
export const reportLabel: string
export const report: (values: { days: number }) => string
export const collection: string
export const free: string
export const total: string
export const changeWhen: string
export const changePatient: string
export const minimum: (values: { aed: string | number }) => string
export const lost: string
export const priceTitle: string
export const price: (values: { before: string | number; now: string | number }) => string
export const submit: string
export const back: string
export const safe: string
