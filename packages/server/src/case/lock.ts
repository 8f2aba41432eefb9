import type { CareCase, Prisma } from '../generated/prisma/client'
import { AppError } from '../process/app-error'

/**
 * Locks cases with their requests, in the order in which a change of a request locks the two. What belongs to a case is locked
 * after it.
 */
export async function lockCases(tx: Prisma.TransactionClient, ids: string[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM service_request WHERE case_id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`
  await tx.$queryRaw`SELECT id FROM care_case WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`
}

/** Locks one case and returns it. Throws NOT_FOUND, also for one whose data are erased. */
export async function lockCase(tx: Prisma.TransactionClient, id: string): Promise<CareCase> {
  await lockCases(tx, [id])
  const careCase = await tx.careCase.findUnique({ where: { id } })
  if (!careCase || careCase.erasedAt) throw new AppError('NOT_FOUND')
  return careCase
}
