import { appendAuditEntry } from '../../audit/append'
import type { Prisma } from '../../generated/prisma/client'
import type { Actor } from '../../process/context'

/** Withdraws what a family could still accept, since its case is over. */
export async function withdrawQuotes(
  tx: Prisma.TransactionClient,
  { caseId, actor, now }: { caseId: string; actor: Actor; now: Date },
): Promise<void> {
  const withdrawn = await tx.quote.updateManyAndReturn({
    where: { caseId, state: 'sent' },
    data: { state: 'withdrawn', closedAt: now, closedBy: actor.name, version: { increment: 1 } },
    select: { id: true },
  })
  for (const { id } of withdrawn)
    await appendAuditEntry(tx, { actor, action: 'quote taken back', subject: { type: 'quote', id } })
}
