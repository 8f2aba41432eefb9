// Written by `pnpm texts` from the file of texts beside it.
export const keep: string
export const asUsual: string
export const water: string
export const medicines: string
export const fastFrom: (values: { hours: string | number; time: string | number }) => string
export const fastStated: string
export const fastOver: (values: { hours: string | number }) => string
export const fastBegun: (values: { hours: string | number }) => string
export const withinHours: (values: { hours: string | number }) => string
export const withinDays: (values: { days: string | number }) => string
