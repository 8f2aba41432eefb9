// Written by `pnpm texts` from the file of texts beside it.
export const tooShort: (values: { min: string | number }) => string
export const noDate: string
export const pastDate: string
export const noService: string
export const noSlot: string
export const noLastMeal: string
export const tooManyPeople: (values: { max: string | number }) => string
export const noItems: string
export const notInCatalogue: string
export const looksTheSame: string
export const noTestsOfPerson: string
export const chooseOne: string
export const wayClosed: string
export const noPlace: string
export const placeAbroad: string
export const sixDigits: string
export const wrongCode: string
export const wrongPhoneCode: string
export const noSuchPhone: string
export const ownNumber: string
export const invitedAlready: string
export const familyFull: string
export const codeByEmail: string
export const needBirthDate: string
export const wrongBirthDate: string
export const noBirthDate: (values: { phone: string | number; orderId: string | number }) => string
export const identityGiven: (values: { phone: string | number }) => string
export const fourDigits: string
export const wrongDigits: string
export const wrongPasscode: string
export const shareEnded: string
export const shareLocked: string
export const tooManyShares: (values: { max: string | number }) => string
export const reportRemoved: string
export const reportNotReady: string
export const reportClosed: string
export const linkEnded: (values: { phone: string | number; orderId: string | number }) => string
