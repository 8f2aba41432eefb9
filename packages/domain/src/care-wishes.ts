/** Whom a family wants as nurse: `must` ones are a condition, `prefer` ones are kept if it can be done. */
export const NURSE_SEX_WISHES = ['any', 'preferFemale', 'mustFemale', 'preferMale', 'mustMale'] as const

export type NurseSexWish = (typeof NURSE_SEX_WISHES)[number]

/** What is known of a patient's health, in the order in which a nurse needs it. */
export const HEALTH_FACTS = ['allergies', 'risks', 'diagnosis', 'mobility', 'equipment'] as const

/** As people say the number of a case: C-10417. */
export const caseNumber = (number: number): string => `C-${number}`

/** A follow-up is planned at most this long ahead: a year of care with its yearly renewal. */
export const MAX_FOLLOW_UP_DAYS = 400
