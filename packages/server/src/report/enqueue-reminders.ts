import { dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import { REPORT_LINK_DAYS, REPORT_REMINDER_DAYS } from '@homecare/domain/report'
import type { Ctx } from '../process/context'
import { tellPatients } from '../outbox/tell-patient'

const DAY_MS = 24 * 60 * 60_000
/** Reminders are not sent at night. */
const FROM_MINUTE = 9 * 60
const UNTIL_MINUTE = 20 * 60
const BATCH = 500

/**
 * Enqueues a reminder of every report that its patient has not opened within three days, once each. Returns the number
 * of reports.
 */
export async function enqueueReportReminders({ ctx }: { ctx: Ctx }): Promise<number> {
  const now = ctx.now()
  const today = dubaiDate(now)
  if (now < dubaiInstant(today, FROM_MINUTE) || now >= dubaiInstant(today, UNTIL_MINUTE)) return 0
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return ctx.db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string; bookingId: string }[]>`
      UPDATE report SET reminded_at = ${now} WHERE id IN (
        SELECT r.id FROM report r JOIN booking b ON b.id = r.booking_id
        WHERE r.state = 'released' AND r.reminded_at IS NULL AND b.erased_at IS NULL
          AND r.released_at <= ${daysAgo(REPORT_REMINDER_DAYS)} AND r.released_at > ${daysAgo(REPORT_LINK_DAYS)}
          AND NOT EXISTS (SELECT FROM report_opening o WHERE o.report_id = r.id AND o.share_id IS NULL)
        ORDER BY r.released_at LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED)
      RETURNING id, booking_id AS "bookingId"`
    const news = due.map(({ id: reportId, bookingId }) => ({ bookingId, reportId }))
    await tellPatients(
      tx,
      news.map((payload) => ({ name: 'report-reminder' as const, payload })),
      { now },
    )
    return due.length
  })
}
