import { expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { closeDay } from './close-day'
import { getSlots } from './get'
import { getSlotPlan } from './get-plan'
import { openDay } from './open-day'
import { setCapacity } from './set-capacity'
import { ownDatabase } from '../testing/own-database'

const actor = { name: 'admin', role: 'admin' } as const
const { ctx } = await ownDatabase()

const { paid, stored } = bookingSteps(() => ctx)
const close = (date: string, reason: string) => closeDay({ ctx, actor, input: { date, reason } })
const open = (date: string) => openDay({ ctx, actor, input: { date } })
const capacity = (date: string, time: string, seats: number | null) =>
  setCapacity({ ctx, actor, input: { date, time, capacity: seats } })
const entries = async (subjectId: string) =>
  (await ctx.db.auditEntry.findMany({ where: { subjectType: 'slots', subjectId }, orderBy: { id: 'asc' } })).map(
    ({ actor: by, action, detail }) => [by, action, detail],
  )

it('a closed day keeps its booked visits and returns the number of patients to call', async () => {
  const date = '2026-03-04'
  const { orderId } = await paid({ date })
  const { closedDays } = await close(date, 'National day')
  expect(closedDays).toEqual([{ date, reason: 'National day', bookings: 1 }])
  expect(await stored(orderId)).toMatchObject({ status: 'Pending', date })
  const { slots } = await getSlots({ ctx, input: { date } })
  expect(new Set(slots.map(({ reason }) => reason))).toEqual(new Set(['closed']))
})

it('a closed day can get another reason and be opened again, each once in the history', async () => {
  const date = '2026-03-05'
  await close(date, 'National day')
  await close(date, 'National day')
  const { closedDays } = await close(date, 'Moved to another office')
  expect(closedDays.filter((day) => day.date === date)).toMatchObject([{ reason: 'Moved to another office' }])
  for (let n = 0; n < 2; n++) expect((await open(date)).closedDays.filter((day) => day.date === date)).toEqual([])
  expect(await entries(date)).toEqual([
    ['admin', 'day closed', { date, reason: 'National day' }],
    ['admin', 'day closed', { date, reason: 'Moved to another office' }],
    ['admin', 'day opened', { date }],
  ])
})

it('the capacity of a slot is set for every day or for one, and null restores the default', async () => {
  const date = '2026-03-06'
  await capacity(date, '07:30 Pm', 0)
  await capacity('', '10:00 Am', 6)
  expect(await capacity(date, '10:00 Am', 1)).toMatchObject({
    defaultCapacity: 4,
    capacities: [
      { date: '', time: '10:00 Am', capacity: 6 },
      { date, time: '10:00 Am', capacity: 1 },
      { date, time: '07:30 Pm', capacity: 0 },
    ],
  })
  await capacity(date, '07:30 Pm', null)
  expect((await capacity('', '10:00 Am', null)).capacities).toEqual([{ date, time: '10:00 Am', capacity: 1 }])
  expect((await entries('every-day')).at(-1)).toEqual([
    'admin',
    'capacity set',
    { date: '', time: '10:00 Am', from: 6, to: null },
  ])
})

it('parallel changes of the slot plan by several admins are all in the history, in order and none twice', async () => {
  const date = '2026-03-10'
  await Promise.all([1, 2, 3, 4, 5].map((seats) => capacity(date, '11:00 Am', seats)))
  const steps = (await entries(date)).map(([, , detail]) => detail as { from: number | null; to: number })
  expect(steps).toHaveLength(5)
  expect(steps.map(({ from }) => from)).toEqual([null, ...steps.slice(0, -1).map(({ to }) => to)])
})

it('changing the slot plan of a past day throws INVALID_INPUT and changes nothing', async () => {
  const before = await getSlotPlan({ ctx })
  const past = '2026-03-02'
  for (const call of [close(past, 'Too late'), open(past), capacity(past, '10:00 Am', 1)])
    await expect(call).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { date: 'This day has passed' } })
  expect([await getSlotPlan({ ctx }), await entries(past)]).toEqual([before, []])
})
