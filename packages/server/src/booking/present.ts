import { nurseName } from '@homecare/domain/nurse'
import type { BloodTestDetail, BloodTestItem } from '@homecare/contract/staff'
import { aedFromFils } from '@homecare/domain/money'
import type { AuditEntry, Prisma } from '../generated/prisma/client'
import type { BookedLine, OrderResponse, OrderView } from '@homecare/contract/orders'
import { preparation } from '@homecare/domain/cart'
import type { Home } from '@homecare/domain/home'
import { hiddenPhone } from '@homecare/domain/patient'
import { refundMoney } from '@homecare/domain/refund'
import { paymentReasonOf } from '@homecare/domain/payment-reason'
import { itemOf, type ItemColumn } from '../appointment/list-columns'
import { BOOKING_COLUMNS } from './list-columns'

/** What an item of the list is made of. */
export type ListedBooking = Pick<
  BookingWithParts,
  (ItemColumn<typeof BOOKING_COLUMNS> & keyof BookingWithParts) | 'createdAt' | 'totalFils'
> & {
  lines: readonly Pick<BookingWithParts['lines'][number], 'name' | 'priceFils' | 'fastingHours'>[]
  nurse: { id: string; firstName: string; lastName: string } | null
}

export function presentBooking(booking: ListedBooking): Omit<BloodTestItem, 'nurseClash'> {
  const { nurse, lines, totalFils, createdAt } = booking
  return {
    ...itemOf(BOOKING_COLUMNS, booking),
    nurse: nurse && { id: nurse.id, name: nurseName(nurse) },
    tests: lines.map(({ name, priceFils }) => ({ name, price: aedFromFils(priceFils) })),
    total: aedFromFils(totalFils),
    fastingHours: Math.max(0, ...lines.map(({ fastingHours }) => fastingHours)),
    createdAt: createdAt.toISOString(),
  }
}

/** The names of the people of a visit, by their number. */
export const peopleOf = ({ fullName, otherPeople }: { fullName: string; otherPeople: string[] }): string[] => [
  fullName,
  ...otherPeople,
]

export const presentHome = ({ homeKind, pin }: Pick<BookingWithParts, 'homeKind' | 'pin'>): Home => ({
  kind: homeKind,
  pin,
})

type StoredLine = Pick<BookingWithParts['lines'][number], 'kind' | 'catalogueId' | 'name' | 'priceFils' | 'person'>

export const presentLine = ({ kind, catalogueId, name, priceFils, person }: StoredLine): BookedLine => ({
  kind,
  id: catalogueId,
  name,
  price: aedFromFils(priceFils),
  person,
})

/** `history` is the booking's history, oldest first; it has the gateway's reason for a refused refund. */
export function presentBookingDetail(
  booking: BookingWithParts,
  history: readonly AuditEntry[],
): Pick<
  BloodTestDetail,
  'people' | 'lines' | 'address' | 'home' | 'gateCode' | 'attempts' | 'refund' | 'notEatenSince'
> {
  const { doorNumber, building, landmark, city, refund } = booking
  return {
    people: peopleOf(booking),
    lines: booking.lines.map(({ specimens, fastingHours, ...line }) => ({
      ...presentLine(line),
      specimens,
      fastingHours,
    })),
    address: { doorNumber, building, landmark, city },
    home: presentHome(booking),
    gateCode: booking.gateCode,
    attempts: booking.attempts.map((attempt) => ({
      attemptId: attempt.attemptId,
      state: attempt.state,
      amount: aedFromFils(attempt.amountFils),
      refunded: aedFromFils(refundMoney(attempt).backFils),
      left: aedFromFils(refundMoney(attempt).leftFils),
      trackingId: attempt.trackingId,
      message: attempt.failureMessage,
      startedAt: attempt.startedAt.toISOString(),
      refund: attempt.refund,
      refundAt: attempt.refundAt?.toISOString() ?? null,
      refundReason: attempt.refund === 'failed' ? refusedWith(history, { attemptId: attempt.attemptId }) : null,
      parts: attempt.parts.map((part) => presentPart(part, history)),
    })),
    refund,
    notEatenSince: booking.notEatenSince?.toISOString() ?? null,
  }
}

const presentPart = (
  { id, amountFils, state, at }: BookingWithParts['attempts'][number]['parts'][number],
  history: readonly AuditEntry[],
) => ({
  amount: aedFromFils(amountFils),
  state: state === 'requested' || state === 'done' ? state : ('failed' as const),
  at: at.toISOString(),
  reason: state === 'failed' ? refusedWith(history, { partId: id }) : null,
})

/** Returns the gateway's reason for the last refused refund of this attempt, or of a part of it. */
function refusedWith(history: readonly AuditEntry[], about: { attemptId?: string; partId?: string }): string | null {
  const refusals = history.flatMap(({ action, detail }) =>
    action === 'refund refused' && detail !== null && typeof detail === 'object' && !Array.isArray(detail)
      ? [detail]
      : [],
  )
  const reason = refusals.findLast(({ attemptId, partId }) =>
    about.partId ? partId === about.partId : attemptId === about.attemptId && partId === undefined,
  )?.['detail']
  return typeof reason === 'string' && reason !== '' ? reason : null
}

/** The relations that `presentBookingStatus` reads: `include: bookingParts` in the query. */
export const bookingParts = {
  lines: { orderBy: { position: 'asc' } },
  attempts: { orderBy: { number: 'asc' }, include: { parts: { orderBy: { number: 'asc' } } } },
  nurse: { select: { id: true, firstName: true, lastName: true, licenceNumber: true } },
} as const satisfies Prisma.BookingInclude

export type BookingWithParts = Prisma.BookingGetPayload<{ include: typeof bookingParts }>

/** Presents a booking to its owner, on screen, in emails and on the receipt. */
export function presentBookingStatus(booking: BookingWithParts): OrderResponse {
  const { lines, attempts, fullName } = booking
  const paid = attempts.find((attempt) => attempt.state === 'paid')
  const last = attempts.at(-1)
  const [firstName = '', ...rest] = fullName.split(' ')
  return {
    orderId: booking.orderId,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    needsAction: booking.needsAction !== null,
    draftKey: booking.draftKey,
    lines: lines.map((line) => ({ ...presentLine(line), contents: line.contents })),
    people: peopleOf(booking),
    date: booking.date,
    time: booking.time,
    total: aedFromFils(booking.totalFils),
    refunded: aedFromFils(refundedOf(attempts)),
    paidAt: paidTime(attempts)?.toISOString() ?? null,
    trackingId: (paid ?? last)?.trackingId ?? null,
    failureMessage: paid ? null : (last?.failureMessage ?? null),
    paymentReason: paid || !last ? null : paymentReasonOf(last),
    ...preparation(lines),
    notEatenSince: booking.notEatenSince?.toISOString() ?? null,
    emailRefusedAt: booking.emailRefusedAt?.toISOString() ?? null,
    patient: {
      firstName,
      lastName: rest.join(' '),
      email: booking.email,
      phone: hiddenPhone(booking.phoneNumber),
      doorNumber: booking.doorNumber,
      building: booking.building,
      landmark: booking.landmark,
      city: booking.city,
    },
    home: presentHome(booking),
  }
}

/** Presents a booking to the holder of its pay link. */
export const withoutPatient = (order: OrderResponse): OrderView => ({
  ...order,
  draftKey: null,
  emailRefusedAt: null,
  people: order.people.map(firstName),
  failureMessage: null,
  patient: null,
  home: null,
})

const firstName = (name: string): string => name.split(' ')[0] ?? ''

/** What went back of the payment of this visit; a second payment that was given back is none of it. */
function refundedOf(attempts: BookingWithParts['attempts']): number {
  const ours =
    attempts.findLast(({ state }) => state === 'paid') ?? attempts.findLast(({ state }) => state === 'reversed')
  return ours ? refundMoney(ours).backFils : 0
}

/** An attempt that was paid before `paidAt` was stored has the time in `finishedAt`, until it is reversed. */
function paidTime(attempts: BookingWithParts['attempts']): Date | null {
  const settled = attempts.findLast(({ state }) => state === 'paid' || state === 'reversed')
  return settled?.paidAt ?? (settled?.state === 'paid' ? settled.finishedAt : null)
}
