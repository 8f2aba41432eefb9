import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingSteps, countOutcomes } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getSlots } from './get'

const CAPACITY = 3
const TIME = '10:00 Am'
const MINUTE = 60_000
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({
    db: database.db,
    settings: { slotRules: { capacity: CAPACITY, leadMinutes: 120, horizonDays: 60 } },
  })
})
afterAll(() => database.drop())

const { start, payAs } = bookingSteps(() => ctx)
const startMany = (count: number, date: string, name: string) =>
  countOutcomes(Array.from({ length: count }, (_, n) => start({ date, fullName: `${name} ${n}` })))
const seats = (date: string) => ctx.db.slotSeat.findMany({ where: { date, time: TIME }, orderBy: { seat: 'asc' } })
const reasonOf = async (date: string) =>
  (await getSlots({ ctx, input: { date } })).slots.find(({ time }) => time === TIME)?.reason

describe('capacity of a slot', () => {
  it('of 50 simultaneous visitors exactly as many as the capacity get a seat, and the others get SLOT_FULL and leave no rows', async () => {
    const date = '2026-03-05'
    expect(await startMany(50, date, 'Rival')).toEqual({ done: CAPACITY, SLOT_FULL: 50 - CAPACITY })
    expect((await seats(date)).map(({ seat }) => seat)).toEqual([1, 2, 3])
    expect(await ctx.db.booking.count({ where: { date } })).toBe(CAPACITY)
    expect(await reasonOf(date)).toBe('full')
  })

  it('seats whose hold expired are given to the next visitors, each once', async () => {
    const date = '2026-03-06'
    await startMany(CAPACITY, date, 'First')
    ctx.wait(21 * MINUTE)
    expect(await reasonOf(date)).toBeUndefined()
    expect(await startMany(20, date, 'Second')).toEqual({ done: CAPACITY, SLOT_FULL: 20 - CAPACITY })
    expect(await seats(date)).toHaveLength(CAPACITY)
  })

  it('a paid seat stays booked however much time passes', async () => {
    const date = '2026-03-09'
    const { orderId } = await start({ date })
    await payAs(orderId, 'Shipped')
    ctx.wait(60 * MINUTE)
    expect(await startMany(10, date, 'Late')).toEqual({ done: CAPACITY - 1, SLOT_FULL: 11 - CAPACITY })
  })

  it('a visitor who continues after the hold expired loses the seat to a later booking', async () => {
    const date = '2026-03-10'
    await start({ date }, 'came-back-late')
    ctx.wait(21 * MINUTE)
    await startMany(CAPACITY, date, 'Quick')
    await expect(start({ date }, 'came-back-late')).rejects.toMatchObject({ code: 'SLOT_FULL' })
  })
})
