// Written by `pnpm texts` from the file of texts beside it.
export const home: string
export const catalogue: string
export const title: (values: { name: string | number }) => string
export const packageTitle: (values: { name: string | number }) => string
export const description: (values: { name: string | number; price: string | number; tells: string | number }) => string
export const book: string
export const call: string
export const minimum: (values: { amount: string | number }) => string
export const what: string
export const measured: string
export const benefits: string
export const sample: string
export const otherNames: string
export const why: string
export const noDiagnosis: string
export const prepare: string
export const fasting: (values: { hours: string | number }) => string
export const noFasting: string
export const medicines: string
export const report: string
export const price: string
export const inPackages: string
export const inside: string
export const moreTests: string
export const morePackages: string
export const all: string
export const waiting: string
export const failed: string
export const keywords: (values: { names: string | number }) => string
export const reportInHours: (values: { hours: string | number }) => string
export const reportInDays: (values: { days: string | number }) => string
