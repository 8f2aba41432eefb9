import type { My, MyVisit } from '@homecare/contract/my'
import type { IsoDate } from '@homecare/domain/dates'
import { slotStart } from '@homecare/domain/slots'

interface SortedVisits {
  /** Those to come, the next one first. */
  coming: MyVisit[]
  /** All others, the newest first. */
  past: MyVisit[]
}

const startOf = ({ date, time }: MyVisit): number => slotStart(date, time).getTime()

/** The visits of one person, or of everyone with null. An unpaid one is to come too: paying for it is what comes next. */
export function sortedVisits(visits: readonly MyVisit[], person: string | null, today: IsoDate): SortedVisits {
  const shown = visits.filter(({ people }) => person === null || people.includes(person))
  const isComing = ({ status, date, paymentStatus }: MyVisit) =>
    status === 'Pending' && date >= today && paymentStatus !== 'Reversed'
  return {
    coming: shown.filter(isComing).sort((a, b) => startOf(a) - startOf(b)),
    past: shown.filter((visit) => !isComing(visit)).sort((a, b) => startOf(b) - startOf(a)),
  }
}

/** Everyone who was or will be visited, each once, in the order of the newest visits. */
export const namesIn = ({ visits }: Pick<My, 'visits'>): string[] => [
  ...new Set(visits.flatMap(({ people }) => people)),
]
