import type { ServiceList } from '@homecare/contract/staff'
import { Prisma } from '../generated/prisma/client'
import { where } from './list-filter'

/** The four tiles: how many of the list's whole population there are, whatever is searched for. */
export async function countStatuses(
  tx: Prisma.TransactionClient,
  table: 'booking' | 'service_request',
  population: Prisma.Sql[],
): Promise<ServiceList['counts']> {
  const rows = await tx.$queryRaw<{ status: string; count: number }[]>`
    SELECT r.status::text, count(*)::int AS count FROM ${Prisma.raw(table)} r ${where(population)} GROUP BY r.status`
  const count = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  const [pending, completed, canceled] = [count('Pending'), count('Completed'), count('Canceled')]
  return { total: pending + completed + canceled, pending, completed, canceled }
}
