import type { SettleFinding, StatementFindings } from '@homecare/contract/admin/money-board'
import { formatDubaiTime } from '@homecare/domain/dates'
import { AppError } from '../app-error'
import { recordId } from '../appointment/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../context'
import { storable } from '../storable'
import { getStatementFindings } from './get-findings'

/**
 * Settles a finding with a note of staff. Throws NOT_FOUND, and CONFLICT with the name and time if somebody else has settled
 * it already.
 */
export async function settleFinding({
  ctx,
  actor,
  input: { findingId: id, note },
}: {
  ctx: Ctx
  actor: Actor
  input: SettleFinding & { findingId: string }
}): Promise<StatementFindings> {
  const findingId = recordId(id)
  await ctx.db.$transaction(async (tx) => {
    const settled = { settledAt: ctx.now(), settledBy: actor.name, note: storable(note) }
    // The one who changes the row is the one who has settled it.
    const { count } = await tx.statementFinding.updateMany({ where: { id: findingId, settledAt: null }, data: settled })
    const finding = await tx.statementFinding.findUnique({ where: { id: findingId } })
    if (!finding) throw new AppError('NOT_FOUND')
    const { kind, referenceNo, attemptId, settledAt, settledBy } = finding
    if (count === 0)
      throw new AppError('CONFLICT', {
        detail: `Settled by ${settledBy} on ${settledAt ? formatDubaiTime(settledAt) : ''}.`,
      })
    const attempt = attemptId ? await tx.paymentAttempt.findUnique({ where: { attemptId } }) : null
    await appendAuditEntry(tx, {
      actor,
      action: 'gateway difference settled',
      subject: attempt ? { type: 'booking', id: attempt.bookingId } : { type: 'payment', id: findingId },
      detail: { reason: kind, attemptId, referenceNo, note: settled.note },
    })
  })
  return getStatementFindings({ ctx })
}
