import { addDays, dubaiDate } from '@homecare/domain/dates'
import type { Prisma } from '../../generated/prisma/client'
import type { Actor } from '../../process/context'

/**
 * What a pause without an end, or the end of one, means for the visits of a plan: they are planned again from today on, which
 * `generateVisits` does within a minute.
 */
export async function pausePlan(
  tx: Prisma.TransactionClient,
  { caseId, actor, now, reason }: { caseId: string; actor: Actor; now: Date; reason: string },
): Promise<void> {
  const today = dubaiDate(now)
  await tx.planPause.create({
    data: { caseId, from: today, until: null, reason, createdAt: now, createdBy: actor.name },
  })
  await planAgain(tx, caseId, now)
}

export async function resumePlan(
  tx: Prisma.TransactionClient,
  { caseId, now }: { caseId: string; now: Date },
): Promise<void> {
  const today = dubaiDate(now)
  const isOpen = { caseId, OR: [{ until: null }, { until: { gte: today } }] }
  await tx.planPause.deleteMany({ where: { ...isOpen, from: today } })
  await tx.planPause.updateMany({ where: { ...isOpen, from: { lt: today } }, data: { until: addDays(today, -1) } })
  await planAgain(tx, caseId, now)
}

const planAgain = (tx: Prisma.TransactionClient, id: string, now: Date) =>
  tx.careCase.updateMany({
    where: { id, plannedThrough: { not: null } },
    data: { plannedThrough: addDays(dubaiDate(now), -1) },
  })
