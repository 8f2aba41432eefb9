import type { Ctx } from '../process/context'
import { eraseRecords } from './internal/erase-records'
import { erasureBlocker, openRequest } from './queries'

const DAY_MS = 24 * 60 * 60_000
/** A booking that was never paid is not a treatment; the gateway may still report a payment for 13 days. */
const UNPAID_DAYS = 30
/** The days for a request that was not completed. */
const REQUEST_DAYS = 365

/**
 * Erases records older than the setting, `batch` of each kind at a time: bookings by the date of the visit, requests by
 * the date of their arrival, and sooner if never paid or never completed. Why: docs/decisions/023. Open records are
 * skipped. Returns the number of erased records.
 */
export async function eraseOldRecords({ ctx, batch = 200 }: { ctx: Ctx; batch?: number }): Promise<number> {
  const { retentionDays } = ctx.settings
  const now = ctx.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  // Without a limit no record is too old.
  const before = retentionDays === 0 ? new Date(0) : daysAgo(retentionDays)
  const [unpaidBefore, requestBefore] = [daysAgo(UNPAID_DAYS), daysAgo(REQUEST_DAYS)]
  return ctx.db.$transaction(
    async (tx) => {
      const bookings = await tx.$queryRaw<{ id: string }[]>`
        SELECT b.id FROM booking b
        WHERE b.erased_at IS NULL AND ${erasureBlocker(now)} IS NULL AND (
          (b.visit_at < ${before} AND b.created_at < ${before})
          OR (b.payment_status IN ('Unpaid', 'Failed', 'Expired') AND b.created_at < ${unpaidBefore} AND b.visit_at < ${now}))
        ORDER BY b.visit_at LIMIT ${batch} FOR UPDATE OF b SKIP LOCKED`
      const requests = await tx.$queryRaw<{ id: string }[]>`
        SELECT r.id FROM service_request r
        WHERE r.erased_at IS NULL AND NOT (${openRequest(now)})
          AND (r.created_at < ${before} OR (r.status <> 'Completed' AND r.created_at < ${requestBefore}))
        ORDER BY r.created_at LIMIT ${batch} FOR UPDATE OF r SKIP LOCKED`
      const records = { bookingIds: bookings.map(({ id }) => id), requestIds: requests.map(({ id }) => id) }
      await eraseRecords(tx, { actor: { name: 'system', role: 'system' }, records, now })
      return bookings.length + requests.length
    },
    { timeout: 60_000 },
  )
}
