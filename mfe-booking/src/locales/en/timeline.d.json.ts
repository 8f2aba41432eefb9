// Written by `pnpm texts` from the file of texts beside it.
export const title: string
export const nurse: (values: { firstName: string | number; licence: string | number }) => string
export const part: (values: { here: string | number; expected: string | number }) => string
export const by: (values: { time: string | number }) => string
export const expectedBy: (values: { time: string | number }) => string
export const allBy: (values: { time: string | number }) => string
export const lateTitle: string
export const lateNurse: string
export const nobodyTitle: string
export const nobody: string
export const afterVisitHours: (values: { hours: string | number }) => string
export const afterVisitDays: (values: { days: string | number }) => string
export const yours: { readonly "lateReport": string; readonly "follows": string; readonly "readyAtTop": string }
export const ofPerson: { readonly "lateReport": (values: { name: string | number }) => string; readonly "follows": (values: { name: string | number }) => string; readonly "readyAtTop": (values: { name: string | number }) => string }
export const several: { readonly "lateReport": string; readonly "follows": string; readonly "readyAtTop": string }
