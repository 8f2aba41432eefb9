import type { Ctx } from '../context'
import { eraseRecords } from '../patients/erase-records'
import { openMatter, openRequest } from '../patients/open-matters'

const DAY_MS = 24 * 60 * 60_000

/**
 * Erases what is older than the setting allows, `batch` of each kind at a time: bookings by the day of the visit, requests
 * by the day on which they came. What is open is left until it is closed. Returns how many records it was.
 */
export async function eraseOldRecords({ ctx, batch = 200 }: { ctx: Ctx; batch?: number }): Promise<number> {
  const { retentionDays } = ctx.settings
  if (retentionDays === 0) return 0
  const now = ctx.now()
  const before = new Date(now.getTime() - retentionDays * DAY_MS)
  return ctx.db.$transaction(
    async (tx) => {
      const bookings = await tx.$queryRaw<{ id: string }[]>`
        SELECT b.id FROM booking b
        WHERE b.erased_at IS NULL AND b.visit_at < ${before} AND b.created_at < ${before} AND ${openMatter(now)} IS NULL
        ORDER BY b.visit_at LIMIT ${batch} FOR UPDATE OF b SKIP LOCKED`
      const requests = await tx.$queryRaw<{ id: string }[]>`
        SELECT r.id FROM service_request r
        WHERE r.erased_at IS NULL AND r.created_at < ${before} AND NOT (${openRequest(now)})
        ORDER BY r.created_at LIMIT ${batch} FOR UPDATE OF r SKIP LOCKED`
      const records = { bookingIds: bookings.map(({ id }) => id), requestIds: requests.map(({ id }) => id) }
      await eraseRecords(tx, { actor: { name: 'system', role: 'system' }, records, now })
      return bookings.length + requests.length
    },
    { timeout: 60_000 },
  )
}
