import { timingSafeEqual } from 'node:crypto'
import type { OpenedReport } from '@homecare/contract/reports'
import { lastDigits } from '@homecare/domain/report'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import { findOwnBooking, reportProofOf } from '../booking/find-own'
import type { Booking } from '../generated/prisma/client'
import type { Actor, Ctx } from '../process/context'
import { takeAll, type RateLimit } from '../process/rate-limit'
import type { OwnReportRef } from './get-own'
import { makeGrant, ownReportSubject } from './internal/grant'
import { currentReport } from './internal/own-report'
import { presentShares } from './present'
import { sharesOf } from './queries'

/**
 * Every count is of wrong digits: the right ones forget it. None counts an address: a guess needs a booking's link, and a
 * whole mobile network may share an address.
 */
export interface DigitsLimits {
  /** Of one booking, in a short time. */
  booking: RateLimit
  /** Of one booking, in a day: ten thousand combinations would take years. */
  bookingDay: RateLimit
}

interface OpenCall {
  ctx: Ctx
  limits: DigitsLimits
  actor: Actor
  input: OwnReportRef & { token: string; digits?: string | undefined; birthDate?: string | undefined }
}

/**
 * Opens the report of one person to the browser of the person who has the link and knows the phone number, or the date of
 * birth where the link went to the phone. Returns the grant for its cookie. Throws NOT_FOUND, CONFLICT while there is no
 * report or no known date of birth, RATE_LIMITED, and INVALID_INPUT for a wrong proof, which the history records.
 */
export async function openOwnReport({
  ctx,
  limits,
  actor,
  input,
}: OpenCall): Promise<{ answer: OpenedReport; grant: string }> {
  const booking = await findOwnBooking(ctx, input)
  const { person = 0 } = input
  const owner = { bookingId: booking.id, person }
  const { report, presented } = await currentReport(ctx.db, owner)
  const proof = await proofOf(ctx, booking, { person, token: input.token })
  if (input[proof.field] === undefined)
    throw new AppError('INVALID_INPUT', { fields: { [proof.field]: proof.missing } })
  // Counted before the comparison, so that parallel guesses can't pass together.
  await takeAll([
    [limits.booking, booking.id],
    [limits.bookingDay, booking.id],
  ])
  if (!isEqual(input[proof.field] ?? '', proof.value)) {
    const subject = { type: 'booking', id: booking.id } as const
    await ctx.db.$transaction((tx) =>
      appendAuditEntry(tx, { actor, action: `wrong ${proof.name} for the report`, subject, detail: { person } }),
    )
    throw new AppError('INVALID_INPUT', { fields: { [proof.field]: proof.wrong } })
  }
  await forgetWrongDigits(limits, booking.id)
  const { grant, until } = makeGrant(ctx, ownReportSubject(booking, person))
  const shares = presentShares(await sharesOf(ctx.db, owner), ctx.now())
  return { answer: { ...presented, size: report.size, grantedUntil: until.toISOString(), shares }, grant }
}

/** What must be typed for a report: a field of the request, and its right value. */
async function proofOf(ctx: Ctx, booking: Booking, { person, token }: { person: number; token: string }) {
  if (reportProofOf(ctx, booking, token) === 'digits')
    return {
      ...({ field: 'digits', name: 'digits', value: lastDigits(booking.phoneNumber) } as const),
      missing: 'Enter the last four digits of your phone number',
      wrong: 'These are not the last four digits of the phone number in this booking',
    }
  const identity = await ctx.db.personIdentity.findUnique({
    where: { bookingId_person: { bookingId: booking.id, person } },
    select: { birthDate: true },
  })
  if (!identity)
    throw new AppError('CONFLICT', {
      detail: `We do not know the date of birth of this person. Please call us on ${ctx.profile.phone} and quote ${booking.orderId}: we will help you.`,
    })
  return {
    ...({ field: 'birthDate', name: 'date of birth', value: identity.birthDate } as const),
    missing: 'Enter the date of birth',
    wrong: 'This is not the date of birth that we have for this person',
  }
}

export async function forgetWrongDigits(limits: DigitsLimits, bookingId: string): Promise<void> {
  await limits.booking.reset(bookingId)
  await limits.bookingDay.reset(bookingId)
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
