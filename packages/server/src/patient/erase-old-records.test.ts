import { afterEach, beforeEach, expect, it } from 'vitest'
import { bookingSteps } from '../testing/booking-steps'
import { createPatient } from '../testing/patient-steps'
import { createRequest, PATIENT } from '../testing/records'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { eraseOldRecords } from './erase-old-records'

const DAY_MS = 24 * 60 * 60_000
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { retentionDays: 365 } })
})
afterEach(() => database.drop())
const { start, payAs, owner, paid } = bookingSteps(() => ctx)
const notErased = async () => (await ctx.db.booking.findMany({ where: { erasedAt: null } })).map(({ id }) => id).sort()

it('records older than the setting are erased one by one except open ones, and a second run changes nothing', async () => {
  const { id } = await createPatient(ctx)
  const open = await paid({ ...PATIENT, time: '11:00 Am' })
  await ctx.db.booking.update({ where: { id: open.id }, data: { needsAction: 'amount-differs' } })
  ctx.wait(364 * DAY_MS)
  expect(await eraseOldRecords({ ctx })).toBe(0)
  ctx.wait(3 * DAY_MS)
  const old = await ctx.db.booking.findUniqueOrThrow({ where: { id }, omit: { id: true } })
  const changes = { orderId: 'ORD-2', draftKey: 'young', visitAt: ctx.now() }
  const young = await ctx.db.booking.create({ data: { ...old, ...changes } })
  expect(await eraseOldRecords({ ctx, batch: 1 })).toBe(2)
  expect(await eraseOldRecords({ ctx, batch: 1 })).toBe(0)
  expect(await notErased()).toEqual([open.id, young.id].sort())
  expect(await ctx.db.auditEntry.findMany({ where: { action: 'data erased' } })).toMatchObject([
    { actor: 'system', subjectType: 'case' },
    { actor: 'system', subjectId: id },
    { actor: 'system', subjectType: 'request' },
  ])
})

it('the setting 0 erases no record that was paid or completed, however old', async () => {
  const { id } = await createPatient(ctx)
  await ctx.db.serviceRequest.updateMany({ data: { status: 'Completed' } })
  ctx.wait(10_000 * DAY_MS)
  const settings = { ...ctx.settings, retentionDays: 0 }
  expect(await eraseOldRecords({ ctx: { ...ctx, settings } })).toBe(0)
  expect(await notErased()).toEqual([id])
})

it('unpaid bookings are erased after 30 days and requests after a year, even when other records are kept without limit', async () => {
  ctx.settings.retentionDays = 0
  const unpaid = await owner((await start()).orderId)
  await payAs(unpaid.orderId, 'Unsuccessful')
  const { id } = await paid()
  await ctx.db.booking.update({ where: { id }, data: { status: 'Completed' } })
  await createRequest(ctx)
  const requests = () => ctx.db.serviceRequest.count({ where: { erasedAt: null } })
  ctx.wait(30 * DAY_MS)
  expect(await eraseOldRecords({ ctx })).toBe(0)
  ctx.wait(DAY_MS)
  expect(await eraseOldRecords({ ctx })).toBe(1)
  expect([await notErased(), await requests()]).toEqual([[id], 1])
  ctx.wait(335 * DAY_MS)
  expect(await eraseOldRecords({ ctx })).toBe(1)
  expect([await notErased(), await requests()]).toEqual([[id], 0])
})
