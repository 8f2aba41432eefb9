import type { IsoDate } from './dates'

/** What the authority's licence says that somebody is. */
export const PROFESSIONS = ['nurse', 'assistantNurse', 'physiotherapist', 'doctor'] as const
export type Profession = (typeof PROFESSIONS)[number]

/** What not everybody of the care team may do, and a visit may need. */
export const CARE_SKILLS = [
  'ventilator',
  'paediatric',
  'injections',
  'woundCare',
  'catheter',
  'tubeFeeding',
  'tracheostomy',
  'palliative',
] as const
export type CareSkill = (typeof CARE_SKILLS)[number]

/** Staff hear that a licence ends this long before, so that its renewal is in time. */
export const LICENCE_WARNING_DAYS = [60, 30, 7] as const

const DAY_MS = 86_400_000

/**
 * What staff should know of a licence today: that nobody has written its end down, that it has ended, or in how many days it
 * ends, from the first of the warnings on. Null while there is nothing to do.
 */
export function licenceNotice(
  until: IsoDate | null,
  today: IsoDate,
): { kind: 'unknown' | 'ended' } | { kind: 'ends'; days: number; within: number } | null {
  if (until === null) return { kind: 'unknown' }
  const days = Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS)
  if (days < 0) return { kind: 'ended' }
  const within = LICENCE_WARNING_DAYS.toReversed().find((warning) => days <= warning)
  return within === undefined ? null : { kind: 'ends', days, within }
}
