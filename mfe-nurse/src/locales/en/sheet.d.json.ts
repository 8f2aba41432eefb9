// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const language: string
export const clockTitle: string
export const clock: (values: { by: string | number }) => string
export const loading: string
export const slow: string
export const refresh: string
export const at: (values: { time: string | number }) => string
export const closedTitle: string
export const closed: string
export const noneTitle: string
export const none: string
export const failedTitle: string
export const noNetwork: string
export const noAnswer: string
export const tooManyForSeconds: (values: { seconds: string | number }) => string
export const tooManyForMinutes: (values: { minutes: string | number }) => string
export const offlineTitle: string
export const offline: string
export const you: string
export const unsent: (values: { count: number }) => string
export const refusedTitle: string
export const retry: string
export const callUs: (values: { phone: string | number }) => string
export const foot: string
