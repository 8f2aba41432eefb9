import type { OrderAnswer } from '@homecare/contract/orders'
import { preparation } from '@homecare/domain/cart'
import { aedFromFils } from '@homecare/domain/money'
import { paymentReasonOf } from '@homecare/domain/payment-reason'
import type { Prisma } from '../generated/prisma/client'

/** What `presentOrder` reads: `include: orderParts` in the query. */
export const orderParts = {
  lines: { orderBy: { position: 'asc' } },
  attempts: { orderBy: { number: 'asc' } },
} as const satisfies Prisma.BookingInclude

export type OrderParts = Prisma.BookingGetPayload<{ include: typeof orderParts }>

/** A booking as its owner may see it, on screen, in mails and on the receipt. */
export function presentOrder(booking: OrderParts): OrderAnswer {
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
    lines: lines.map(({ kind, catalogueId, name, priceFils }) => ({
      kind,
      id: catalogueId,
      name,
      price: aedFromFils(priceFils),
    })),
    date: booking.date,
    time: booking.time,
    total: aedFromFils(booking.totalFils),
    trackingId: (paid ?? last)?.trackingId ?? null,
    failureMessage: paid ? null : (last?.failureMessage ?? null),
    paymentReason: paid || !last ? null : paymentReasonOf(last),
    ...preparation(lines),
    patient: {
      firstName,
      lastName: rest.join(' '),
      email: booking.email,
      phone: booking.phoneNumber,
      doorNo: booking.doorNo,
      buildingName: booking.building,
      landMark: booking.landmark,
      city: booking.city,
    },
  }
}
