import type { OwnBooking } from '@homecare/contract/self-service'
import { mayIdentify } from '@homecare/domain/identity'
import { linesByPerson } from '@homecare/domain/people'
import { selfService } from '@homecare/domain/self-service'
import { bookingParts, peopleOf, presentBookingStatus } from '../booking/present'
import { statusToken } from '../booking/tokens'
import type { Prisma } from '../generated/prisma/client'
import type { Ctx } from '../process/context'
import { presentOwnReport, presentOwnReports } from '../report/present'
import { seenByPatient } from '../report/queries'
import { presentOwnVisit } from '../visit/present-own'

/** The relations that `presentOwnBooking` reads: `include: ownBookingParts` in the query. */
export const ownBookingParts = {
  ...bookingParts,
  changeRequests: { where: { closedAt: null }, orderBy: { createdAt: 'asc' } },
  visitSteps: { orderBy: [{ at: 'asc' }, { receivedAt: 'asc' }] },
  sample: true,
  otherSamples: true,
  identities: true,
  reports: seenByPatient,
} as const satisfies Prisma.BookingInclude

type OwnParts = Prisma.BookingGetPayload<{ include: typeof ownBookingParts }>

/** Presents a booking to the holder of its signed link, with the actions that are permitted now. `leaves` is about when its nurse leaves. */
export function presentOwnBooking(
  ctx: Ctx,
  booking: OwnParts,
  { leaves, reportProof }: { leaves: Date | null } & Pick<OwnBooking, 'reportProof'>,
): OwnBooking {
  const now = ctx.now()
  return {
    version: booking.version,
    order: presentBookingStatus(booking),
    orderToken: statusToken(ctx.settings.secret, booking),
    visit: booking.paymentStatus === 'Paid' ? presentOwnVisit(booking, { leaves, now }) : null,
    ...selfService({ ...booking, lastStep: booking.visitSteps.at(-1) ?? null, now }),
    report: presentOwnReport(booking.reports.filter(({ person }) => person === 0)),
    reportProof,
    reports: presentOwnReports([booking.fullName, ...booking.otherPeople], booking.reports),
    tested: presentTested(booking),
    changeRequests: booking.changeRequests.map(({ kind, date, time }) => ({ kind, date, time })),
  }
}

const presentTested = (booking: OwnParts): OwnBooking['tested'] =>
  mayIdentify(booking)
    ? linesByPerson(peopleOf(booking), booking.lines).map(({ person, name }) => ({
        person,
        name,
        identified: booking.identities.some((identity) => identity.person === person),
      }))
    : []
