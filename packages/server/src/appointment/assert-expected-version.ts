import { staffTime } from '@homecare/domain/clock'
import { AppError } from '../process/app-error'
import { staffNames } from '../audit/staff-names'
import type { Prisma } from '../generated/prisma/client'

interface VersionedRecord {
  type: 'booking' | 'request' | 'case'
  id: string
  version: number
}

/** Throws CONFLICT with author and time of the last change if the locked record has another version than staff saw. */
export async function assertExpectedVersion(
  tx: Prisma.TransactionClient,
  { type, id, version }: VersionedRecord,
  expected: number,
): Promise<void> {
  if (version === expected) return
  const last = await tx.auditEntry.findFirst({
    where: { subjectType: type, subjectId: id },
    orderBy: { id: 'desc' },
  })
  const detail = last
    ? `Changed by ${(await staffNames(tx))(last.actor)} on ${staffTime(last.at)} (${last.action}). Look at it again.`
    : 'Changed meanwhile. Look at it again.'
  throw new AppError('CONFLICT', { detail })
}
