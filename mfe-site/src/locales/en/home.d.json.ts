// Written by `pnpm texts` from the file of texts beside it.
export const meta: { readonly "title": string; readonly "description": string; readonly "keywords": string }
export const hero: { readonly "label": string; readonly "action": string; readonly "tests": string; readonly "slides": readonly [{ readonly "heading": string; readonly "text": string }, { readonly "heading": string; readonly "text": string }, { readonly "heading": string; readonly "text": string }]; readonly "previous": string; readonly "next": string; readonly "pause": string; readonly "play": string; readonly "position": (values: { index: string | number; count: string | number }) => string }
export const assurances: readonly [string, string, string]
export const comprehensive: { readonly "heading": string; readonly "lead": string; readonly "cards": readonly [{ readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }, { readonly "title": string; readonly "text": string }] }
export const offer: { readonly "heading": string; readonly "lead": string; readonly "more": string; readonly "about": (values: { title: string | number }) => string; readonly "unsure": { readonly "title": string; readonly "text": string; readonly "action": string } }
export const testimonials: { readonly "heading": string; readonly "label": string; readonly "previous": string; readonly "next": string; readonly "source": string; readonly "newTab": string; readonly "items": readonly [{ readonly "headline": string; readonly "quote": string; readonly "by": string }, { readonly "headline": string; readonly "quote": string; readonly "by": string }]; readonly "quoted": (values: { quote: string | number }) => string }
export const areas: { readonly "heading": string; readonly "lead": string }
export const carousel: string
export const slide: string
