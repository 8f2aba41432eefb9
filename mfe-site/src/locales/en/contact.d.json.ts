// Written by `pnpm texts` from the file of texts beside it.
export const meta: { readonly "title": string; readonly "description": string; readonly "keywords": string }
export const page: { readonly "title": string; readonly "lead": string; readonly "waysHeading": string; readonly "call": string; readonly "chat": string; readonly "chatText": string; readonly "chatAbout": string; readonly "write": string; readonly "visit": string; readonly "map": string; readonly "hours": string }
export const form: { readonly "heading": string; readonly "lead": string; readonly "date": string; readonly "placeholder": string; readonly "submit": string; readonly "busy": string; readonly "consent": string; readonly "success": string; readonly "failure": string; readonly "past": string }
export const sentHeading: string
export const next: { readonly "heading": string; readonly "steps": readonly [{ readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }] }
export const warning: { readonly "title": string; readonly "text": string }
