import { formatDubaiTime } from '@homecare/domain/dates'
import { AppError } from '../../app-error'
import type { Prisma } from '../../generated/prisma/client'

/** The CONFLICT for someone who worked on an older version: it says who changed the record and when. */
export async function staleRecord(
  tx: Prisma.TransactionClient,
  subjectType: 'booking' | 'request',
  subjectId: string,
): Promise<AppError> {
  const last = await tx.auditEntry.findFirst({ where: { subjectType, subjectId }, orderBy: { id: 'desc' } })
  const detail = last
    ? `Changed by ${last.actor} on ${formatDubaiTime(last.at)} (${last.action}). Look at it again.`
    : 'Changed meanwhile. Look at it again.'
  return new AppError('CONFLICT', { detail })
}
