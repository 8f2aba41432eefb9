import { caseAfter, requestStatusAfter, type CaseNews } from '@homecare/domain/case-table'
import { appendAuditEntry } from '../audit/append'
import type { CareCase, Prisma } from '../generated/prisma/client'
import type { Actor } from '../process/context'
import { closeRequests } from './internal/close-requests'
import { planNext } from './internal/plan-next'

interface NextStep {
  dueAt: Date
  text: string
}

/** Plans what is to be done for a case, which the caller has locked. */
export async function planStep(
  tx: Prisma.TransactionClient,
  caseId: string,
  { step, actor, now }: { step: NextStep; actor: Actor; now: Date },
): Promise<void> {
  await tx.followUp.create({ data: { ...step, caseId, createdBy: actor.name, createdAt: now } })
  await planNext(tx, caseId)
}

interface Move {
  news: CaseNews
  actor: Actor
  now: Date
  /** What is to be done next by whoever looks after the case. */
  step?: NextStep | undefined
}

/**
 * Brings a case, which the caller has locked, to what its assessments and quotes say, in their transaction. Care that begins
 * completes the request.
 */
export async function moveCase(
  tx: Prisma.TransactionClient,
  { id, state }: Pick<CareCase, 'id' | 'state'>,
  { news, actor, now, step }: Move,
): Promise<void> {
  const next = caseAfter(state, news)
  if (next !== state && next === 'active')
    await closeRequests(tx, { caseId: id, status: requestStatusAfter(next), actor, now })
  const moved = next === state ? {} : { state: next, reason: null, reasonText: null }
  await tx.careCase.update({ where: { id }, data: { ...moved, version: { increment: 1 } } })
  if (step) await planStep(tx, id, { step, actor, now })
  else await planNext(tx, id)
  if (next === 'active' && next !== state)
    await appendAuditEntry(tx, { actor, action: 'care began', subject: { type: 'case', id } })
}
