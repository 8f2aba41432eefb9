// Written by `pnpm texts` from the file of texts beside it.
export const page: { readonly "title": string; readonly "description": string; readonly "keywords": string; readonly "heading": string; readonly "lead": string }
export const date: string
export const periods: { readonly "Morning": string; readonly "Afternoon": string; readonly "Evening": string }
export const reasons: { readonly "past": string; readonly "lead-time": string; readonly "full": string; readonly "closed": string }
export const earliestToday: (values: { time: string | number }) => string
export const earliestTomorrow: (values: { time: string | number }) => string
export const earliestOn: (values: { date: string | number; time: string | number }) => string
export const otherDate: string
export const timesOfFirstDay: string
export const times: (values: { date: string | number }) => string
export const loading: string
export const failed: string
export const retry: string
export const dayOver: (values: { date: string | number }) => string
export const dayClosed: (values: { date: string | number }) => string
export const dayClosedFor: (values: { date: string | number; reason: string | number }) => string
export const own: string
export const nextDay: string
export const fastingTitle: (values: { hours: string | number }) => string
export const fastingMorning: string
export const fastingOther: (values: { hours: string | number }) => string
export const recommended: string
export const ifFasting: string
export const tooSoonTitle: (values: { hours: string | number }) => string
export const tooSoon: (values: { hours: string | number }) => string
export const since: string
export const sinceHint: string
export const sinceChoose: string
export const sinceMissing: string
export const lost: (values: { time: string | number }) => string
export const missing: string
export const submit: string
export const cancel: string
