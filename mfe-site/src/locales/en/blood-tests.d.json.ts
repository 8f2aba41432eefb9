// Written by `pnpm texts` from the file of texts beside it.
export const heading: string
export const lead: string
export const online: string
export const book: string
export const all: string
export const loading: string
export const unavailable: string
export const retry: string
export const trustBadges: { readonly "licence": string; readonly "laboratory": string; readonly "cards": string }
export const contents: (values: { tests: number }) => string
export const noFasting: string
export const fasting: (values: { hours: string | number }) => string
export const bookFor: (values: { name: string | number }) => string
