// Written by `pnpm texts` from the file of texts beside it.
export const statuses: { readonly "Pending": string; readonly "Completed": string; readonly "Canceled": string; readonly "Unpaid": string; readonly "Paid": string; readonly "Failed": string; readonly "Expired": string; readonly "Reversed": string; readonly "Needs action": string }
