import type { OwnBooking } from '@homecare/contract/self-service'
import { preparation } from '@homecare/domain/cart'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { reportProgress } from '@homecare/domain/report'
import { visitTimeline, type Milestone } from '@homecare/domain/visit-timeline'
import { visitHandedOverAt } from '../sample/present'
import type { Prisma } from '../generated/prisma/client'

type Visit = Prisma.BookingGetPayload<{
  include: {
    nurse: { select: { firstName: true; licenceNumber: true } }
    visitSteps: true
    attempts: true
    lines: true
    sample: true
    otherSamples: true
  }
}>

/** When the booking was paid, which is what its patient calls booked. */
const bookedAtOf = ({ attempts, createdAt }: Pick<Visit, 'attempts' | 'createdAt'>): Date =>
  attempts.find(({ state }) => state === 'paid')?.finishedAt ?? createdAt

type TimelineRow = Pick<
  Visit,
  | 'fullName'
  | 'otherPeople'
  | 'otherSamples'
  | 'attempts'
  | 'createdAt'
  | 'visitAt'
  | 'completedAt'
  | 'visitSteps'
  | 'sample'
> &
  Prisma.BookingGetPayload<{ select: { lines: true; reports: { select: { person: true; releasedAt: true } } } }>

/** The timeline of a paid visit; `reports` are those that are released. */
export function timelineOf(row: TimelineRow, now: Date): Milestone[] {
  const { visitAt, completedAt, visitSteps, lines, reports } = row
  return visitTimeline({
    bookedAt: bookedAtOf(row),
    visitAt,
    completedAt,
    handedOverAt: visitHandedOverAt(row),
    steps: visitSteps,
    turnaroundHours: preparation(lines).turnaroundHours,
    reports: reportProgress(
      lines,
      reports.flatMap(({ person, releasedAt }) => (releasedAt ? [{ person, releasedAt }] : [])),
    ),
    now,
  })
}

/** A paid visit as its patient may know it: who comes is told from the day before on, when it is settled. */
export function presentOwnVisit(
  booking: Visit,
  { leaves, now }: { leaves: Date | null; now: Date },
): NonNullable<OwnBooking['visit']> {
  const { visitAt, completedAt, date, nurse, visitSteps, gateCode } = booking
  const isSettled = addDays(dubaiDate(now), 1) >= date
  return {
    bookedAt: bookedAtOf(booking).toISOString(),
    visitAt: visitAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    handedOverAt: visitHandedOverAt(booking)?.toISOString() ?? null,
    nurse: isSettled && nurse ? { firstName: nurse.firstName, licenceNumber: nurse.licenceNumber } : null,
    steps: visitSteps.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    leavesAt: leaves?.toISOString() ?? null,
    gateCodeGiven: gateCode !== null,
  }
}
