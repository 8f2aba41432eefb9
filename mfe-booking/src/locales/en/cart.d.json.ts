// Written by `pnpm texts` from the file of texts beside it.
export const forPeople: (values: { name: string | number; people: string | number }) => string
export const label: string
export const show: string
export const hide: string
export const missing: (values: { minimum: string | number; aed: string | number }) => string
export const suggest: (values: { name: string | number; price: string | number }) => string
export const free: string
export const book: string
export const waits: (values: { aed: string | number }) => string
export const go: string
export const empty: string
export const total: (values: { text: string | number }) => string
export const items: (values: { count: number }) => string
export const reportInHours: (values: { hours: string | number }) => string
export const reportInDays: (values: { days: string | number }) => string
