// Written by `pnpm texts` from the file of texts beside it.
export const fields: { readonly "doorNumber": string; readonly "building": string; readonly "landmark": string; readonly "city": string }
export const area: string
export const areaHint: string
export const areaOther: string
export const cityHint: string
export const cityFilled: string
export const landmarkHint: string
export const noLandmark: string
export const kind: string
export const kinds: { readonly "flat": string; readonly "villa": string }
export const kindHints: { readonly "flat": { readonly "doorNumber": string; readonly "building": string }; readonly "villa": { readonly "doorNumber": string; readonly "building": string } }
