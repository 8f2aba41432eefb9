import { paymentStatusOf } from '@homecare/domain/payment'
import type { ActionReason } from '@homecare/domain/payment-table'
import type { PaymentResult } from '@homecare/domain/payment-transition'
import { appendAuditEntry } from '../../audit/append'
import { waitingReason } from '../../booking/waiting-reason'
import { storable } from '../../database/storable'
import { needsNextCheck, nextCheckTime } from './next-check'
import type { SettlementAttempt } from './lock-for-settlement'
import type { Settling } from './settling'

const DOUBT: ActionReason = 'unknown-status'

interface Outcome {
  result: PaymentResult
  flagged: ActionReason | null
}

/** Stores an attempt's new state and next check, and the resulting state of its booking. */
export async function saveOutcome(settling: Settling, outcome: Outcome): Promise<SettlementAttempt> {
  const next = attemptAfter(settling, outcome)
  const moved = next.state !== settling.attempt.state
  await saveAttempt(settling, next, { moved, flagged: outcome.flagged })
  if (moved || outcome.flagged) await saveBooking(settling, next, outcome.flagged)
  return next
}

function attemptAfter({ attempt, answer, source, message }: Settling, { result, flagged }: Outcome): SettlementAttempt {
  const report = answer.ok ? answer.value : null
  const next: SettlementAttempt = {
    ...attempt,
    checks: attempt.checks + (source === 'reconcile' ? 1 : 0),
    gatewayStatus: report ? storable(report.status).slice(0, 100) : attempt.gatewayStatus,
    // A void or refund needs the gateway's reference, so it is stored with every response.
    trackingId: report?.referenceNo ? storable(report.referenceNo) : attempt.trackingId,
    flag: flagged ?? attempt.flag,
  }
  if (!result.ok || result.next === attempt.state) return next
  const failure = message ?? report?.message
  return {
    ...next,
    state: result.next,
    paymentMode: report?.paymentMode ? storable(report.paymentMode) : attempt.paymentMode,
    failureMessage: result.next === 'failed' && failure ? storable(failure).slice(0, 300) : null,
  }
}

async function saveAttempt(
  { ctx, tx }: Settling,
  attempt: SettlementAttempt,
  { moved, flagged }: { moved: boolean; flagged: ActionReason | null },
): Promise<void> {
  const now = ctx.now()
  const { state, checks, gatewayStatus, trackingId, flag, paymentMode, failureMessage } = attempt
  const nextCheckAt = needsNextCheck(attempt, now)
    ? nextCheckTime(now, checks, ctx.settings.reconcileAfterSeconds)
    : null
  await tx.$executeRaw`
    UPDATE payment_attempt SET state = ${state}::"AttemptState", checks = ${checks}, gateway_status = ${gatewayStatus},
      tracking_id = ${trackingId}, flag = ${flag}, payment_mode = ${paymentMode}, failure_message = ${failureMessage},
      paid_at = CASE WHEN ${moved && state === 'paid'} THEN ${now} ELSE paid_at END, next_check_at = ${nextCheckAt}, finished_at = CASE WHEN ${moved} THEN ${now} ELSE finished_at END,
      flagged_at = CASE WHEN ${flagged !== null} THEN ${now} ELSE flagged_at END
    WHERE id = ${attempt.id}::uuid`
}

async function saveBooking(
  { tx, booking, attempt: before }: Settling,
  attempt: SettlementAttempt,
  flagged: ActionReason | null,
): Promise<void> {
  const states = booking.attempts.map((each) => (each.id === attempt.id ? attempt.state : each.state))
  await tx.$executeRaw`
    UPDATE booking SET payment_status = ${paymentStatusOf(states)}::"PaymentStatus",
      needs_action = ${flagged ?? booking.needsAction}, version = version + 1, updated_at = now()
    WHERE id = ${booking.id}::uuid`
  // A regular payment resolves the doubt that an unknown status had raised.
  if (flagged === null && attempt.state === 'paid' && booking.needsAction === DOUBT)
    await tx.booking.update({
      where: { id: booking.id },
      data: { needsAction: await waitingReason(tx, booking.id, DOUBT) },
    })
  await appendAuditEntry(tx, {
    actor: { name: 'gateway', role: 'gateway' },
    action: attempt.state === before.state ? 'payment needs action' : `payment ${attempt.state}`,
    subject: { type: 'booking', id: booking.id },
    detail: { attemptId: attempt.attemptId, ...(flagged ? { reason: flagged } : {}) },
  })
}
