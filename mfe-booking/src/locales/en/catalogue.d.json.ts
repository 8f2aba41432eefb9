// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const description: (values: { days: string | number }) => string
export const pictureAlt: string
export const keywords: string
export const heading: string
export const lead: string
export const packages: string
export const packagesLead: string
export const bookPackage: string
export const bookPackageFor: (values: { name: string | number }) => string
export const chosen: string
export const drop: string
export const dropItem: (values: { name: string | number }) => string
export const compare: string
export const compareLoading: string
export const compareFailed: string
export const tests: string
export const testsLead: string
export const topicsLabel: string
export const topics: { readonly "popular": string; readonly "diabetes": string; readonly "thyroid": string; readonly "heart": string; readonly "women": string; readonly "men": string; readonly "children": string; readonly "noFasting": string }
export const showAll: (values: { count: string | number }) => string
export const search: string
export const placeholder: string
export const searching: string
export const searchFailed: string
export const retrySearch: string
export const inPackage: (values: { name: string | number }) => string
export const refused: (values: { test: string | number; pack: string | number }) => string
export const collection: string
export const labs: string
export const reports: (values: { days: string | number }) => string
export const inside: (values: { count: number }) => string
export const count: (values: { count: number }) => string
export const matches: (values: { count: number; text: string | number }) => string
export const noFasting: string
export const fastFor: (values: { hours: string | number }) => string
export const fastingInShort: (values: { name: string | number; hours: string | number }) => string
export const biomarkers: (values: { count: number }) => string
