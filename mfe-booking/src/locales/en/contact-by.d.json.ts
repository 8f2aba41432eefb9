// Written by `pnpm texts` from the file of texts beside it.
export const label: string
export const ways: { readonly "whatsapp": string; readonly "sms": string; readonly "email": string }
export const details: { readonly "whatsapp": (values: { provider: string | number }) => string; readonly "sms": (values: { provider: string | number }) => string; readonly "email": (values: { provider: string | number }) => string }
