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
export const hello: (values: { name: string | number }) => string
export const when: string
export const tests: string
export const order: string
export const total: string
export const paidTotal: string
export const states: { readonly "held": string; readonly "released": string; readonly "running": string; readonly "checking": string; readonly "paid": string; readonly "canceled": string; readonly "over": string }
export const help: { readonly "released": string; readonly "running": string; readonly "checking": string; readonly "paid": string; readonly "canceled": string; readonly "over": string }
export const safe: string
export const pay: (values: { total: string | number }) => string
export const resume: string
export const otherTime: string
export const back: string
export const lost: (values: { total: string | number }) => string
export const book: string
export const held: (values: { until: string | number }) => string
