import { expect, it } from 'vitest'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { getSlots } from './get'
import { getSlotDays } from './get-days'
import { setCapacity } from './set-capacity'
import { setHalfHour } from './set-half-hour'

const DATE = '2026-03-04'
const TIME = '10:00 Am'
const sara = { name: 'sara', role: 'coordinator' } as const
const omar = { name: 'omar', role: 'coordinator' } as const
const { ctx } = await ownDatabase()
const { paid, stored, history } = bookingSteps(() => ctx)
const set = (closed: boolean, actor: typeof sara | typeof omar = sara) =>
  setHalfHour({ ctx, actor, input: { date: DATE, time: TIME, closed } })
const seats = async () => {
  const { days } = await getSlotDays({ ctx, input: { from: DATE, to: DATE } })
  return days[0]?.slots.find(({ time }) => time === TIME)
}

it('a closed half hour keeps its visit, shows it, takes no other one, and opens with the capacity that it had', async () => {
  const { orderId } = await paid({ date: DATE, time: TIME })
  await setCapacity({ ctx, actor: omar, input: { date: DATE, time: TIME, capacity: 3 } })
  await set(true)
  expect(await seats()).toEqual({ time: TIME, taken: 1, capacity: 0 })
  expect((await stored(orderId)).seat?.state).toBe('booked')
  const { slots } = await getSlots({ ctx, input: { date: DATE } })
  expect(slots.find(({ time }) => time === TIME)?.available).toBe(false)
  expect(await outcomeOf(paid({ date: DATE, time: TIME }))).toBe('INVALID_INPUT')
  await set(false)
  expect(await seats()).toEqual({ time: TIME, taken: 1, capacity: 3 })
})

it('of two staff who close a half hour the second learns who was first, and a repeated call changes nothing', async () => {
  await set(true)
  await set(true)
  await expect(set(true, omar)).rejects.toMatchObject({
    code: 'CONFLICT',
    detail: expect.stringMatching(/^This slot is closed already, changed by sara on /),
  })
  await set(false, omar)
  expect(await outcomeOf(set(false))).toBe('CONFLICT')
  expect((await history(DATE)).filter((entry) => entry.includes('half hour'))).toEqual([
    'sara: half hour closed',
    'sara: half hour opened',
    'sara: half hour closed',
    'omar: half hour opened',
  ])
})

it('the half hours of more than nine weeks, or of none, are refused', async () => {
  for (const to of ['2026-03-03', '2026-05-06'])
    expect(await outcomeOf(getSlotDays({ ctx, input: { from: DATE, to } }))).toBe('INVALID_INPUT')
  expect((await getSlotDays({ ctx, input: { from: DATE, to: '2026-05-05' } })).days).toHaveLength(63)
})
