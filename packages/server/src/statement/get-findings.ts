import type { StatementFindings } from '@homecare/contract/admin/money-board'
import { findingKind } from '@homecare/contract/admin/money-board'
import { aedFromFils } from '@homecare/domain/money'
import type { Ctx } from '../process/context'
import { openFindings, type OpenFinding } from './queries'

/** What has no counterpart between the gateway's list and our payments, the oldest first, with both sides. */
export async function getStatementFindings({ ctx }: { ctx: Ctx }): Promise<StatementFindings> {
  const [items, open, last] = await Promise.all([
    openFindings(ctx),
    ctx.db.statementFinding.count({ where: { settledAt: null } }),
    ctx.db.statementCheck.findFirst({ orderBy: { finishedAt: 'desc' } }),
  ])
  return { comparedAt: last?.finishedAt.toISOString() ?? null, open, items: items.map(present) }
}

function present(finding: OpenFinding): StatementFindings['items'][number] {
  const { id, foundAt, orderNo, referenceNo, gatewayStatus, gatewayAmount, gatewayAt, ours } = finding
  return {
    id,
    kind: findingKind.parse(finding.kind),
    foundAt: foundAt.toISOString(),
    gateway: { orderNo, referenceNo, status: gatewayStatus, amount: gatewayAmount, at: gatewayAt },
    ours: ours && {
      bookingId: ours.bookingId,
      attemptId: ours.attemptId,
      fullName: ours.fullName,
      state: ours.state,
      refund: ours.refund,
      amount: aedFromFils(ours.amountFils),
      referenceNo: ours.trackingId,
    },
  }
}
