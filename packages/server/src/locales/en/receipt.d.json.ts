// Written by `pnpm texts` from the file of texts beside it.
export const title: (values: { order: string | number }) => string
export const note: (values: { order: string | number }) => string
export const receipt: string
export const taxNumber: (values: { number: string | number }) => string
export const order: string
export const reference: string
export const notGiven: string
export const paid: string
export const returned: string
export const paidAt: string
export const notRecorded: string
export const paidFor: string
export const patient: string
export const visit: string
export const test: string
export const price: string
export const contains: (values: { count: string | number; names: string | number }) => string
export const collection: string
export const included: string
export const total: string
export const refunded: string
export const ofTotal: (values: { refunded: string | number; total: string | number }) => string
export const questions: (values: { phone: string | number; email: string | number; order: string | number }) => string
export const page: (values: { page: string | number; count: string | number }) => string
