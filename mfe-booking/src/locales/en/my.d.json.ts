// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const description: string
export const keywords: string
export const heading: string
export const lead: string
export const noScript: string
export const signInTitle: string
export const signInLead: string
export const loading: string
export const slow: string
export const loadFailed: string
export const loadFailedHelp: string
export const retry: string
export const failed: string
export const limited: string
export const empty: string
export const emptyHelp: string
export const whose: string
export const everyone: string
export const next: string
export const coming: string
export const past: string
export const none: string
export const showAll: (values: { count: string | number }) => string
export const reports: string
export const reportOf: (values: { name: string | number }) => string
export const readySince: (values: { date: string | number }) => string
export const openReport: string
export const openReportOf: (values: { name: string | number }) => string
export const open: string
export const openOf: (values: { when: string | number }) => string
export const move: string
export const moveOf: (values: { when: string | number }) => string
export const cancel: string
export const cancelOf: (values: { when: string | number }) => string
export const receiptOf: (values: { when: string | number }) => string
export const again: string
export const againOf: (values: { when: string | number }) => string
export const withPhone: (values: { name: string | number }) => string
export const requests: string
export const requestFor: (values: { date: string | number }) => string
export const requestStates: { readonly "Pending": string; readonly "Completed": string; readonly "Canceled": string }
export const family: string
export const familyLead: string
export const invite: string
export const inviteName: string
export const inviteNameHint: string
export const invitePhone: string
export const send: string
export const sending: string
export const invited: string
export const nameMissing: string
export const stop: string
export const waiting: string
export const managed: string
export const manages: string
export const end: string
export const endOf: (values: { name: string | number }) => string
export const takeBack: string
export const takeBackOf: (values: { name: string | number }) => string
export const asked: (values: { phone: string | number }) => string
export const askedWhat: string
export const confirm: string
export const decline: string
export const settings: string
export const way: string
export const ways: { readonly "whatsapp": (values: { provider: string | number }) => string; readonly "sms": (values: { provider: string | number }) => string; readonly "email": (values: { provider: string | number }) => string }
export const devices: string
export const thisDevice: string
export const lastSeen: (values: { when: string | number }) => string
export const signOut: string
export const browserOn: (values: { browser: string | number; system: string | number }) => string
export const signOutOf: (values: { device: string | number }) => string
export const signedInAs: (values: { phone: string | number }) => string
