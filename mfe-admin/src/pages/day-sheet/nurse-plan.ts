import type { NurseChoices, Nurses } from '@homecare/contract/admin/nurses'
import type { AreaTravel } from '@homecare/domain/area-travel'
import { nurseChoices, suggestedNurse } from '@homecare/domain/nurse-choice'
import type { SheetVisit } from '@homecare/remote-kit/visits/by-area'
import { nurseName } from '@homecare/domain/nurse'

type Nurse = Nurses['nurses'][number]
export type VisitNurse = SheetVisit['nurse']

/** The visits of a whole day, also those that a filter hides, and everybody who could make them. */
export interface SheetDay {
  date: string
  visits: readonly SheetVisit[]
  nurses: readonly Nurse[]
  travel: readonly AreaTravel[]
}

export const needsNurse = ({ status, paymentStatus, nurse }: SheetVisit): boolean =>
  nurse === null && status === 'Pending' && paymentStatus === 'Paid'

/** Who could make a visit, the best first: by the same rule as on the server, so without a call for each visit. */
export function choicesOf(visit: SheetVisit, { date, visits, nurses, travel }: SheetDay): NurseChoices['choices'] {
  const choices = nurseChoices(
    { ...visit, date },
    nurses
      .filter(({ leftOn }) => leftOn === null || leftOn > date)
      .map((nurse) => ({
        ...nurse,
        name: nurseName(nurse),
        daysOff: nurse.daysOff.map((day) => day.date),
        care: nurse.care.map(({ startsAt, endsAt }) => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) })),
        visits: visits.filter((each) => each.nurse?.id === nurse.id),
      })),
    travel,
  )
  const best = suggestedNurse(choices)
  return choices.map((choice) => ({
    ...choice,
    languages: nurses.find(({ id }) => id === choice.id)?.languages ?? [],
    suggested: choice.id === best?.id,
  }))
}

/** A nurse for each of these visits that has none and for which somebody is free; each choice counts for the next. */
export function planOf(
  visits: readonly SheetVisit[],
  day: SheetDay,
): { visit: SheetVisit; nurse: NonNullable<VisitNurse> }[] {
  let present = day.visits
  return visits.filter(needsNurse).flatMap((visit) => {
    const best = choicesOf(visit, { ...day, visits: present }).find(({ suggested }) => suggested)
    if (!best) return []
    const nurse = { id: best.id, name: best.name }
    present = present.map((each) => (each.bookingId === visit.bookingId ? { ...each, nurse } : each))
    return [{ visit, nurse }]
  })
}
