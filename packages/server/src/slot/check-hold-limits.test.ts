import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingSteps, countOutcomes } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'

const TIMES = ['10:00 Am', '10:30 Am', '11:00 Am', '11:30 Am', '01:00 Pm', '01:30 Pm', '02:00 Pm', '02:30 Pm']
const DATE = '2026-03-05'
let database: TestDatabase
let ctx: TestCtx
let people = 0
beforeEach(async () => {
  database ??= await createTestDatabase()
  await database.db.booking.deleteMany()
  ctx = testContext({ db: database.db, settings: { holdLimits: { perPerson: 3, addressPercent: 33 } } })
})
afterAll(() => database.drop())

const { start, payAs, stored } = bookingSteps(() => ctx)
/** Creates a new person each time, so that only the IP address is the same. */
const stranger = () => {
  const n = ++people
  return { email: `p${n}@example.com`, phoneNumber: `05${String(10_000_000 + n)}` }
}
const startFrom = (address: string, changes: object) => start({ date: DATE, ...changes }, undefined, address)
const seats = () => ctx.db.slotSeat.count({ where: { date: DATE } })

describe('limits of unpaid holds', () => {
  it('a phone number in any notation can hold three seats, even with eight simultaneous requests', async () => {
    const forms = ['+971 50 123 4567', '0501234567', '00971501234567', '971501234567']
    const calls = TIMES.map((time, n) =>
      startFrom(`203.0.113.${n}`, { time, email: `m${n}@example.com`, phoneNumber: forms[n % forms.length] }),
    )
    expect(await countOutcomes(calls)).toEqual({ TOO_MANY_HOLDS: 5, done: 3 })
    expect(await seats()).toBe(3)
    expect(await ctx.db.booking.count()).toBe(3)
  })

  it('an email address in any letter case, and with any tag, can hold three seats', async () => {
    const calls = TIMES.map((time, n) =>
      startFrom(`203.0.113.${n}`, {
        time,
        email: n % 2 ? 'Mona@Example.com' : `mona+${n}@example.com`,
        phoneNumber: `05${11_000_000 + n}`,
      }),
    )
    expect(await countOutcomes(calls)).toEqual({ TOO_MANY_HOLDS: 5, done: 3 })
  })

  it('a booking over the hold limit is refused with a sentence and a retry time, and allowed after one hold expired or was paid', async () => {
    const person = stranger()
    const [first] = await Promise.all(TIMES.slice(0, 3).map((time) => start({ ...person, time })))
    await expect(start({ ...person, time: '02:30 Pm' })).rejects.toMatchObject({
      code: 'TOO_MANY_HOLDS',
      detail:
        '3 bookings with this phone number or email are waiting for a payment. Pay or cancel one of them, or try again in 20 minutes.',
      retryAfter: 1200,
    })
    await payAs(first!.orderId, 'Successful')
    await start({ ...person, time: '02:30 Pm' })
    ctx.wait(21 * 60_000)
    await start({ ...person, time: '06:00 Pm' })
  })

  it('an IP address can hold a third of a day’s seats, even with 40 simultaneous requests under other names', async () => {
    const calls = Array.from({ length: 40 }, (_, n) =>
      startFrom('203.0.113.9', { ...stranger(), time: TIMES[n % TIMES.length] }),
    )
    expect(await countOutcomes(calls)).toEqual({ done: 15, DAY_SEATS_LIMIT: 25 })
    expect(await seats()).toBe(15)
    // Other IP addresses still get seats, and this one gets seats on another day.
    await startFrom('198.51.100.1', { ...stranger(), time: '06:00 Pm' })
    await startFrom('203.0.113.9', { ...stranger(), date: '2026-03-06' })
  })

  it('all addresses of one IPv6 network share a hold limit', async () => {
    const calls = Array.from({ length: 20 }, (_, n) =>
      startFrom(`2001:db8:1:2::${n + 1}`, { ...stranger(), time: TIMES[n % TIMES.length] }),
    )
    expect(await countOutcomes(calls)).toEqual({ DAY_SEATS_LIMIT: 5, done: 15 })
  })

  it('hold limits store a keyed hash of the IP address until the hold expires, and never the IP address', async () => {
    const { orderId } = await startFrom('203.0.113.9', stranger())
    expect((await stored(orderId)).seat?.holderKey).toMatch(/^[\da-f]{32}$/)
    await payAs(orderId, 'Successful')
    expect((await stored(orderId)).seat).toMatchObject({ state: 'booked', holderKey: null })
  })

  it('hold limits also apply to a booking whose payment is started again', async () => {
    const person = stranger()
    const { orderId } = await start({ ...person, time: TIMES[0]! }, 'started-again')
    await payAs(orderId, 'Unsuccessful')
    for (const time of TIMES.slice(1, 4)) await start({ ...person, time })
    await expect(start({ ...person, time: TIMES[0]! }, 'started-again')).rejects.toMatchObject({
      code: 'TOO_MANY_HOLDS',
    })
  })
})
