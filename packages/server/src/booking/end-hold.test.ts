import { expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { endHold } from './end-hold'
import { listHolds } from '../slot/list-holds'

const actor = { name: 'coordinator', role: 'coordinator' } as const
const { ctx } = await ownDatabase()
const { start, stored, payAs, history } = bookingSteps(() => ctx)
const end = (bookingId: string) => endHold({ ctx, actor, input: { bookingId } })
const holdsOn = async (date: string) => (await listHolds({ ctx, input: { date } })).holds

it('lists the unpaid holds of a day with first name, times and a letter for each address', async () => {
  const date = '2026-03-05'
  const one = await start({ date, fullName: 'Mona Haddad' }, undefined, '203.0.113.1')
  await start({ date, time: '10:30 Am', phoneNumber: '0501234568' }, undefined, '203.0.113.2')
  await start({ date, time: '11:00 Am', phoneNumber: '0501234569', email: 'b@example.com' }, undefined, '203.0.113.1')
  const holds = await holdsOn(date)
  expect(holds[0]).toEqual({
    bookingId: (await stored(one.orderId)).id,
    orderId: one.orderId,
    firstName: 'Mona',
    time: '10:00 Am',
    since: ctx.now().toISOString(),
    until: new Date(ctx.now().getTime() + 20 * 60_000).toISOString(),
    addressGroup: 'A',
  })
  expect(holds.map(({ addressGroup }) => addressGroup)).toEqual(['A', 'B', 'A'])
  await payAs(one.orderId, 'Successful')
  expect(await holdsOn(date)).toHaveLength(2)
})

it('an ended hold is free for others and in the history, and ending it again changes nothing', async () => {
  const date = '2026-03-06'
  const { orderId } = await start({ date })
  const { id } = await stored(orderId)
  expect((await end(id)).holds).toEqual([])
  await end(id)
  expect((await stored(orderId)).seat).toBeNull()
  expect((await history(id)).filter((entry) => entry.includes('hold ended'))).toEqual(['coordinator: hold ended'])
})

it('a payment that arrives after its hold was ended gets a free seat again, or needs action where the slot is full', async () => {
  const [date, time] = ['2026-03-07', '10:00 Am']
  const first = await start({ date, time })
  await end((await stored(first.orderId)).id)
  await payAs(first.orderId, 'Successful')
  expect(await stored(first.orderId)).toMatchObject({
    paymentStatus: 'Paid',
    needsAction: null,
    seat: { state: 'booked' },
  })
  await ctx.db.slotCapacity.create({ data: { date, time, capacity: 2 } })
  const second = await start({ date, time, phoneNumber: '0501234570', email: 'c@example.com' })
  await end((await stored(second.orderId)).id)
  await start({ date, time, phoneNumber: '0501234571', email: 'd@example.com' })
  await payAs(second.orderId, 'Successful')
  expect(await stored(second.orderId)).toMatchObject({ paymentStatus: 'Paid', needsAction: 'paid-slot-gone' })
})

it('the hold of a booking that was paid meanwhile is not ended', async () => {
  const { orderId } = await start({ date: '2026-03-08' })
  const { id } = await stored(orderId)
  await payAs(orderId, 'Successful')
  await expect(end(id)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await stored(orderId)).seat?.state).toBe('booked')
  await expect(end('0198c0de-0000-7000-8000-000000000002')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
