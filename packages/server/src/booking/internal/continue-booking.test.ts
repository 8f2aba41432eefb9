import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { draft } from '../../testing/draft'
import { testContext, type TestCtx } from '../../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database'
import { settlePayment } from '../../payment/settle'
import { startBooking } from '../start'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let database: TestDatabase
let ctx: TestCtx
let people = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 60 } } })
})
afterAll(() => database.drop())

const visitor = () => {
  const input = draft({ fullName: `Patient ${++people}` })
  return () => startBooking({ ctx, input })
}
const stored = (orderId: string) =>
  database.db.booking.findUniqueOrThrow({
    where: { orderId },
    include: { seat: true, attempts: { orderBy: { number: 'asc' } } },
  })
const settle = (attemptId: string) => settlePayment({ ctx, input: { attemptId, source: 'push' } })

describe('a held seat', () => {
  it('is renewed when its visitor comes back, but never beyond two holds from the start of the attempt', async () => {
    const pay = visitor()
    const { orderId } = await pay()
    const startedAt = ctx.now().getTime()
    const held = async () => ((await stored(orderId)).seat!.heldUntil!.getTime() - startedAt) / MINUTE
    const seen: number[] = [await held()]
    for (let n = 0; n < 3; n++) {
      ctx.wait(10 * MINUTE)
      await pay()
      seen.push(await held())
    }
    expect(seen).toEqual([20, 30, 40, 40])
    expect((await stored(orderId)).attempts).toHaveLength(1)
  })

  it('is free to others after that, and its visitor gets SLOT_FULL', async () => {
    const pay = visitor()
    const { orderId } = await pay()
    ctx.wait(15 * MINUTE)
    await pay()
    ctx.wait(26 * MINUTE)
    await visitor()()
    await expect(pay()).rejects.toMatchObject({ code: 'SLOT_FULL' })
    expect((await stored(orderId)).attempts).toHaveLength(1)
  })

  it('is held again by the next attempt while it is free, for ten attempts at most', async () => {
    const pay = visitor()
    const { orderId } = await pay()
    for (let n = 2; n <= 10; n++) {
      ctx.wait(41 * MINUTE)
      await pay()
    }
    expect((await stored(orderId)).attempts.map(({ attemptId }) => attemptId).at(-1)).toBe(`${orderId}-10`)
    ctx.wait(41 * MINUTE)
    await expect(pay()).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('reconciliation continues', () => {
  const asked = async (orderId: string) => (await stored(orderId)).attempts[0]!.nextCheckAt !== null

  it('for a failed attempt for twelve days: a late success must not be lost with its push', async () => {
    const { orderId } = await visitor()()
    ctx.gateway.reports(orderId, { status: 'Unsuccessful' })
    await settle(orderId)
    expect(await asked(orderId)).toBe(true)
    ctx.wait(12 * DAY + 1)
    await settle(orderId)
    expect(await asked(orderId)).toBe(false)
  })

  it('for an unconfirmed payment until the gateway can no longer cancel it, and not for a confirmed one', async () => {
    const { orderId } = await visitor()()
    ctx.gateway.reports(orderId, { status: 'Successful' })
    await settle(orderId)
    expect(await asked(orderId)).toBe(true)
    ctx.gateway.reports(orderId, { status: 'Auto-Cancelled' })
    await settle(orderId)
    expect(await stored(orderId)).toMatchObject({ paymentStatus: 'Reversed', needsAction: 'reversed' })
    expect(await asked(orderId)).toBe(false)
  })
})
