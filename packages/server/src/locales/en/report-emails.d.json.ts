// Written by `pnpm texts` from the file of texts beside it.
export const yours: { readonly "isReady": string; readonly "correctedIsReady": string; readonly "sent": string; readonly "corrected": string; readonly "open": string; readonly "wasWithdrawn": string; readonly "withdrawn": string; readonly "tellWithdrawn": string; readonly "tellCorrected": string; readonly "waits": string; readonly "notOpened": string; readonly "openedSubject": string; readonly "openedTitle": string; readonly "somebodyOpened": string; readonly "seeWhoOpened": string; readonly "linkLocked": string; readonly "stayedClosed": string; readonly "wrongPasscodes": string }
export const ofPerson: { readonly "isReady": (values: { name: string | number }) => string; readonly "correctedIsReady": (values: { name: string | number }) => string; readonly "sent": (values: { name: string | number }) => string; readonly "corrected": (values: { name: string | number }) => string; readonly "open": (values: { name: string | number }) => string; readonly "wasWithdrawn": (values: { name: string | number }) => string; readonly "withdrawn": (values: { name: string | number }) => string; readonly "tellWithdrawn": (values: { name: string | number }) => string; readonly "tellCorrected": (values: { name: string | number }) => string; readonly "waits": (values: { name: string | number }) => string; readonly "notOpened": (values: { name: string | number }) => string; readonly "openedSubject": (values: { name: string | number }) => string; readonly "openedTitle": (values: { name: string | number }) => string; readonly "somebodyOpened": (values: { name: string | number }) => string; readonly "seeWhoOpened": (values: { name: string | number }) => string; readonly "linkLocked": (values: { name: string | number }) => string; readonly "stayedClosed": (values: { name: string | number }) => string; readonly "wrongPasscodes": (values: { name: string | number }) => string }
export const find: (values: { name: string | number }) => string
export const how: string
export const howOpen: string
export const howDigits: string
export const howRead: (values: { date: string | number }) => string
export const tookLonger: string
export const notAttached: string
export const facts: { readonly "reportOf": string; readonly "visit": string; readonly "physician": string; readonly "linkFor": string; readonly "opened": string }
export const readyPreheader: string
export const values: (values: { phone: string | number; hours: string | number }) => string
export const withdrawnPreheader: string
export const printed: (values: { phone: string | number; hours: string | number }) => string
export const reminderPreheader: string
export const cannotOpen: (values: { phone: string | number; hours: string | number }) => string
export const openedPreheader: string
export const yourDoctor: (values: { phone: string | number }) => string
export const newLink: (values: { phone: string | number }) => string
