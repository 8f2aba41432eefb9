// Written by `pnpm texts` from the file of texts beside it.
export const nurse: string
export const named: (values: { name: string | number }) => string
export const comes: (values: { nurse: string | number; half: string | number }) => string
export const onTheWay: (values: { nurse: string | number; half: string | number }) => string
export const arrived: (values: { nurse: string | number }) => string
export const today: (values: { day: string | number }) => string
export const leaves: (values: { day: string | number; nurse: string | number; time: string | number }) => string
export const keepPhone: (values: { day: string | number }) => string
export const gate: { readonly "title": string; readonly "label": string; readonly "hint": string; readonly "missing": string; readonly "submit": { readonly "first": string; readonly "again": string }; readonly "busy": string; readonly "given": string; readonly "failed": string }
export const call: string
