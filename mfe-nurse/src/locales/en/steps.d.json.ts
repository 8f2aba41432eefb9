// Written by `pnpm texts` from the file of texts beside it.
export const label: (values: { name: string | number }) => string
export const otherDay: (values: { date: string | number }) => string
export const early: (values: { time: string | number; until: string | number }) => string
export const ask: { readonly "onTheWay": string; readonly "arrived": string; readonly "sampleTaken": string; readonly "nobodyThere": string }
export const yes: { readonly "onTheWay": string; readonly "arrived": string; readonly "sampleTaken": string; readonly "nobodyThere": string }
export const held: { readonly "label": string; readonly "sentIn": (values: { seconds: string | number }) => string; readonly "undo": string }
