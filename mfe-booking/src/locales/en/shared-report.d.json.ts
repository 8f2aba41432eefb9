// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const keywords: string
export const heading: string
export const lead: string
export const leadOpened: string
export const none: string
export const noneHelp: string
export const ended: string
export const withdrawnTitle: string
export const withdrawn: string
export const replacedTitle: string
export const replaced: string
export const passcode: string
export const passcodeHint: string
export const passcodeMissing: string
export const open: string
export const patient: string
export const visit: string
export const released: string
export const order: string
export const until: (values: { date: string | number }) => string
export const corrected: string
export const told: string
export const noScript: string
export const frame: string
