import { paidBooking } from './bookings'
import { linkOf } from './links'
import { createTestApp, type TestApp } from './test-app'

export const HOUR = 3_600_000
export const DATE = '2026-03-06'
export const TO = { date: '2026-03-10', time: '06:00 Pm' }

/** An app for patients with the links of their bookings, without limits that they could reach. */
export const createOwnersApp = () => createTestApp({ requestsPerMinute: 100_000 })

/** The booking of a patient with its link, and the stored rows. */
export function owners(app: () => TestApp) {
  const db = () => app().ctx.db
  return {
    async paid(changes: Parameters<typeof paidBooking>[1] = {}) {
      const booking = await paidBooking(app(), { date: DATE, ...changes })
      return { ...booking, ...(await linkOf(app(), booking.orderId)) }
    },
    stored: (id: string) =>
      db().booking.findUniqueOrThrow({ where: { id }, include: { seat: true, changeRequests: true } }),
  }
}
