import type { SlotPlan } from '@homecare/contract/admin/slot-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

// The effects of changing the plan are tested beside the use cases, in packages/server/src/slot.
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
const open = (date: string) => app.delete(`/api/slot-plan/closed-days/${date}`, admin)
const capacity = (date: string, time: string, seats: number | null) =>
  app.post('/api/slot-plan/capacities', { date, time, capacity: seats }, admin)
const history = () => app.ctx.db.auditEntry.findMany({ where: { subjectType: 'slots' }, orderBy: { id: 'asc' } })

it('every change of the slot plan returns 200 with the whole plan, and the history has the user’s name', async () => {
  const empty = { defaultCapacity: 4, closedDays: [], capacities: [] }
  expect(await plan(close('National day'))).toEqual({
    ...empty,
    closedDays: [{ date: DAY, reason: 'National day', bookings: 0 }],
  })
  expect(await plan(open(DAY))).toEqual(empty)
  expect(await plan(capacity(DAY, '10:00 Am', 1))).toEqual({
    ...empty,
    capacities: [{ date: DAY, time: '10:00 Am', capacity: 1 }],
  })
  expect(await plan(capacity(DAY, '10:00 Am', null))).toEqual(empty)
  expect(new Set((await history()).map(({ actor }) => actor))).toEqual(new Set(['admin']))
})

it('a change of the slot plan returns 422 for past days, unknown times and numbers out of range, and changes nothing', async () => {
  const before = [await plan(app.get('/api/slot-plan', admin)), await history()]
  for (const answer of [
    close('Too late', '2026-03-02'),
    close(''),
    close('x', '2026-02-30'),
    open('2026-03-02'),
    open('never'),
    capacity('2026-03-02', '10:00 Am', 1),
    capacity(DAY, '09:00 Am', 1),
    capacity(DAY, '10:00 Am', -1),
    capacity(DAY, '10:00 Am', 1001),
    capacity(DAY, '10:00 Am', 1.5),
  ])
    expect((await answer).status).toBe(422)
  expect([await plan(app.get('/api/slot-plan', admin)), await history()]).toEqual(before)
})

it('all staff can read the slot plan, and only an admin can change it', async () => {
  for (const role of ['coordinator', 'viewer'] as const) {
    const staff = await app.login(role)
    expect((await app.get('/api/slot-plan', staff)).status).toBe(200)
    expect((await app.post('/api/slot-plan/closed-days', { date: DAY, reason: 'x' }, staff)).status).toBe(403)
    expect((await app.delete(`/api/slot-plan/closed-days/${DAY}`, staff)).status).toBe(403)
  }
})
