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
  it('a held seat is renewed when its visitor returns, but only for two hold times from the start of the first attempt', async () => {
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
    expect((await stored(orderId)).attempts).toHaveLength(4)
  })

  it('a held seat is free to others after its hold expired, and its first visitor gets SLOT_FULL', async () => {
    const pay = visitor()
    const { orderId } = await pay()
    ctx.wait(15 * MINUTE)
    await pay()
    ctx.wait(26 * MINUTE)
    await visitor()()
    await expect(pay()).rejects.toMatchObject({ code: 'SLOT_FULL' })
    expect((await stored(orderId)).attempts).toHaveLength(2)
  })

  it('a held seat is held again by the next attempt while it is free, for ten attempts at most', async () => {
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

describe('time limits of reconciliation', () => {
  const isCheckDue = async (orderId: string) => (await stored(orderId)).attempts[0]!.nextCheckAt !== null

  it('a failed attempt is reconciled for twelve days, so that a late success with a lost notification is found', async () => {
    const { orderId } = await visitor()()
    ctx.gateway.reports(orderId, { status: 'Unsuccessful' })
    await settle(orderId)
    expect(await isCheckDue(orderId)).toBe(true)
    ctx.wait(12 * DAY + 1)
    await settle(orderId)
    expect(await isCheckDue(orderId)).toBe(false)
  })

  it('an unconfirmed payment is reconciled until the gateway can no longer cancel it, and a confirmed one is not', async () => {
    const { orderId } = await visitor()()
    ctx.gateway.reports(orderId, { status: 'Successful' })
    await settle(orderId)
    expect(await isCheckDue(orderId)).toBe(true)
    ctx.gateway.reports(orderId, { status: 'Auto-Cancelled' })
    await settle(orderId)
    expect(await stored(orderId)).toMatchObject({ paymentStatus: 'Reversed', needsAction: 'reversed' })
    expect(await isCheckDue(orderId)).toBe(false)
  })
})
