import { createBatcher } from '../process/batcher'
import type { Ctx, Resources } from '../process/context'
import type { GatewayResponse, GatewayReport } from '../ports/gateway'
import { storable } from '../database/storable'
import type { DueAttempt } from './claim-due'
import { nextCheckTime } from './internal/next-check'
import { MAX_COPIES } from './queries'

/** The stored values of one check, named like the columns of the statement below. */
interface PostponedCheck {
  id: string
  attempt_id: string
  raw: string | null
  status: string | null
  reference: string | null
  checks: number
  next_check_at: Date
  now: Date
}

/**
 * Stores the response and the time of the next check when the gateway's status of an open attempt is unchanged. Most of
 * a large reconciliation is this, so one statement stores many checks. An attempt whose state changed meanwhile stays
 * unchanged.
 */
export function postponeCheck(ctx: Ctx, due: DueAttempt, answer: GatewayResponse<GatewayReport>): Promise<void> {
  return ctx.shared(createCheckPostponer)(toPostponedCheck(ctx, due, answer))
}

const createCheckPostponer = ({ db }: Pick<Resources, 'db'>) =>
  createBatcher((notes: readonly PostponedCheck[]) => postponeAll(db, notes))

function toPostponedCheck(
  ctx: Ctx,
  { id, attemptId, checks }: DueAttempt,
  answer: GatewayResponse<GatewayReport>,
): PostponedCheck {
  const now = ctx.now()
  const unanswered = !answer.ok && (answer.reason === 'unreachable' || answer.reason === 'timeout')
  // A connection error does not depend on the attempt, so it does not lengthen the interval.
  const checksMade = unanswered ? checks : checks + 1
  return {
    id,
    attempt_id: attemptId,
    raw: unanswered ? null : storable(answer.ok ? answer.value.raw : `${answer.reason}: ${answer.detail}`),
    status: answer.ok ? storable(answer.value.status).slice(0, 100) : null,
    reference: answer.ok && answer.value.referenceNo ? storable(answer.value.referenceNo) : null,
    checks: checksMade,
    next_check_at: nextCheckTime(now, checksMade, ctx.settings.reconcileAfterSeconds),
    now,
  }
}

async function postponeAll(db: Ctx['db'], notes: readonly PostponedCheck[]): Promise<void[]> {
  await db.$executeRaw`
    WITH postponed AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) AS n(id uuid, attempt_id text,
        raw text, status text, reference text, checks int, next_check_at timestamptz, now timestamptz)),
    stored AS (
      INSERT INTO gateway_message (id, source, raw, order_no, attempt_id, verdict, received_at)
      SELECT gen_random_uuid(), 'status', raw, attempt_id, attempt_id, 'still-pending', now FROM postponed
      WHERE raw IS NOT NULL AND (SELECT count(*) FROM gateway_message m
        WHERE m.attempt_id = postponed.attempt_id AND m.source = 'status' AND m.raw = postponed.raw) < ${MAX_COPIES})
    UPDATE payment_attempt a SET checks = n.checks, next_check_at = n.next_check_at,
      gateway_status = coalesce(n.status, a.gateway_status), tracking_id = coalesce(n.reference, a.tracking_id)
    FROM postponed n WHERE a.id = n.id AND a.state = 'initiated'`
  return notes.map(() => undefined)
}
