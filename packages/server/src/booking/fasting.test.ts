import { initiatePaymentBody } from '@homecare/contract/payment'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { draftBody, type DraftChanges } from '../testing/draft'
import { ownDatabase } from '../testing/own-database'
import { getSlots } from '../slot/get'
import { getDaySheet } from '../visit/get-day-sheet'
import { moveVisit } from '../visit/move'
import { getBooking } from '../record/get-booking'
import { startBooking } from './start'

// It is 08:00 on Tue 3 Mar in Dubai, and the package needs a fast.
const TODAY = '2026-03-03'
const EVENING = '07:00 Pm'
const visitor = { name: 'visitor', role: 'visitor' } as const

const { ctx } = await ownDatabase()
const HOURS = 12
beforeEach(() => ctx.db.booking.deleteMany())
const { stored, payAs, owner } = bookingSteps(() => ctx)

/** A booking of a test that needs 12 hours. */
async function fastingDraft(changes: DraftChanges = {}) {
  const test = await ctx.db.labTest.findFirstOrThrow({ where: { fastingHours: HOURS } })
  const rest = await ctx.db.labTest.findMany({ where: { fastingHours: 0, priceFils: { gte: 30_000 } }, take: 1 })
  const items = [test, ...rest]
  const { notEatenSince: _, ...body } = draftBody()
  return initiatePaymentBody.parse({
    ...body,
    date: TODAY,
    time: EVENING,
    amount: items.reduce((sum, { priceFils }) => sum + priceFils, 0) / 100,
    tests: items.map(({ id, name, priceFils }) => ({ id, name, kind: 'test', price: priceFils / 100 })),
    ...changes,
  })
}

let keys = 0
const book = async (changes: DraftChanges = {}, draftKey = `fasting-key-${++keys}`) =>
  startBooking({ ctx, input: await fastingDraft(changes), draftKey })

describe('a booking with a fasting test', () => {
  it('is refused for a time until which the fast can’t be kept, and offers times at which it can', async () => {
    const refusal = await book().catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { time: expect.stringContaining('say since when you have not eaten') },
      alternatives: [
        { date: '2026-03-04', time: EVENING },
        { date: '2026-03-04', time: '06:30 Pm' },
        { date: '2026-03-04', time: '07:30 Pm' },
      ],
    })
    expect(await ctx.db.booking.count()).toBe(0)
  })

  it('is taken with the patient’s statement, which staff and the nurse read', async () => {
    const notEatenSince = '2026-03-03T02:30:00.000Z'
    const { orderId } = await book({ notEatenSince })
    const { id } = await stored(orderId)
    expect(await getBooking({ ctx, input: { id } })).toMatchObject({ notEatenSince })
    await ctx.db.booking.update({ where: { id }, data: { paymentStatus: 'Paid' } })
    const sheet = await getDaySheet({ ctx, input: { date: TODAY } })
    expect(sheet.visits).toMatchObject([{ notEatenSince }])
  })

  it.each([
    ['too short a fast', '2026-03-03T03:59:00.000Z'],
    ['a meal that is still to come', '2026-03-03T05:00:00.000Z'],
    ['a meal of last week', '2026-02-25T05:00:00.000Z'],
  ])('is refused at the statement for %s', async (_, notEatenSince) => {
    await expect(book({ notEatenSince })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { notEatenSince: expect.any(String) },
    })
  })

  it('keeps no statement where a fast that begins now is long enough', async () => {
    const { orderId } = await book({ date: '2026-03-04', notEatenSince: '2026-03-03T02:30:00.000Z' })
    expect(await stored(orderId)).toMatchObject({ notEatenSince: null })
  })

  it('is the same booking when it is sent twice with its statement', async () => {
    const statement = { notEatenSince: '2026-03-03T02:30:00.000Z' }
    const first = await book(statement, 'fasting-key-twice')
    expect((await book(statement, 'fasting-key-twice')).orderId).toBe(first.orderId)
  })
})

it('a visit is moved to a time until which the fast can’t be kept only with the patient’s statement', async () => {
  const { orderId } = await book({ date: '2026-03-06', time: '02:00 Pm' })
  await payAs(orderId, 'Successful')
  const { token, version } = await owner(orderId)
  const move = (time: string, date: string, shown: number, notEatenSince?: string) =>
    moveVisit({ ctx, actor: visitor, input: { orderId, token, version: shown, date, time, notEatenSince } })
  await expect(move(EVENING, TODAY, version)).rejects.toMatchObject({ fields: { time: expect.any(String) } })
  await move(EVENING, TODAY, version, '2026-03-03T02:30:00.000Z')
  expect((await stored(orderId)).notEatenSince).toEqual(new Date('2026-03-03T02:30:00.000Z'))
})

it('the times of a day say at which the fast can be kept, from now on or since the last meal', async () => {
  const kept = async (notEatenSince?: string) => {
    const { slots } = await getSlots({ ctx, input: { date: TODAY, fastingHours: 8, notEatenSince } })
    return slots.filter(({ keepsFast }) => keepsFast).map(({ time }) => time)
  }
  expect(await kept()).toEqual(['06:00 Pm', '06:30 Pm', '07:00 Pm', '07:30 Pm'])
  expect(await kept('2026-03-03T02:00:00.000Z')).toContain('02:00 Pm')
  const { slots } = await getSlots({ ctx, input: { date: TODAY } })
  expect(slots.some((slot) => 'keepsFast' in slot)).toBe(false)
})
