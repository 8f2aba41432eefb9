import { addDays, dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import type { Ctx } from '../process/context'
import { tellPatients } from '../outbox/tell-patient'
import { noteNurses } from './nurse-news'

/** Until the evening before, another nurse may still take the visit, and the reminder may have named one. */
const FROM_MINUTE = 18 * 60
const BATCH = 500

/**
 * Enqueues who comes, from the evening before a paid visit until it begins: once for each nurse whom the patient has not
 * heard of last, which may have been by the reminder. Returns the number of visits.
 */
export async function enqueueNurseNews({ ctx }: { ctx: Ctx }): Promise<number> {
  const now = ctx.now()
  const today = dubaiDate(now)
  const isEvening = now >= dubaiInstant(today, FROM_MINUTE)
  const days = isEvening ? [today, addDays(today, 1)] : [today]
  return ctx.db.$transaction(async (tx) => {
    // Once the nurse has reported a step of today, the patient knows more than her name.
    const open = await tx.$queryRaw<{ id: string }[]>`
      SELECT b.id FROM booking b
      WHERE b.date = ANY(${days}::text[]) AND b.visit_at > ${now} AND b.nurse_id IS NOT NULL
        AND b.status = 'Pending' AND b.payment_status = 'Paid'
        AND NOT starts_with(coalesce(b.nurse_news, ''), concat_ws(':', b.date, b.nurse_id, ''))
        AND NOT EXISTS (SELECT FROM visit_step s WHERE s.booking_id = b.id AND s.at >= ${dubaiInstant(today, 0)})
      ORDER BY b.id LIMIT ${BATCH} FOR UPDATE OF b SKIP LOCKED`
    const noted = await noteNurses(
      tx,
      open.map(({ id }) => id),
      now,
    )
    await tellPatients(
      tx,
      noted.map(({ id: bookingId, nurseNews: nurse }) => ({
        name: 'nurse-known' as const,
        payload: { bookingId, nurse },
        about: `${bookingId}:${nurse}`,
      })),
      { now },
    )
    return noted.length
  })
}
