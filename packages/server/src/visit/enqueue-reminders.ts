import { addDays, dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import type { Ctx } from '../process/context'
import { tellPatients } from '../outbox/tell-patient'
import { noteNurses } from './nurse-news'

/** Reminders are not sent at night. */
const FROM_MINUTE = 9 * 60
const BATCH = 500
/** A confirmation that is not older says it all. */
const RECENT_MS = 12 * 60 * 60_000

/**
 * Enqueues a reminder of every paid visit of tomorrow, unless it was paid, and so confirmed, within the last twelve hours.
 * Its key contains booking and date, so there is one for each. It names the nurse who is known by then. Returns the number of visits.
 */
export async function enqueueReminders({ ctx }: { ctx: Ctx }): Promise<number> {
  const now = ctx.now()
  const today = dubaiDate(now)
  if (now < dubaiInstant(today, FROM_MINUTE)) return 0
  const date = addDays(today, 1)
  const recently = new Date(now.getTime() - RECENT_MS)
  const keyPrefix = `email-visit-reminder:${date}:`
  const due = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT b.id FROM booking b
    WHERE b.date = ${date} AND b.status = 'Pending' AND b.payment_status = 'Paid'
      AND NOT EXISTS (SELECT FROM outbox o WHERE o.effect_key = ${keyPrefix} || b.id)
      AND NOT EXISTS (SELECT FROM message m WHERE m.news_key = ${keyPrefix} || b.id)
      AND NOT EXISTS (SELECT FROM payment_attempt a
        WHERE a.booking_id = b.id AND a.state = 'paid' AND a.paid_at > ${recently})
    ORDER BY b.id LIMIT ${BATCH}`
  const news = due.map(({ id: bookingId }) => ({ payload: { bookingId }, about: `${date}:${bookingId}` }))
  await ctx.db.$transaction(async (tx) => {
    await noteNurses(
      tx,
      due.map(({ id }) => id),
      now,
    )
    await tellPatients(
      tx,
      news.map((each) => ({ name: 'visit-reminder' as const, ...each })),
      { now },
    )
  })
  return due.length
}
