import type { BloodTestDetail, BloodTestItem } from '@homecare/contract/staff'
import { aedFromFils } from '@homecare/domain/money'
import type { AuditEntry } from '../generated/prisma/client'
import type { OrderParts } from './present-status'

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

/** `history`: the booking's, oldest first; it has the gateway's words on a refused refund. */
export function presentBloodTestParts(
  booking: OrderParts,
  history: readonly AuditEntry[],
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
    attempts: booking.attempts.map((attempt) => ({
      attemptId: attempt.attemptId,
      state: attempt.state,
      amount: aedFromFils(attempt.amountFils),
      trackingId: attempt.trackingId,
      message: attempt.failureMessage,
      startedAt: attempt.startedAt.toISOString(),
      refund: attempt.refund,
      refundAt: attempt.refundAt?.toISOString() ?? null,
      refundReason: attempt.refund === 'failed' ? refusedWith(history, attempt.attemptId) : null,
    })),
    refund,
  }
}

/** What the gateway said to this attempt's last refund that it refused. */
function refusedWith(history: readonly AuditEntry[], attemptId: string): string | null {
  const refusals = history.flatMap(({ action, detail }) =>
    action === 'refund refused' && detail !== null && typeof detail === 'object' && !Array.isArray(detail)
      ? [detail]
      : [],
  )
  const said = refusals.findLast((detail) => detail['attemptId'] === attemptId)?.['detail']
  return typeof said === 'string' && said !== '' ? said : null
}
