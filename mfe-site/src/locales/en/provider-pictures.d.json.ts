// Written by `pnpm texts` from the file of texts beside it.
export const team: { readonly "heading": string; readonly "lead": string }
export const rooms: { readonly "heading": string; readonly "lead": string }
export const strip: { readonly "heading": string; readonly "all": string; readonly "speaks": (values: { languages: string | number }) => string }
