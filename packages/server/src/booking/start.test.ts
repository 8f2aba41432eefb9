import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { draft } from '../testing/draft'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getBookingStatus } from './get-status'
import { payAgain } from './pay-again'
import { startBooking } from './start'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
})
afterAll(() => database.drop())
const { start, payAs, owner } = bookingSteps(() => ctx)
const bookings = () => ctx.db.booking.count()

describe('prices', () => {
  it('startBooking charges the catalogue’s total whatever names and prices the browser sends', async () => {
    const { orderId } = await start({ tests: [{ id: 1, kind: 'package', name: 'x', price: 1 }] })
    expect(ctx.gateway.requestedAmounts.get(orderId)).toBe(37_000)
    expect(await ctx.db.bookingLine.findMany({ where: { booking: { orderId } } })).toMatchObject([
      { kind: 'package', catalogueId: 1, name: 'Basic Health Package I', priceFils: 37_000 },
    ])
  })

  it.each([
    ['the exact name alone', { name: 'Basic Health Package I', price: 370 }],
    ['an id without a kind whose name tells which', { id: 1, name: 'Basic Health Package I', price: 370 }],
    ['the same line twice, once', { id: 1, kind: 'package' as const, name: 'Basic Health Package I', price: 370 }],
  ])('startBooking finds the item by %s', async (_, line) => {
    const { orderId } = await start({ tests: [line, line] })
    expect(ctx.gateway.requestedAmounts.get(orderId)).toBe(37_000)
  })

  it.each([1, 369.99, '371.00'])(
    'startBooking throws PRICE_CHANGED with the total when the amount is %s',
    async (amount) => {
      const before = await bookings()
      await expect(start({ amount })).rejects.toMatchObject({ code: 'PRICE_CHANGED', total: 370 })
      expect(await bookings()).toBe(before)
    },
  )

  it('startBooking throws PRICE_CHANGED when a price changed between cart and confirmation', async () => {
    await ctx.db.healthPackage.update({ where: { id: 2 }, data: { priceFils: 70_000 } })
    const tests = [{ id: 2, kind: 'package' as const, name: 'Basic Health Package II', price: 690 }]
    await expect(start({ amount: 690, tests })).rejects.toMatchObject({ code: 'PRICE_CHANGED', total: 700 })
    await start({ amount: 700, tests })
  })

  it('startBooking throws BELOW_MINIMUM with the specified sentence at exactly 300.00, and accepts 301', async () => {
    const [a, b, c] = await ctx.db.labTest.findMany({ where: { priceFils: 10_000 }, take: 3 })
    const tests = [a!, b!, c!].map(({ id, name }) => ({ id, kind: 'test' as const, name, price: 100 }))
    await expect(start({ amount: 300, tests })).rejects.toMatchObject({
      code: 'BELOW_MINIMUM',
      detail: 'Minimum booking amount is 300. Please add more items to proceed.',
    })
    await ctx.db.labTest.update({ where: { id: c!.id }, data: { priceFils: 10_100 } })
    await start({ amount: 301, tests })
  })

  it('startBooking throws INVALID_INPUT at the line for a test inside a chosen package and for an unknown item', async () => {
    const { testId } = await ctx.db.packageTest.findFirstOrThrow({ where: { packageId: 1 } })
    const pack = { id: 1, kind: 'package' as const, name: 'Basic Health Package I', price: 370 }
    await expect(start({ tests: [pack, { id: testId, kind: 'test', name: '', price: 1 }] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'tests.1': expect.stringContaining('already part of Basic Health Package I') },
    })
    await expect(start({ tests: [pack, { id: 66, name: 'gone', price: 1 }] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'tests.1': expect.any(String) },
    })
  })
})

describe('drafts', () => {
  it('startBooking returns the same form for the same key and content, even for ten parallel requests', async () => {
    const before = await bookings()
    const answers = await Promise.all(Array.from({ length: 10 }, () => start({}, 'sent-ten-times')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await bookings()).toBe(before + 1)
  })

  it('startBooking returns the own page’s token to the browser that has the draft’s key, and to nobody else', async () => {
    const input = draft({ fullName: 'Own Page' })
    const first = await startBooking({ ctx, input, draftKey: 'own-page-key' })
    const { orderId } = first
    const { token } = await owner(orderId)
    expect(first.ownToken).toBe(token)
    expect(await startBooking({ ctx, input, draftKey: 'own-page-key' })).toEqual(first)
    const actor = { name: 'visitor', role: 'visitor' } as const
    expect(await payAgain({ ctx, actor, input: { orderId, token: first.token } })).not.toHaveProperty('ownToken')
    const byContent = await startBooking({ ctx, input: draft({ fullName: 'Own Page, No Key' }) })
    expect(byContent).not.toHaveProperty('ownToken')
  })

  it('startBooking identifies a draft without a key by its content', async () => {
    const input = draft({ fullName: 'No Key', time: '06:00 Pm' })
    const [first, second] = await Promise.all([startBooking({ ctx, input }), startBooking({ ctx, input })])
    expect(first).toEqual(second)
  })

  it('startBooking throws CONFLICT for the same key with other content', async () => {
    await start({}, 'other-content')
    await expect(start({ time: '11:00 Am' }, 'other-content')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('startBooking starts attempt 2 at the agreed price after a failure, and none after a payment', async () => {
    const slot = { time: '07:00 Pm' }
    const { orderId } = await start(slot, 'second-attempt')
    await payAs(orderId, 'Unsuccessful')
    await ctx.db.healthPackage.update({ where: { id: 1 }, data: { priceFils: 99_000 } })
    const next = await start(slot, 'second-attempt')
    await ctx.db.healthPackage.update({ where: { id: 1 }, data: { priceFils: 37_000 } })
    expect(next).toMatchObject({ orderId, encRequest: `enc:${orderId}-2` })
    expect(ctx.gateway.requestedAmounts.get(`${orderId}-2`)).toBe(37_000)
    await payAs(`${orderId}-2`, 'Successful')
    await expect(start(slot, 'second-attempt')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('startBooking starts no second payment of a booking that needs action', async () => {
    const { orderId } = await start({}, 'needs-action')
    await payAs(orderId, 'Successful', { amountFils: 100 })
    await expect(start({}, 'needs-action')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('startBooking continues the same booking when "Try again" rebuilds the draft from the order status and the phone number is typed again', async () => {
    const time = '06:30 Pm'
    const first = await start({ fullName: ' Anna  Maria Smith ', time }, 'rebuilt')
    const { order } = await getBookingStatus({ ctx, input: { orderId: first.orderId, token: first.token } })
    expect(order.draftKey).toBe('rebuilt')
    const fullName = `${order.patient?.firstName} ${order.patient?.lastName}`
    const rebuilt = await start({ fullName, time, tests: order.lines, amount: order.total }, 'rebuilt')
    expect(rebuilt).toEqual(first)
  })
})

describe('slots that can’t be booked', () => {
  it.each([
    ['a day that has gone', { date: '2026-03-02' }, 'time'],
    ['a day beyond the horizon', { date: '2026-06-01' }, 'date'],
  ])('startBooking throws INVALID_INPUT for %s', async (_, changes, field) => {
    await expect(start(changes)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    })
  })

  it('startBooking throws INVALID_INPUT for a slot of today within the lead time, to the minute', async () => {
    const today = { date: '2026-03-03', time: '10:00 Am' }
    await start(today)
    ctx.wait(60_000)
    await expect(start(today)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { time: expect.any(String) } })
  })

  it('startBooking throws INVALID_INPUT for a closed day', async () => {
    await ctx.db.closedDay.create({ data: { date: '2026-03-20', reason: 'Eid' } })
    await expect(start({ date: '2026-03-20' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { date: expect.any(String) },
    })
  })
})
