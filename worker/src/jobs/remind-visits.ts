import { enqueue } from '@homecare/server/outbox/enqueue'
import { dubaiHour, dubaiTomorrow } from '../dubai-clock'
import type { JobDefinition } from '../job'

/** Nobody's telephone rings at night. */
const FROM_HOUR = 9
const BATCH = 500

/** Notes a reminder for every paid visit of tomorrow, once: its key holds booking and date. */
export const remindVisits: JobDefinition<'remind-visits'> = {
  retry: { attempts: 1, backoffMs: 1_000 },
  everyMs: 5 * 60_000,
  async run(ctx) {
    const now = ctx.now()
    if (dubaiHour(now) < FROM_HOUR) return
    const date = dubaiTomorrow(now)
    const due = await ctx.db.$queryRaw<{ id: string }[]>`
      SELECT b.id FROM booking b
      WHERE b.date = ${date} AND b.status = 'Pending' AND b.payment_status = 'Paid'
        AND NOT EXISTS (SELECT FROM outbox o WHERE o.effect_key = ${keyPrefix(date)} || b.id)
      ORDER BY b.id LIMIT ${BATCH}`
    for (const { id: bookingId } of due) {
      await enqueue(ctx.db, { name: 'mail-visit-reminder', payload: { bookingId } }, `${keyPrefix(date)}${bookingId}`)
    }
    if (due.length > 0) ctx.log.info({ date, count: due.length }, 'reminders noted')
  },
}

const keyPrefix = (date: string) => `mail-visit-reminder:${date}:`
