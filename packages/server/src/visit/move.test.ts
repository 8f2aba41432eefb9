import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getOwnBooking } from '../own/get'
import { getBooking } from '../record/get-booking'
import { bookingSteps, countOutcomes } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { moveVisit } from './move'

const CAPACITY = 3
const HOUR = 3_600_000
const DATE = '2026-03-06'
const TO = { date: '2026-03-10', time: '06:00 Pm' }
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({
    db: database.db,
    settings: { slotRules: { capacity: CAPACITY, leadMinutes: 120, horizonDays: 60 } },
  })
})
afterEach(() => database.drop())

const { start, paid, stored, seatsAt, effects, history } = bookingSteps(() => ctx)
type Owner = Awaited<ReturnType<typeof paid>>
const move = async ({ orderId, token, version }: Owner, to: { date: string; time: string }) => {
  await moveVisit({ ctx, actor: { name: 'visitor', role: 'visitor' }, input: { orderId, token, version, ...to } })
  return getOwnBooking({ ctx, input: { orderId, token } })
}

describe('moves by the patient', () => {
  it('moving a visit takes the new seat, frees the old one, emails patient and staff, and is in the history', async () => {
    const own = await paid({ date: DATE })
    expect(await move(own, TO)).toMatchObject({ order: TO, version: own.version + 1 })
    expect(await stored(own.orderId)).toMatchObject({
      ...TO,
      visitAt: new Date('2026-03-10T14:00:00Z'),
      seat: { ...TO, state: 'booked', heldUntil: null },
      needsAction: null,
    })
    expect(await seatsAt({ date: DATE, time: '10:00 Am' })).toBe(0)
    expect([await effects('email-booking-moved'), await effects('email-staff-moved')]).toEqual([1, 1])
    expect((await history(own.id)).at(-1)).toBe('visitor: moved')
  })

  it('a repeated move changes nothing, and an older version throws CONFLICT', async () => {
    const own = await paid({ date: DATE })
    const first = await move(own, TO)
    expect(await move(own, TO)).toEqual(first)
    expect(await effects('email-booking-moved')).toBe(1)
    await expect(move(own, { date: DATE, time: '11:00 Am' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await stored(own.orderId)).toMatchObject(TO)
  })

  it('a link moves a visit ten times a day, and then says whom to call; staff get no further emails', async () => {
    let own = await paid({ date: DATE })
    const to = (n: number) => ({ date: `2026-03-${10 + (n % 2)}`, time: '06:00 Pm' })
    for (let n = 0; n < 10; n++) own = { ...own, version: (await move(own, to(n))).version }
    await expect(move(own, to(10))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      detail: expect.stringContaining('Call us on +971'),
    })
    expect([await effects('email-booking-moved'), await effects('email-staff-moved')]).toEqual([10, 10])
  })

  it('a move to a full slot keeps the visit and offers the nearest three slots, never its own', async () => {
    await Promise.all(Array.from({ length: CAPACITY }, (_, n) => start({ ...TO, fullName: `Rival ${n}` })))
    const own = await paid({ date: TO.date, time: '06:30 Pm' })
    await expect(move(own, TO)).rejects.toMatchObject({
      code: 'SLOT_FULL',
      alternatives: [
        { date: TO.date, time: '07:00 Pm' },
        { date: TO.date, time: '07:30 Pm' },
        { date: TO.date, time: '02:30 Pm' },
      ],
    })
    expect((await stored(own.orderId)).seat).toMatchObject({ date: TO.date, time: '06:30 Pm', state: 'booked' })
  })

  it('a move to a closed day, a past time or beyond the horizon throws INVALID_INPUT with the field', async () => {
    await ctx.db.closedDay.create({ data: { date: TO.date, reason: 'Eid' } })
    const own = await paid({ date: DATE })
    for (const [to, field] of [
      [TO, 'date'],
      [{ date: '2026-03-01', time: TO.time }, 'time'],
      [{ date: '2026-06-01', time: TO.time }, 'date'],
    ] as const)
      await expect(move(own, to)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { [field]: expect.any(String) },
      })
    expect(await stored(own.orderId)).toMatchObject({ date: DATE, version: own.version })
  })

  it('of two visits that move to the last seat simultaneously one moves and the other stays', async () => {
    await ctx.db.slotCapacity.create({ data: { ...TO, capacity: 1 } })
    const rivals = [
      await paid({ date: DATE, fullName: 'One Person' }),
      await paid({ date: DATE, fullName: 'Two Person' }),
    ]
    expect(await countOutcomes(rivals.map((each) => move(each, TO)))).toEqual({ done: 1, SLOT_FULL: 1 })
    expect(await seatsAt(TO)).toBe(1)
    expect(await seatsAt({ date: DATE, time: '10:00 Am' })).toBe(1)
    expect(await ctx.db.slotSeat.count({ where: { state: 'booked' } })).toBe(2)
  })

  it('simultaneous moves and bookings never exceed a slot’s capacity, and no visit loses its seat', async () => {
    const movers = [
      await paid({ date: DATE, fullName: 'One Person' }),
      await paid({ date: DATE, fullName: 'Two Person' }),
    ]
    const outcomes = await countOutcomes([
      ...movers.map((each) => move(each, TO)),
      ...Array.from({ length: 10 }, (_, n) => start({ ...TO, fullName: `Rival ${n}` })),
    ])
    expect(outcomes).toEqual({ done: CAPACITY, SLOT_FULL: 12 - CAPACITY })
    expect(await seatsAt(TO)).toBe(CAPACITY)
    for (const { orderId } of movers) expect((await stored(orderId)).seat?.state).toBe('booked')
  })

  it('simultaneous moves between two full slots fail with SLOT_FULL only, and no visit loses its seat', async () => {
    const here = { date: DATE, time: '10:00 Am' }
    for (const slot of [here, TO]) await ctx.db.slotCapacity.create({ data: { ...slot, capacity: 1 } })
    const [one, two] = [await paid({ ...here, fullName: 'One Person' }), await paid({ ...TO, fullName: 'Two Person' })]
    const { done = 0, SLOT_FULL = 0, ...others } = await countOutcomes([move(one, TO), move(two, here)])
    expect([done + SLOT_FULL, others]).toEqual([2, {}])
    expect(await ctx.db.slotSeat.count({ where: { state: 'booked' } })).toBe(2)
  })
})

describe('moves later than 24 hours before the visit', () => {
  it('a move later than 24 hours before the visit is a change request, is emailed to staff, and the visit stays', async () => {
    const own = await paid({ date: DATE })
    ctx.wait(3 * 24 * HOUR - 20 * HOUR)
    const answer = await move(own, TO)
    expect(answer).toMatchObject({ changeRequests: [{ kind: 'move', ...TO }], order: { date: DATE } })
    expect(await move(own, TO)).toEqual(answer)
    expect(await stored(own.orderId)).toMatchObject({ date: DATE, needsAction: 'change-requested' })
    expect([
      await effects('email-staff-change-request'),
      await effects('email-booking-moved'),
      await seatsAt(TO),
    ]).toEqual([1, 0, 0])
    expect((await history(own.id)).at(-1)).toBe('visitor: move requested')
    const { changeRequests } = await getBooking({ ctx, input: { id: own.id } })
    expect(changeRequests).toEqual([{ kind: 'move', ...TO, at: expect.any(String) }])
  })

  it('a second change request replaces the first one', async () => {
    const own = await paid({ date: DATE })
    ctx.wait(2 * 24 * HOUR + 12 * HOUR)
    const { version } = await move(own, TO)
    await move({ ...own, version }, { date: TO.date, time: '07:00 Pm' })
    const { changeRequests } = await getOwnBooking({ ctx, input: own })
    expect(changeRequests).toEqual([{ kind: 'move', date: TO.date, time: '07:00 Pm' }])
  })
})
