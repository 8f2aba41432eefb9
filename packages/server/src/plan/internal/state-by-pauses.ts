import { caseTransition } from '@homecare/domain/case-table'
import type { IsoDate } from '@homecare/domain/dates'
import type { CareCase, Prisma } from '../../generated/prisma/client'

/** The change of a case whose pause holds today, or has ended. A case that staff have paused without days stays paused. */
export async function stateByPauses(
  tx: Prisma.TransactionClient,
  careCase: Pick<CareCase, 'id' | 'state'>,
  today: IsoDate,
): Promise<Prisma.CareCaseUpdateInput> {
  const pause = await tx.planPause.findFirst({
    where: { caseId: careCase.id, from: { lte: today }, OR: [{ until: null }, { until: { gte: today } }] },
  })
  if (!pause && (await tx.planPause.count({ where: { caseId: careCase.id } })) === 0) return {}
  const result = caseTransition(careCase.state, pause ? 'pause' : 'resume', {
    reason: 'other',
    text: pause?.reason ?? '',
  })
  if (!result.ok) return {}
  return { state: result.next, reason: pause ? 'other' : null, reasonText: pause?.reason ?? null }
}
