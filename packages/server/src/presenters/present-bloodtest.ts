import type { BloodTestDetail, BloodTestItem } from '@homecare/contract/staff'
import { aedFromFils } from '@homecare/domain/money'
import type { OrderParts } from './present-order'

export function presentBloodTest(booking: OrderParts): BloodTestItem {
  const {
    id,
    version,
    orderId,
    fullName,
    email,
    phoneNumber,
    date,
    time,
    status,
    paymentStatus,
    needsAction,
    createdAt,
  } = booking
  return {
    id,
    version,
    orderId,
    fullName,
    email,
    phoneNumber,
    date,
    time,
    status,
    paymentStatus,
    needsAction,
    tests: booking.lines.map(({ name, priceFils }) => ({ name, price: aedFromFils(priceFils) })),
    total: aedFromFils(booking.totalFils),
    createdAt: createdAt.toISOString(),
  }
}

export function presentBloodTestParts(
  booking: OrderParts,
): Pick<BloodTestDetail, 'lines' | 'address' | 'attempts' | 'refund'> {
  const { doorNo, building, landmark, city, refund } = booking
  return {
    lines: booking.lines.map(({ kind, catalogueId, name, priceFils, specimens, fastingHours }) => ({
      kind,
      id: catalogueId,
      name,
      price: aedFromFils(priceFils),
      specimens,
      fastingHours,
    })),
    address: { doorNo, building, landmark, city },
    attempts: booking.attempts.map(({ attemptId, state, amountFils, trackingId, failureMessage, startedAt }) => ({
      attemptId,
      state,
      amount: aedFromFils(amountFils),
      trackingId,
      message: failureMessage,
      startedAt: startedAt.toISOString(),
    })),
    refund,
  }
}
