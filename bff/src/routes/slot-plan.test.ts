import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paidBooking } from '../testing/bookings'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let admin: { cookie: string }
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.login('admin')
})
afterAll(() => app.close())

const DAY = '2026-03-04'
const plan = async (answer: Promise<Response>) => (await (await answer).json()) as SlotPlan
const close = (reason: string, date = DAY) => app.post('/api/slot-plan/closed-days', { date, reason }, admin)
const capacity = (date: string, time: string, seats: number | null) =>
  app.post('/api/slot-plan/capacities', { date, time, capacity: seats }, admin)
const history = async () =>
  (await app.ctx.db.auditEntry.findMany({ where: { subjectType: 'slots' }, orderBy: { id: 'asc' } })).map(
    ({ actor, action, subjectId, detail }) => [actor, action, subjectId, detail],
  )

it('a closed day keeps its booked visits and says how many people must be called', async () => {
  const { id } = await paidBooking(app)
  expect(await plan(close('National day'))).toEqual({
    defaultCapacity: 4,
    closedDays: [{ date: DAY, reason: 'National day', bookings: 1 }],
    capacities: [],
  })
  expect(await app.ctx.db.booking.findUnique({ where: { id } })).toMatchObject({ status: 'Pending', date: DAY })
  const { slots } = (await (await app.get(`/api/slots?date=${DAY}`)).json()) as { slots: { reason: string }[] }
  expect(new Set(slots.map(({ reason }) => reason))).toEqual(new Set(['closed']))
})

it('a closed day can get another reason, is opened again, and each of both stands in the history once', async () => {
  await close('National day')
  expect((await plan(close('Moved to another office'))).closedDays).toMatchObject([
    { reason: 'Moved to another office' },
  ])
  for (let n = 0; n < 2; n++)
    expect((await plan(app.delete(`/api/slot-plan/closed-days/${DAY}`, admin))).closedDays).toEqual([])
  expect(await history()).toEqual([
    ['admin', 'day closed', DAY, { date: DAY, reason: 'National day' }],
    ['admin', 'day closed', DAY, { date: DAY, reason: 'Moved to another office' }],
    ['admin', 'day opened', DAY, { date: DAY }],
  ])
})

it('seats are set for every day or for one, and null goes back to the setting', async () => {
  await capacity(DAY, '07:30 Pm', 0)
  await capacity('', '10:00 Am', 6)
  expect((await plan(capacity(DAY, '10:00 Am', 1))).capacities).toEqual([
    { date: '', time: '10:00 Am', capacity: 6 },
    { date: DAY, time: '10:00 Am', capacity: 1 },
    { date: DAY, time: '07:30 Pm', capacity: 0 },
  ])
  await capacity(DAY, '07:30 Pm', null)
  expect((await plan(capacity('', '10:00 Am', null))).capacities).toEqual([
    { date: DAY, time: '10:00 Am', capacity: 1 },
  ])
  expect((await history()).slice(-1)).toEqual([
    ['admin', 'capacity set', 'every-day', { date: '', time: '10:00 Am', from: 6, to: null }],
  ])
})

it('two desks at once: the history tells every step in order, none twice', async () => {
  await Promise.all([1, 2, 3, 4, 5].map((seats) => capacity('2026-03-10', '11:00 Am', seats)))
  const steps = (await history()).filter(([, , day]) => day === '2026-03-10').map(([, , , detail]) => detail) as {
    from: number | null
    to: number
  }[]
  expect(steps).toHaveLength(5)
  expect(steps.map(({ from }) => from)).toEqual([null, ...steps.slice(0, -1).map(({ to }) => to)])
})

it('refuses days that have passed, times that are none and numbers out of range, and changes nothing', async () => {
  const before = [await plan(app.get('/api/slot-plan', admin)), await history()]
  for (const answer of [
    close('Too late', '2026-03-02'),
    close(''),
    close('x', '2026-02-30'),
    app.delete('/api/slot-plan/closed-days/2026-03-02', admin),
    app.delete('/api/slot-plan/closed-days/never', admin),
    capacity('2026-03-02', '10:00 Am', 1),
    capacity(DAY, '09:00 Am', 1),
    capacity(DAY, '10:00 Am', -1),
    capacity(DAY, '10:00 Am', 1001),
    capacity(DAY, '10:00 Am', 1.5),
  ])
    expect((await answer).status).toBe(422)
  expect([await plan(app.get('/api/slot-plan', admin)), await history()]).toEqual(before)
})

it('is read by all staff and changed by an admin', async () => {
  for (const role of ['coordinator', 'viewer'] as const) {
    const staff = await app.login(role)
    expect((await app.get('/api/slot-plan', staff)).status).toBe(200)
    expect((await app.post('/api/slot-plan/closed-days', { date: DAY, reason: 'x' }, staff)).status).toBe(403)
    expect((await app.delete(`/api/slot-plan/closed-days/${DAY}`, staff)).status).toBe(403)
  }
})
