import type { PlanEffect } from '@homecare/contract/plans'
import { addDays, dubaiDate, type IsoDate } from '@homecare/domain/dates'
import { weekdayOf } from '@homecare/domain/nurse'

export type EffectVisit = PlanEffect['visits'][number]

/** The day on which a visit begins. */
export const dayOf = ({ startsAt }: Pick<EffectVisit, 'startsAt'>): IsoDate => dubaiDate(new Date(startsAt))

/** Those that stay or come, and have nobody. */
export const withoutNurse = (visits: readonly EffectVisit[]) =>
  visits.filter(({ what, nurse }) => what !== 'cancel' && nurse === null)

/** Who can't make how many of the visits, by nurse and reason. */
export function lostOf(visits: readonly EffectVisit[]) {
  const counts = new Map<string, { nurse: string; why: string; rules: string[]; count: number }>()
  for (const { lost } of visits) {
    if (!lost) continue
    const key = JSON.stringify([lost.nurse, lost.why])
    counts.set(key, { ...lost, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

const WEEKS = 4

/** Four weeks from the Monday before the first day on which something changes, or on which there is a visit. */
export function weeksOf(visits: readonly EffectVisit[], today: IsoDate): IsoDate[][] {
  const first = (visits.find(({ what }) => what !== 'keep') ?? visits[0])?.startsAt
  const day = first ? dubaiDate(new Date(first)) : today
  const monday = addDays(day, 1 - (weekdayOf(day) || 7))
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => addDays(monday, 7 * week + at)),
  )
}
