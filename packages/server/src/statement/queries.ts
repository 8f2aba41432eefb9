import { randomUUID } from 'node:crypto'
import type { FindingKind } from '@homecare/contract/admin/money-board'
import type { AttemptState } from '@homecare/domain/payment'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { Prisma, RefundState, StatementFinding } from '../generated/prisma/client'
import { enqueueEmail } from '../outbox/enqueue'
import { storable } from '../database/storable'

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
  /** What went back or is on its way back in parts. */
  partsFils: number
}

/** The attempts of all bookings that one of these order numbers belongs to. */
export function attemptsOf({ db }: Pick<Ctx, 'db'>, orderNos: readonly string[]): Promise<ComparedAttempt[]> {
  return db.$queryRaw<ComparedAttempt[]>`
    SELECT id, attempt_id AS "attemptId", coalesce(order_no, attempt_id) AS "orderNo", tracking_id AS "trackingId",
      state::text, amount_fils AS "amountFils", currency, flag, refund::text,
      (SELECT coalesce(sum(p.amount_fils), 0)::int FROM part_refund p
        WHERE p.payment_attempt_id = payment_attempt.id AND p.state IN ('requested', 'done')) AS "partsFils"
    FROM payment_attempt
    WHERE booking_id IN (SELECT booking_id FROM payment_attempt WHERE attempt_id = ANY(${[...orderNos]}))`
}

/** What a finding is about: the gateway's reference, or our attempt if the gateway's list does not have it. */
export interface FindingKey {
  kind: FindingKind
  about: string
}
export interface NewFinding extends FindingKey {
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

const toKey = ({ kind, about }: FindingKey): string => storable(`${kind}:${about}`).slice(0, 200)

/** Who settles a finding about which both sides agree by now. */
const COMPARISON: Actor = { name: 'the comparison', role: 'system' }

/**
 * Stores what was not found before, and mails staff once for a whole comparison. A finding that staff have settled stays
 * settled; one that the comparison has closed by itself is open again.
 */
export async function storeFindings(ctx: Ctx, checkId: string, findings: readonly NewFinding[]): Promise<void> {
  if (findings.length === 0) return
  const foundAt = ctx.now()
  const rows = findings.map((each) => ({
    id: randomUUID(),
    key: toKey(each),
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
      INSERT INTO statement_finding AS f (id, key, kind, check_id, order_no, reference_no, gateway_status, gateway_amount,
        gateway_at, attempt_id, found_at)
      SELECT DISTINCT ON (key) id, key, kind, ${checkId}::uuid, order_no, reference_no, gateway_status, gateway_amount,
        gateway_at, attempt_id, ${foundAt}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, key text, kind text, order_no text,
        reference_no text, gateway_status text, gateway_amount text, gateway_at text, attempt_id text)
      ORDER BY key
      ON CONFLICT (key) DO UPDATE SET check_id = excluded.check_id, found_at = excluded.found_at,
        gateway_status = excluded.gateway_status, settled_at = NULL, settled_by = NULL, note = NULL
      WHERE f.settled_by = ${COMPARISON.name}`
    if (added === 0) return
    // Later pages may find more: one email is about all of them.
    const notBefore = new Date(foundAt.getTime() + EMAIL_AFTER_MS)
    await enqueueEmail(tx, 'statement', { checkId }, { notBefore })
  })
}

/** Closes the open findings with these keys, about which both sides agree by now. */
export async function closeFindings({ db, now }: Ctx, agreed: readonly FindingKey[]): Promise<void> {
  if (agreed.length === 0) return
  type Open = Pick<StatementFinding, 'id' | 'kind' | 'referenceNo' | 'attemptId'>
  const open = await db.$queryRaw<Open[]>`
    SELECT id, kind, reference_no AS "referenceNo", attempt_id AS "attemptId" FROM statement_finding
    WHERE key = ANY(${agreed.map(toKey)}) AND settled_at IS NULL`
  for (const { id, kind, referenceNo, attemptId } of open)
    await db.$transaction(async (tx) => {
      const settled = { settledAt: now(), settledBy: COMPARISON.name, note: 'Both sides agree now.' }
      // Somebody may have settled it meanwhile.
      const { count } = await tx.statementFinding.updateMany({ where: { id, settledAt: null }, data: settled })
      if (count > 0) await appendSettled(tx, COMPARISON, { id, kind, referenceNo, attemptId, note: settled.note })
    })
}

/** Writes the settling of a finding into the audit history, with the booking that it is about. */
export async function appendSettled(
  tx: Prisma.TransactionClient,
  actor: Actor,
  {
    id,
    kind,
    referenceNo,
    attemptId,
    note,
  }: Pick<StatementFinding, 'id' | 'kind' | 'referenceNo' | 'attemptId' | 'note'>,
): Promise<void> {
  const attempt = attemptId ? await tx.paymentAttempt.findUnique({ where: { attemptId } }) : null
  await appendAuditEntry(tx, {
    actor,
    action: 'gateway difference settled',
    subject: attempt ? { type: 'booking', id: attempt.bookingId } : { type: 'payment', id },
    detail: { reason: kind, attemptId, referenceNo, note },
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
