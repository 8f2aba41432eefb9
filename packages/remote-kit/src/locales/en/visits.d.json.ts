// Written by `pnpm texts` from the file of texts beside it.
export const visits: (values: { visits: number }) => string
export const visitsInAreas: (values: { visits: number; areas: number }) => string
export const empty: string
export const label: (values: { time: string | number; name: string | number }) => string
export const call: string
export const map: string
export const pin: string
export const newTab: string
export const gateCode: string
export const tests: string
export const tubes: string
export const accession: (values: { accession: string | number }) => string
export const fasting: (values: { hours: string | number }) => string
export const notEatenSince: (values: { time: string | number }) => string
export const noFasting: string
export const paid: string
export const payments: { readonly "Unpaid": string; readonly "Pending": string; readonly "Failed": string; readonly "Expired": string; readonly "Reversed": string }
export const open: string
export const steps: { readonly "do": { readonly "onTheWay": string; readonly "arrived": string; readonly "sampleTaken": string; readonly "nobodyThere": string }; readonly "done": { readonly "onTheWay": string; readonly "arrived": string; readonly "sampleTaken": string; readonly "nobodyThere": string } }
export const tubesFilled: string
export const tubesOf: (values: { count: number }) => string
export const asked: (values: { hours: string | number }) => string
export const fasted: string
export const notFasted: string
export const back: string
