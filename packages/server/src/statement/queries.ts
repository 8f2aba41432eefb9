import { randomUUID } from 'node:crypto'
import type { FindingKind } from '@homecare/contract/admin/money-board'
import type { AttemptState } from '@homecare/domain/payment'
import type { Ctx } from '../context'
import type { RefundState, StatementFinding } from '../generated/prisma/client'
import { enqueue } from '../outbox/enqueue'
import { storable } from '../storable'

/** An attempt as the comparison needs it. */
export interface ComparedAttempt {
  id: string
  attemptId: string
  orderNo: string
  trackingId: string | null
  state: AttemptState
  amountFils: number
  currency: string
  flag: string | null
  refund: RefundState
}

/** The attempts of all bookings that one of these order numbers belongs to. */
export function attemptsOf({ db }: Pick<Ctx, 'db'>, orderNos: readonly string[]): Promise<ComparedAttempt[]> {
  return db.$queryRaw<ComparedAttempt[]>`
    SELECT id, attempt_id AS "attemptId", coalesce(order_no, attempt_id) AS "orderNo", tracking_id AS "trackingId",
      state::text, amount_fils AS "amountFils", currency, flag, refund::text
    FROM payment_attempt
    WHERE booking_id IN (SELECT booking_id FROM payment_attempt WHERE attempt_id = ANY(${[...orderNos]}))`
}

export interface NewFinding {
  kind: FindingKind
  /** What it is about, unique among the findings of its kind. */
  about: string
  orderNo: string | null
  referenceNo: string | null
  status: string | null
  amount: string | null
  at: string | null
  attemptId: string | null
}

const EMAIL_AFTER_MS = 5 * 60_000
const MOST = 100
const short = (text: string | null, length = 60): string | null =>
  text === null ? null : storable(text).slice(0, length)

/** Stores what was not found before, and mails staff once for a whole comparison. */
export async function storeFindings(ctx: Ctx, checkId: string, findings: readonly NewFinding[]): Promise<void> {
  if (findings.length === 0) return
  const foundAt = ctx.now()
  const rows = findings.map((each) => ({
    id: randomUUID(),
    key: short(`${each.kind}:${each.about}`, 200),
    kind: each.kind,
    order_no: short(each.orderNo),
    reference_no: short(each.referenceNo),
    gateway_status: short(each.status),
    gateway_amount: short(each.amount),
    gateway_at: short(each.at),
    attempt_id: each.attemptId,
  }))
  await ctx.db.$transaction(async (tx) => {
    const added = await tx.$executeRaw`
      INSERT INTO statement_finding (id, key, kind, check_id, order_no, reference_no, gateway_status, gateway_amount,
        gateway_at, attempt_id, found_at)
      SELECT id, key, kind, ${checkId}::uuid, order_no, reference_no, gateway_status, gateway_amount, gateway_at,
        attempt_id, ${foundAt}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, key text, kind text, order_no text,
        reference_no text, gateway_status text, gateway_amount text, gateway_at text, attempt_id text)
      ON CONFLICT (key) DO NOTHING`
    if (added === 0) return
    // Later pages may find more: one email is about all of them.
    const notBefore = new Date(foundAt.getTime() + EMAIL_AFTER_MS)
    await enqueue(tx, { name: 'email-statement', payload: { checkId } }, `email-statement:${checkId}`, { notBefore })
  })
}

/** The open findings of one comparison, for its email. */
export async function findingsOfCheck(
  { db }: Pick<Ctx, 'db'>,
  checkId: string,
): Promise<{ open: number; findings: StatementFinding[] }> {
  const where = { checkId, settledAt: null }
  const findings = await db.statementFinding.findMany({ where, orderBy: { id: 'asc' }, take: 10 })
  return { open: await db.statementFinding.count({ where }), findings }
}

export type OpenFinding = StatementFinding & {
  ours: {
    bookingId: string
    attemptId: string
    fullName: string
    state: string
    refund: string
    amountFils: number
    trackingId: string | null
  } | null
}

/** The oldest open findings, with our side as it is now. */
export async function openFindings({ db }: Pick<Ctx, 'db'>): Promise<OpenFinding[]> {
  const findings = await db.statementFinding.findMany({
    where: { settledAt: null },
    orderBy: [{ foundAt: 'asc' }, { id: 'asc' }],
    take: MOST,
  })
  const attempts = await db.paymentAttempt.findMany({
    where: { attemptId: { in: findings.flatMap(({ attemptId }) => attemptId ?? []) } },
    include: { booking: { select: { fullName: true } } },
  })
  const byId = new Map(
    attempts.map(({ attemptId, booking, bookingId, state, refund, amountFils, trackingId }) => [
      attemptId,
      { attemptId, bookingId, fullName: booking.fullName, state, refund, amountFils, trackingId },
    ]),
  )
  return findings.map((finding) => ({ ...finding, ours: byId.get(finding.attemptId ?? '') ?? null }))
}

/** The last day whose comparison came to its end; none that a wrong clock put into the future. */
export async function lastComparedDay({ db }: Pick<Ctx, 'db'>, today: string): Promise<string | null> {
  const last = await db.statementCheck.findFirst({ where: { day: { lte: today } }, orderBy: { day: 'desc' } })
  return last?.day ?? null
}
