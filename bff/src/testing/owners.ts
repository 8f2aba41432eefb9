import { paidBooking } from './bookings'
import { linkOf } from './links'
import { createTestApp, type TestApp } from './test-app'

export const CAPACITY = 3
export const HOUR = 3_600_000
export const DATE = '2026-03-06'
export const TO = { date: '2026-03-10', time: '06:00 Pm' }

/** An app in which owners of bookings come by their links, with enough turns for all of them. */
export const createOwnersApp = () =>
  createTestApp({
    requestsPerMinute: 100_000,
    settings: { slotRules: { capacity: CAPACITY, leadMinutes: 120, horizonDays: 60 } },
  })

/** What owners have, and what has become of it. */
export function owners(app: () => TestApp) {
  const db = () => app().ctx.db
  return {
    async paid(changes: Parameters<typeof paidBooking>[1] = {}) {
      const booking = await paidBooking(app(), { date: DATE, ...changes })
      return { ...booking, ...(await linkOf(app(), booking.orderId)) }
    },
    stored: (id: string) => db().booking.findUniqueOrThrow({ where: { id }, include: { seat: true, asks: true } }),
    seatsAt: ({ date, time }: { date: string; time: string }) => db().slotSeat.count({ where: { date, time } }),
    mails: async (name: string) => (await db().outbox.findMany({ where: { name } })).length,
    history: async (id: string) =>
      (await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } })).map(
        ({ actor, action }) => `${actor}: ${action}`,
      ),
  }
}
