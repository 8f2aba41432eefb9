import { REPORT_LATE, SAMPLE_OPEN_DAYS } from '@homecare/domain/sample'
import { appendAuditEntry } from '../audit/append'
import type { Ctx } from '../process/context'
import { hasLateReport } from './late-report'

const DAY_MS = 24 * 60 * 60_000
const BATCH = 500

/**
 * Marks bookings as needing action whose sample was taken, where a person's longest turnaround is over and their report is
 * not released; each once, and not while they need another action. Returns the number of bookings.
 */
export async function flagLateSamples({ ctx }: { ctx: Ctx }): Promise<number> {
  const now = ctx.now()
  const from = new Date(now.getTime() - SAMPLE_OPEN_DAYS * DAY_MS)
  return ctx.db.$transaction(async (tx) => {
    const late = await tx.$queryRaw<{ id: string }[]>`
      SELECT b.id FROM booking b JOIN sample s ON s.booking_id = b.id
      WHERE b.visit_at > ${from} AND b.status = 'Completed' AND b.payment_status = 'Paid' AND b.needs_action IS NULL
        AND b.erased_at IS NULL AND s.late_at IS NULL
        AND ${hasLateReport(now)}
      ORDER BY b.id LIMIT ${BATCH} FOR UPDATE OF b SKIP LOCKED`
    const ids = late.map(({ id }) => id)
    await tx.sample.updateMany({ where: { bookingId: { in: ids } }, data: { lateAt: now } })
    await tx.booking.updateMany({
      where: { id: { in: ids } },
      data: { needsAction: REPORT_LATE, version: { increment: 1 } },
    })
    for (const id of ids)
      await appendAuditEntry(tx, {
        actor: { name: 'system', role: 'system' },
        action: 'report late',
        subject: { type: 'booking', id },
      })
    return ids.length
  })
}
