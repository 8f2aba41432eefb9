import type { SlotsResponse } from '@homecare/contract/slots'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AppError } from '../process/app-error'
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
  it('a slot has the default capacity unless its time has another one for every day or for the date', async () => {
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

  it('a slot can have a capacity above the default', async () => {
    await setCapacity(DATE, '10:00 Am', 6)
    const answers = await Promise.all(Array.from({ length: 9 }, () => book()))
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(6)
  })

  it('a slot of capacity 0 is neither offered nor bookable', async () => {
    await setCapacity('', '07:30 Pm', 0)
    expect((await reasons())['07:30 Pm']).toBe('closed')
    expect(await refused('07:30 Pm')).toMatchObject({ code: 'INVALID_INPUT', fields: { time: expect.any(String) } })
  })

  it('a capacity lowered below the taken seats gives simultaneous visitors no more than the remaining seats', async () => {
    for (let n = 0; n < 4; n++) await book()
    await ctx.db.slotSeat.deleteMany({ where: { seat: { in: [1, 2] } } })
    await setCapacity(DATE, '10:00 Am', 3)
    const answers = await Promise.all(Array.from({ length: 8 }, () => book()))
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1)
    expect(await ctx.db.slotSeat.count()).toBe(3)
  })
})

describe('the slots of a day', () => {
  it('the slots of a day have the horizon, and the reason of a closed day', async () => {
    await ctx.db.closedDay.create({ data: { date: DATE, reason: 'Eid' } })
    const closed = await getSlots({ ctx, input: { date: DATE } })
    expect(closed).toMatchObject({
      date: DATE,
      lastDate: '2026-05-02',
      closedReason: 'Eid',
    } satisfies Partial<SlotsResponse>)
    expect(new Set(closed.slots.map(({ reason }) => reason))).toEqual(new Set(['closed']))
    expect(await getSlots({ ctx, input: { date: '2026-03-05' } })).not.toHaveProperty('closedReason')
  })

  it('the slots of a day keep their interface: date and twelve slots with time, period, available and reason', async () => {
    const { slots } = await getSlots({ ctx, input: { date: DATE } })
    expect(slots).toHaveLength(12)
    expect(slots[0]).toEqual({ time: '10:00 Am', period: 'Morning', available: true })
  })
})

describe('alternatives of a full slot', () => {
  it('a full slot has the nearest three alternatives, first of the same day, then of the next open day', async () => {
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

  it('a slot on a past day has alternatives from today on', async () => {
    const { alternatives, fields } = await refused('10:00 Am', '2026-03-01')
    expect(fields).toHaveProperty('time')
    expect(alternatives?.map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-03', '2026-03-03'])
  })

  it('every alternative of a full slot can be booked, and a refused booking leaves no rows', async () => {
    await setCapacity(DATE, '10:00 Am', 1)
    await book()
    const { alternatives = [] } = await refused('10:00 Am')
    expect(await ctx.db.booking.count()).toBe(1)
    for (const { date, time } of alternatives) expect(await book(time, date)).toBe('booked')
  })

  it('a refusal for another reason than the slot has no alternatives', async () => {
    await expect(startBooking({ ctx, input: draft({ amount: 1 }) })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      alternatives: undefined,
    })
  })
})
