// Written by `pnpm texts` from the file of texts beside it.
export const corrected: string
export const physicianName: string
export const physician: (values: { name: string | number; licence: string | number }) => string
export const until: (values: { date: string | number }) => string
export const yours: { readonly "title": string; readonly "ready": (values: { date: string | number }) => string; readonly "withdrawnTitle": string; readonly "withdrawn": string; readonly "open": string; readonly "frame": string }
export const ofPerson: { readonly "title": (values: { name: string | number }) => string; readonly "ready": (values: { date: string | number }) => string; readonly "withdrawnTitle": (values: { name: string | number }) => string; readonly "withdrawn": string; readonly "open": (values: { name: string | number }) => string; readonly "frame": (values: { name: string | number }) => string }
export const digits: string
export const digitsHint: string
export const digitsMissing: string
export const birthDate: string
export const birthDateWhy: string
export const opening: string
export const wait: (values: { when: string | number }) => string
export const waitPasscode: (values: { when: string | number }) => string
export const closed: string
export const closedBirthDate: string
export const closedLink: string
export const failed: string
export const none: string
export const openedUntil: (values: { time: string | number }) => string
export const openedUntilBirthDate: (values: { time: string | number }) => string
export const openedUntilPasscode: (values: { time: string | number }) => string
export const show: string
export const download: string
export const print: string
export const close: string
export const meaning: string
