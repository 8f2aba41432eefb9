// Written by `pnpm texts` from the file of texts beside it.
export const welcome: (values: { firstName: string | number }) => string
export const offer: (values: { until: string | number }) => string
export const offerForSeveral: (values: { people: string | number; until: string | number }) => string
export const again: string
export const notYou: (values: { firstName: string | number }) => string
