// Written by `pnpm texts` from the file of texts beside it.
export const title: { readonly "unreachable": string; readonly "offline": string; readonly "unavailable": string; readonly "failed": string; readonly "too-many-holds": string; readonly "day-limit": string }
export const nothingCharged: string
export const help: { readonly "unreachable": (values: { phone: string | number }) => string; readonly "offline": (values: { phone: string | number }) => string; readonly "unavailable": (values: { phone: string | number }) => string; readonly "failed": (values: { phone: string | number }) => string; readonly "too-many-holds": (values: { phone: string | number }) => string; readonly "day-limit": (values: { phone: string | number }) => string }
