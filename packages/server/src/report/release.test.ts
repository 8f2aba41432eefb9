import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getBooking } from '../record/get-booking'
import { getOwnBooking } from '../own/get'
import { countOutcomes, outcomeOf } from '../testing/booking-steps'
import { aReport, reportSteps } from '../testing/report-steps'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { getReport } from './get'
import { releaseReport } from './release'

const actor = { name: 'coordinator', role: 'coordinator' } as const
let database: TestDatabase
let ctx: TestCtx
const steps = await reportSteps(() => ctx)
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 500 } } })
})
afterAll(() => database.drop())

const own = async (booking: { orderId: string; token: string }) => (await getOwnBooking({ ctx, input: booking })).report
const statesOf = async (id: string) =>
  (await getBooking({ ctx, input: { id } })).reports.map(({ state }) => state).reverse()
const emailsFor = (reportId: string) => ctx.db.outbox.count({ where: { effectKey: `email-report-ready:${reportId}` } })

it('a report is closed to the patient until its release, which is recorded and enqueues one email', async () => {
  const booking = await steps.visited()
  const reportId = await steps.upload(booking.id)
  expect(await own(booking)).toBeNull()
  await expect(steps.open({ ...booking, digits: '0000' })).rejects.toMatchObject({
    code: 'CONFLICT',
    detail: expect.stringContaining('not ready yet'),
  })
  await steps.release(reportId, booking)
  expect(await own(booking)).toMatchObject({ state: 'ready', corrected: false })
  expect(await emailsFor(reportId)).toBe(1)
  expect((await steps.history(booking.id)).at(-1)).toBe('coordinator: report released')
})

it.each(['', '0000', '000'])(
  'a release with %j instead of the end of the order number changes nothing',
  async (orderEnd) => {
    const booking = await steps.visited()
    const id = await steps.upload(booking.id)
    const wrong = orderEnd === '0000' && booking.orderId.endsWith('0000') ? '1111' : orderEnd
    await expect(releaseReport({ ctx, actor, input: { id, orderEnd: wrong } })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { orderEnd: expect.any(String) },
    })
    expect(await statesOf(booking.id)).toEqual(['uploaded'])
  },
)

it('of several staff who release at the same moment one is successful, and the others are told who it was', async () => {
  const booking = await steps.visited()
  const id = await steps.upload(booking.id)
  const outcomes = await countOutcomes([1, 2, 3, 4].map(() => steps.release(id, booking)))
  expect(outcomes).toEqual({ done: 1, CONFLICT: 3 })
  await expect(steps.release(id, booking)).rejects.toMatchObject({
    detail: expect.stringMatching(/^This report was released by Sara Nair on /),
  })
  expect(await emailsFor(id)).toBe(1)
})

it('a release and a discard at the same moment: one is successful', async () => {
  const booking = await steps.visited()
  const id = await steps.upload(booking.id)
  expect(await countOutcomes([steps.release(id, booking), steps.end(id, 'uploaded')])).toEqual({ done: 1, CONFLICT: 1 })
})

it('a report can’t be released after its booking was canceled', async () => {
  const booking = await steps.visited()
  const id = await steps.upload(booking.id)
  await ctx.db.booking.update({ where: { id: booking.id }, data: { status: 'Canceled' } })
  await expect(steps.release(id, booking)).rejects.toMatchObject({
    code: 'CONFLICT',
    detail: expect.stringContaining('canceled'),
  })
})

it('a corrected report replaces the former one, which only staff can still read', async () => {
  const first = aReport()
  const booking = await steps.released(first)
  ctx.wait(1_000)
  const second = await steps.upload(booking.id)
  expect(await statesOf(booking.id)).toEqual(['released', 'uploaded'])
  await steps.release(second, booking)
  expect(await statesOf(booking.id)).toEqual(['replaced', 'released'])
  expect(await own(booking)).toMatchObject({ state: 'ready', corrected: true })
  expect((await steps.history(booking.id)).at(-1)).toBe('coordinator: corrected report released')
  const former = await getReport({ ctx, cipher: steps.cipher, actor, input: { id: booking.reportId } })
  expect((await buffer(former.body)).equals(first)).toBe(true)
})

it('a withdrawn report is closed to a patient who has it open, says why, and stays readable for staff', async () => {
  const booking = await steps.released()
  const { grant } = await steps.open(booking)
  const { body } = await steps.read(booking, grant)
  body.resume()
  await steps.end(booking.reportId, 'released', 'Mixed up by the laboratory')
  expect(await outcomeOf(steps.read(booking, grant))).toBe('CONFLICT')
  expect(await own(booking)).toMatchObject({ state: 'withdrawn' })
  await expect(steps.open(booking)).rejects.toMatchObject({ detail: expect.stringContaining('removed') })
  const { reports } = await getBooking({ ctx, input: { id: booking.id } })
  expect(reports).toMatchObject([{ state: 'withdrawn', endReason: 'Mixed up by the laboratory', readable: true }])
  expect(await outcomeOf(steps.end(booking.reportId, 'released'))).toBe('CONFLICT')
})

it('a discard of what was released meanwhile withdraws nothing', async () => {
  const booking = await steps.released()
  expect(await outcomeOf(steps.end(booking.reportId, 'uploaded'))).toBe('CONFLICT')
  expect(await statesOf(booking.id)).toEqual(['released'])
})

it('reports of an unknown id throw NOT_FOUND', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
    expect(await outcomeOf(steps.release(id, { orderId: 'ORD-1' }))).toBe('NOT_FOUND')
    expect(await outcomeOf(steps.end(id, 'uploaded'))).toBe('NOT_FOUND')
    expect(await outcomeOf(getReport({ ctx, cipher: steps.cipher, actor, input: { id } }))).toBe('NOT_FOUND')
  }
})
