// Written by `pnpm texts` from the file of texts beside it.
export const booking: string
export const booked: string
export const onTheWay: { readonly "next": string; readonly "done": string; readonly "late": string }
export const arrived: { readonly "next": string; readonly "done": string; readonly "late": string }
export const yours: { readonly "taking": string; readonly "taken": string; readonly "notTaken": string; readonly "reaching": string; readonly "atLaboratory": string; readonly "notAtLaboratory": string; readonly "ready": string; readonly "inProgress": string; readonly "slow": string }
export const ofPerson: { readonly "taking": (values: { name: string | number }) => string; readonly "taken": (values: { name: string | number }) => string; readonly "notTaken": (values: { name: string | number }) => string; readonly "reaching": (values: { name: string | number }) => string; readonly "atLaboratory": (values: { name: string | number }) => string; readonly "notAtLaboratory": (values: { name: string | number }) => string; readonly "ready": (values: { name: string | number }) => string; readonly "inProgress": (values: { name: string | number }) => string; readonly "slow": (values: { name: string | number }) => string }
export const several: { readonly "taking": string; readonly "taken": string; readonly "notTaken": string; readonly "reaching": string; readonly "atLaboratory": string; readonly "notAtLaboratory": string; readonly "ready": string; readonly "inProgress": string; readonly "slow": string }
