import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AppError } from '../process/app-error'
import { bookingSteps } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { payAgain } from './pay-again'

const SLOT = { date: '2026-03-06', time: '10:00 Am' }
const DAY_MS = 24 * 3_600_000
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 60 } } })
})
afterEach(() => database.drop())
const { start, payAs, owner, stored } = bookingSteps(() => ctx)

/** A booking whose first payment was declined, so that its seat is free again. */
async function declined(draftKey = 'second-attempt-1') {
  const { orderId, token: statusToken } = await start(SLOT, draftKey)
  await payAs(orderId, 'Unsuccessful')
  const { token } = await owner(orderId)
  const actor = { name: 'visitor', role: 'visitor' } as const
  return {
    orderId,
    token,
    statusToken,
    pay: (more: { date?: string; time?: string; token?: string } = {}) =>
      payAgain({ ctx, actor, input: { orderId, token, ...more } }),
  }
}

describe('a second attempt of a booking', () => {
  it('a second attempt has its own number at the gateway, holds the seat again and books the visit when paid', async () => {
    const { orderId, statusToken, pay } = await declined()
    expect(await pay()).toMatchObject({ orderId, encRequest: `enc:${orderId}-2`, token: statusToken })
    expect((await stored(orderId)).seat).toMatchObject({ ...SLOT, state: 'held' })
    await payAs(`${orderId}-2`, 'Shipped')
    expect(await stored(orderId)).toMatchObject({ paymentStatus: 'Paid', seat: { state: 'booked' } })
  })

  it('a second attempt keeps the agreed prices when the catalogue has changed', async () => {
    const { orderId, pay } = await declined()
    await ctx.db.healthPackage.update({ where: { id: 1 }, data: { priceFils: 99_900, active: false } })
    await pay()
    expect(ctx.gateway.requestedAmounts.get(`${orderId}-2`)).toBe(37_000)
  })

  it('five parallel requests to pay again make one attempt', async () => {
    const { orderId, pay } = await declined()
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay()))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await stored(orderId)).attempts.map(({ number }) => number)).toEqual([1, 2])
  })

  it('paying again accepts the status token as well, and no other token', async () => {
    const { orderId, token, statusToken, pay } = await declined()
    await expect(pay({ token: 'garbage' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(pay({ token: `${token.slice(0, -1)}!` })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await stored(orderId)).attempts).toHaveLength(1)
    await pay({ token: statusToken })
  })

  it('paying again throws SLOT_FULL with the nearest slots when the slot is taken, and continues in the chosen one', async () => {
    const { orderId, pay } = await declined()
    await start({ ...SLOT, fullName: 'Quick Rival' })
    const refusal = (await pay().catch((error: unknown) => error)) as AppError
    const nearest = { date: SLOT.date, time: '10:30 Am' }
    expect([refusal.code, refusal.alternatives?.[0]]).toEqual(['SLOT_FULL', nearest])
    expect((await stored(orderId)).attempts).toHaveLength(1)

    await pay(nearest)
    expect(await stored(orderId)).toMatchObject({ ...nearest, seat: { ...nearest, state: 'held' } })
    expect(ctx.gateway.requestedAmounts.get(`${orderId}-2`)).toBe(37_000)
    await payAs(`${orderId}-2`, 'Shipped')
    expect(await stored(orderId)).toMatchObject({ ...nearest, paymentStatus: 'Paid', needsAction: null })
  })

  it('paying again after the visit’s time offers the nearest three slots from today on', async () => {
    const { pay } = await declined()
    ctx.wait(4 * DAY_MS)
    const refusal = (await pay().catch((error: unknown) => error)) as AppError
    expect(refusal.code).toBe('INVALID_INPUT')
    expect(refusal.alternatives).toHaveLength(3)
    await pay(refusal.alternatives?.[0])
  })

  it('paying again in another slot no longer matches the draft of a browser tab with the old slot', async () => {
    const { pay } = await declined('old-tab-key-1')
    await pay({ date: SLOT.date, time: '11:00 Am' })
    await expect(start(SLOT, 'old-tab-key-1')).rejects.toMatchObject({ code: 'CONFLICT' })
    await start({ ...SLOT, time: '11:00 Am' }, 'old-tab-key-1')
  })

  it('paying again throws CONFLICT for a paid booking', async () => {
    const { orderId, pay } = await declined()
    await pay()
    await payAs(`${orderId}-2`, 'Shipped')
    await expect(pay()).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
