import type { Nurses } from '@homecare/contract/admin/nurses'

export type Nurse = Nurses['nurses'][number]

/** What staff have chosen to do: the form of a new or an existing nurse, their days off, or their leave. */
export type NurseAction = { kind: 'add' } | { kind: 'edit' | 'daysOff' | 'leave'; id: string }

export const hasLeft = ({ leftOn }: Pick<Nurse, 'leftOn'>, today: string): boolean => leftOn !== null && leftOn <= today

/** The nurse's visits on one day. */
export const visitsOn = ({ visitDays }: Pick<Nurse, 'visitDays'>, date: string): number =>
  visitDays.find((day) => day.date === date)?.visits ?? 0

/** The nurse's visits on this day and all days after it. */
export const visitsFrom = ({ visitDays }: Pick<Nurse, 'visitDays'>, date: string): number =>
  visitDays.reduce((sum, day) => (day.date >= date ? sum + day.visits : sum), 0)
