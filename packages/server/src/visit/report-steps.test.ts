import { randomUUID } from 'node:crypto'
import type { ReportedStep } from '@homecare/contract/admin/day-sheet'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeBookingStatus } from '../booking/change-status'
import { addNurse } from '../nurse/add'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { testContext, TEST_NOW, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { assignNurse } from './assign-nurse'
import { isLatestStep } from './is-latest-step'
import { openDaySheet } from './open-day-sheet'
import { reportVisitSteps } from './report-steps'
import { shareDaySheet } from './share-day-sheet'

const DATE = '2026-03-03'
const HOUR_MS = 60 * 60_000
const actor = { name: 'coordinator', role: 'coordinator' } as const
const limited: string[] = []
const limit = { take: async (from: string) => void limited.push(from) }
let database: TestDatabase
let ctx: TestCtx
let nurseId: string
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  await database.db.nurse.deleteMany()
  ctx = testContext({ db: database.db })
  const hours = [2, 3].map((weekday) => ({ weekday, from: 540, to: 1260 }))
  const nurse = { firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-1', phoneNumber: '971501112233' }
  const added = await addNurse({ ctx, actor, input: { ...nurse, languages: [], areas: [], hours } })
  nurseId = added.nurses[0]?.id ?? ''
})
afterAll(() => database.drop())

const { paid, stored, effects, history } = bookingSteps(() => ctx)
async function link(changes: { nurseId?: string; hours?: number } = {}): Promise<string> {
  const { url } = await shareDaySheet({ ctx, actor, input: { date: DATE, hours: 14, nurseId, ...changes } })
  return url.split('#')[1] ?? ''
}
const visit = async () => {
  const booking = await paid({ date: DATE, time: '06:00 Pm' })
  await assignNurse({ ctx, actor, input: { id: booking.id, version: booking.version, nurseId } })
  return booking
}
const step = (bookingId: string, kind: ReportedStep['kind'], minutes = 0): ReportedStep => ({
  id: randomUUID(),
  bookingId,
  kind,
  at: new Date(TEST_NOW.getTime() + minutes * 60_000).toISOString(),
  ...(kind === 'sampleTaken' ? { tubes: 2, fasted: true } : {}),
})
const report = (token: string, ...steps: ReportedStep[]) =>
  reportVisitSteps({ ctx, limit, input: { token, steps, from: '203.0.113.9' } })
const kinds = async (orderId: string) => {
  const { id } = await stored(orderId)
  const rows = await ctx.db.visitStep.findMany({ where: { bookingId: id }, orderBy: { at: 'asc' } })
  return rows.map(({ kind }) => kind)
}

describe('a nurse’s sheet', () => {
  it('a nurse’s link shows only that nurse’s visits, with the name of the nurse and the end of the link', async () => {
    const mine = await visit()
    await paid({ date: DATE, time: '06:30 Pm' })
    const sheet = await openDaySheet({ ctx, limit, input: { token: await link(), from: '203.0.113.9' } })
    expect(sheet.visits.map(({ bookingId }) => bookingId)).toEqual([mine.id])
    expect(sheet).toMatchObject({ nurse: 'Maya Rahman', expiresAt: expect.any(String) })
  })
})

describe('steps of a visit', () => {
  it('a taken sample completes the visit, in the nurse’s name, and the history has every step', async () => {
    const { id, orderId } = await visit()
    const token = await link()
    ctx.wait(HOUR_MS)
    const taken = step(id, 'sampleTaken', 20)
    const { results, sheet } = await report(token, taken, step(id, 'arrived', 10), step(id, 'onTheWay'))
    expect(results.every(({ stored: isStored }) => isStored)).toBe(true)
    expect(sheet?.visits[0]?.steps.map(({ kind }) => kind)).toEqual(['onTheWay', 'arrived', 'sampleTaken'])
    expect(await stored(orderId)).toMatchObject({
      status: 'Completed',
      completedBy: 'Maya Rahman',
      completedAt: new Date(taken.at),
    })
    expect((await history(id)).slice(-3)).toEqual([
      'Maya Rahman: nurse on the way',
      'Maya Rahman: nurse arrived',
      'Maya Rahman: sample taken',
    ])
  })

  it('whatever is sent however often and in whatever order, each step is stored at most once and none follows a taken sample', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('onTheWay', 'arrived', 'sampleTaken', 'nobodyThere' as const), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }),
        async (given, order) => {
          await database.db.booking.deleteMany()
          const { id, orderId } = await visit()
          const token = await link()
          const steps = given.map((kind, index) => step(id, kind, -index))
          for (const index of order) await report(token, steps[index % steps.length] ?? step(id, 'arrived'))
          const sent = await kinds(orderId)
          const rows = await ctx.db.visitStep.findMany({ where: { bookingId: id }, orderBy: { receivedAt: 'asc' } })
          expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
          expect(sent.filter((kind) => kind === 'sampleTaken').length).toBeLessThanOrEqual(1)
          const { status } = await stored(orderId)
          expect(status).toBe(sent.includes('sampleTaken') ? 'Completed' : 'Pending')
        },
      ),
      { numRuns: 5 },
    )
  })

  it('nobody at the door is a matter for staff and an email to the patient, until the sample is taken', async () => {
    const { id, orderId } = await visit()
    const token = await link()
    ctx.wait(HOUR_MS)
    const before = await effects('email-nobody-there')
    await report(token, step(id, 'nobodyThere', 1))
    expect((await stored(orderId)).needsAction).toBe('nobody-there')
    expect(await effects('email-nobody-there')).toBe(before + 1)
    await report(token, step(id, 'sampleTaken', 30))
    expect(await stored(orderId)).toMatchObject({ status: 'Completed', needsAction: null })
  })

  it('ten steps of a phone that had no network for eight hours are all stored, each with its own time', async () => {
    const visits = []
    for (const time of ['06:00 Pm', '06:30 Pm', '07:00 Pm', '07:30 Pm', '02:00 Pm']) {
      const booking = await paid({ date: DATE, time })
      visits.push(booking)
    }
    const token = await link({ hours: 4 })
    const steps = visits.flatMap(({ id }, index) => [
      step(id, 'arrived', index * 30),
      step(id, 'sampleTaken', index * 30 + 10),
    ])
    ctx.wait(8 * HOUR_MS)
    const { results, sheet } = await report(token, ...steps)
    expect(results.filter((result) => result.stored)).toHaveLength(10)
    expect(sheet).toBeNull()
    const rows = await ctx.db.visitStep.findMany()
    expect(rows.map(({ at }) => at.toISOString()).sort()).toEqual(steps.map(({ at }) => at).sort())
  })

  it('a step from after the link’s end, and every step a day later, are refused', async () => {
    const { id } = await visit()
    const token = await link({ hours: 1 })
    ctx.wait(2 * HOUR_MS)
    const { results } = await report(token, step(id, 'arrived', 90))
    expect(results[0]).toMatchObject({ stored: false, reason: expect.stringContaining('Your link had ended') })
    ctx.wait(24 * HOUR_MS)
    expect(await outcomeOf(report(token, step(id, 'arrived', 10)))).toBe('NOT_FOUND')
    expect(limited.length).toBeGreaterThan(0)
  })

  it('a step of a canceled visit is refused with a sentence and leaves its trace in the history', async () => {
    const { id, orderId } = await visit()
    const token = await link()
    const { version } = await stored(orderId)
    await changeBookingStatus({ ctx, actor, input: { id, version, status: 'Canceled', refundPayment: true } })
    const { results } = await report(token, step(id, 'sampleTaken'))
    expect(results[0]).toMatchObject({ stored: false, reason: expect.stringContaining('was canceled') })
    expect((await history(id)).at(-1)).toBe('Maya Rahman: visit step refused')
  })

  it('a visit that was given to another nurse meanwhile still takes what happened at the door', async () => {
    const { id, orderId } = await visit()
    const token = await link()
    const { version } = await stored(orderId)
    await assignNurse({ ctx, actor, input: { id, version, nurseId: null } })
    const { results, sheet } = await report(token, step(id, 'sampleTaken'))
    expect(results[0]?.stored).toBe(true)
    expect(sheet?.visits).toEqual([])
  })

  it('a visit of another day, and an unknown one, are refused', async () => {
    const other = await paid({ date: '2026-03-04' })
    const token = await link()
    const { results } = await report(token, step(other.id, 'arrived'), step(randomUUID(), 'arrived'))
    expect(results.map(({ stored: isStored }) => isStored)).toEqual([false, false])
  })

  it('only the latest step within an hour is told to the patient', async () => {
    const { id } = await visit()
    const token = await link()
    const [way, arrived] = [step(id, 'onTheWay'), step(id, 'arrived', 1)]
    ctx.wait(60_000)
    await report(token, way)
    const isNews = (stepId: string) => isLatestStep(ctx, { bookingId: id, now: ctx.now() }, stepId)
    expect(await isNews(way.id)).toBe(true)
    await report(token, arrived)
    expect([await isNews(way.id), await isNews(arrived.id)]).toEqual([false, true])
    ctx.wait(HOUR_MS)
    expect(await isNews(arrived.id)).toBe(false)
  })
})
