// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const kicker: string
export const heading: string
export const lead: string
export const begin: { readonly "heading": string; readonly "steps": readonly [{ readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }] }
export const services: { readonly "heading": string; readonly "items": readonly [{ readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }] }
export const firstVisit: { readonly "heading": string; readonly "points": readonly [string, string, string] }
export const ready: { readonly "heading": string; readonly "points": readonly [string, string, string] }
export const never: { readonly "heading": string; readonly "text": string }
export const reach: { readonly "heading": string; readonly "free": string; readonly "scan": string; readonly "phone": string; readonly "email": string; readonly "website": string; readonly "address": string; readonly "hours": string; readonly "licence": string }
