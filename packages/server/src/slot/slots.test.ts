import type { SlotsAnswer } from '@homecare/contract/slots'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AppError } from '../app-error'
import { draft } from '../testing/draft'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getSlots } from './get'
import { startBooking } from '../booking/start'

let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())

const DATE = '2026-03-04'
const setCapacity = (date: string, time: string, capacity: number) =>
  ctx.db.slotCapacity.create({ data: { date, time, capacity } })
const reasons = async (date = DATE) =>
  Object.fromEntries((await getSlots({ ctx, input: { date } })).slots.map(({ time, reason }) => [time, reason]))
let keys = 0
const book = (time = '10:00 Am', date = DATE) =>
  startBooking({ ctx, input: draft({ date, time }), draftKey: `slots-key-${++keys}` }).then(
    () => 'booked',
    (error: AppError) => error,
  )
const refused = async (time: string, date?: string) => {
  const answer = await book(time, date)
  if (typeof answer === 'string') throw new Error('it was booked')
  return answer
}

describe('seats of a slot', () => {
  it('are the setting’s by default; a date’s own number overrides every day’s', async () => {
    await setCapacity('', '10:00 Am', 1)
    await setCapacity(DATE, '10:30 Am', 2)
    await setCapacity('', '10:30 Am', 1)
    for (const time of ['10:00 Am', '10:30 Am', '11:00 Am']) expect(await book(time)).toBe('booked')
    expect(await reasons()).toMatchObject({ '10:00 Am': 'full' })
    expect((await reasons())['10:30 Am']).toBeUndefined()
    expect(await book('10:30 Am')).toBe('booked')
    expect(await refused('10:30 Am')).toMatchObject({ code: 'SLOT_FULL' })
    expect(await refused('10:00 Am')).toMatchObject({ code: 'SLOT_FULL' })
    expect(await book('10:00 Am', '2026-03-05')).toBe('booked')
    expect(await refused('10:00 Am', '2026-03-05')).toMatchObject({ code: 'SLOT_FULL' })
  })

  it('may be more than the setting', async () => {
    await setCapacity(DATE, '10:00 Am', 6)
    const answers = await Promise.all(Array.from({ length: 9 }, () => book()))
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(6)
  })

  it('none at all is a slot that is not offered, on screen and when booking', async () => {
    await setCapacity('', '07:30 Pm', 0)
    expect((await reasons())['07:30 Pm']).toBe('closed')
    expect(await refused('07:30 Pm')).toMatchObject({ code: 'INVALID_INPUT', fields: { time: expect.any(String) } })
  })

  it('lowered while seats of higher numbers are taken, rivals never get more than are left', async () => {
    for (let n = 0; n < 4; n++) await book()
    await ctx.db.slotSeat.deleteMany({ where: { seat: { in: [1, 2] } } })
    await setCapacity(DATE, '10:00 Am', 3)
    const answers = await Promise.all(Array.from({ length: 8 }, () => book()))
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1)
    expect(await ctx.db.slotSeat.count()).toBe(3)
  })
})

describe('the slots of a day', () => {
  it('say until when can be booked, and why a closed day is closed', async () => {
    await ctx.db.closedDay.create({ data: { date: DATE, reason: 'Eid' } })
    const closed = await getSlots({ ctx, input: { date: DATE } })
    expect(closed).toMatchObject({
      date: DATE,
      lastDate: '2026-05-02',
      closedReason: 'Eid',
    } satisfies Partial<SlotsAnswer>)
    expect(new Set(closed.slots.map(({ reason }) => reason))).toEqual(new Set(['closed']))
    expect(await getSlots({ ctx, input: { date: '2026-03-05' } })).not.toHaveProperty('closedReason')
  })

  it('keep their interface: date and the twelve slots with time, period, available and reason', async () => {
    const { slots } = await getSlots({ ctx, input: { date: DATE } })
    expect(slots).toHaveLength(12)
    expect(slots[0]).toEqual({ time: '10:00 Am', period: 'Morning', available: true })
  })
})

describe('a slot that is lost', () => {
  it('comes with the nearest three: of the same day first, then of the next, skipping closed days', async () => {
    for (const time of ['10:30 Am', '11:00 Am']) await setCapacity(DATE, time, 0)
    await setCapacity(DATE, '10:00 Am', 1)
    await book()
    expect(await refused('10:00 Am')).toMatchObject({
      code: 'SLOT_FULL',
      alternatives: [
        { date: DATE, time: '11:30 Am' },
        { date: DATE, time: '01:00 Pm' },
        { date: DATE, time: '01:30 Pm' },
      ],
    })
    await ctx.db.closedDay.create({ data: { date: '2026-03-05', reason: 'Eid' } })
    expect((await refused('10:00 Am', '2026-03-05')).alternatives).toEqual([
      { date: '2026-03-06', time: '10:00 Am' },
      { date: '2026-03-06', time: '10:30 Am' },
      { date: '2026-03-06', time: '11:00 Am' },
    ])
  })

  it('to a day that has passed is answered from today on', async () => {
    const { alternatives, fields } = await refused('10:00 Am', '2026-03-01')
    expect(fields).toHaveProperty('time')
    expect(alternatives?.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-03', '2026-03-03'])
  })

  it('offers nothing that could not be booked, and leaves nothing behind', async () => {
    await setCapacity(DATE, '10:00 Am', 1)
    await book()
    const { alternatives = [] } = await refused('10:00 Am')
    expect(await ctx.db.booking.count()).toBe(1)
    for (const { date, time } of alternatives) expect(await book(time, date)).toBe('booked')
  })

  it('has no alternatives where the refusal is about something else', async () => {
    await expect(startBooking({ ctx, input: draft({ amount: 1 }) })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      alternatives: undefined,
    })
  })
})
