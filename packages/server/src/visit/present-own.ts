import type { OwnBooking } from '@homecare/contract/self-service'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import type { Prisma } from '../generated/prisma/client'

type Visit = Prisma.BookingGetPayload<{
  include: {
    nurse: { select: { firstName: true; licenceNumber: true } }
    visitSteps: true
    attempts: true
    sample: true
  }
}>

/** A paid visit as its patient may know it: who comes is told from the day before on, when it is settled. */
export function presentOwnVisit(booking: Visit, now: Date): NonNullable<OwnBooking['visit']> {
  const { attempts, createdAt, visitAt, completedAt, date, nurse, visitSteps, sample } = booking
  const paid = attempts.find(({ state }) => state === 'paid')
  const isSettled = addDays(dubaiDate(now), 1) >= date
  return {
    bookedAt: (paid?.finishedAt ?? createdAt).toISOString(),
    visitAt: visitAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
    handedOverAt: sample?.handedOverAt?.toISOString() ?? null,
    nurse: isSettled && nurse ? { firstName: nurse.firstName, licenceNumber: nurse.licenceNumber } : null,
    steps: visitSteps.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
  }
}
