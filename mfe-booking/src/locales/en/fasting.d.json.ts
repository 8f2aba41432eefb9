// Written by `pnpm texts` from the file of texts beside it.
export const none: string
export const hours: (values: { hours: string | number }) => string
export const from: (values: { time: string | number }) => string
export const begun: string
export const stated: string
export const beforeVisit: string
export const beforeVisitOf: (values: { name: string | number }) => string
export const beforeVisitOfAll: string
