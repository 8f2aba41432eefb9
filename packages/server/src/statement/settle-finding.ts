import { staffTime } from '@homecare/domain/clock'
import type { SettleFinding, StatementFindings } from '@homecare/contract/admin/money-board'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import type { Actor, Ctx } from '../process/context'
import { storable } from '../database/storable'
import { getStatementFindings } from './get-findings'
import { appendSettled } from './queries'

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
    if (count === 0)
      throw new AppError('CONFLICT', {
        detail: `Settled by ${finding.settledBy} on ${finding.settledAt ? staffTime(finding.settledAt) : ''}.`,
      })
    await appendSettled(tx, actor, finding)
  })
  return getStatementFindings({ ctx })
}
