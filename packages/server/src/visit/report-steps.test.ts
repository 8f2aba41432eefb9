import { randomUUID } from 'node:crypto'
import type { ReportedStep } from '@homecare/contract/admin/day-sheet'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeBookingStatus } from './change-status'
import { addNurse } from '../nurse/add'
import { addDayOff } from '../nurse/add-day-off'
import { setNurseLeave } from '../nurse/set-leave'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { testContext, TEST_NOW, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { assignNurse } from './assign-nurse'
import { findLatestStep } from './find-latest-step'
import { openDaySheet } from './open-day-sheet'
import { reportVisitSteps } from './report-steps'
import { shareDaySheet } from './share-day-sheet'

const DATE = '2026-03-03'
const HOUR_MS = 60 * 60_000
const actor = { name: 'coordinator', role: 'coordinator' } as const
const ANOTHER = {
  firstName: 'Nora',
  lastName: 'Saleh',
  licenceNumber: 'DHA-2',
  phoneNumber: '971501112244',
  languages: [],
  areas: [],
  hours: [{ weekday: 2, from: 540, to: 1260 }],
}
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

const { paid, start, stored, effects, history } = bookingSteps(() => ctx)
async function link(changes: { nurseId?: string | undefined; area?: string; date?: string } = {}): Promise<string> {
  const { url } = await shareDaySheet({ ctx, actor, input: { date: DATE, nurseId, ...changes } })
  return url.split('#')[1] ?? ''
}
const visit = async (changes: { date?: string; time?: string } = {}) => {
  const booking = await paid({ date: DATE, time: '06:00 Pm', ...changes })
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
          ctx = testContext({ db: database.db })
          const { id, orderId } = await visit()
          const token = await link()
          const steps = given.map((kind, index) => step(id, kind, given.length - index))
          ctx.wait(HOUR_MS)
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

  it('ten steps of a phone that had no network until after midnight are all stored, each with its own time', async () => {
    const visits = []
    for (const time of ['06:00 Pm', '06:30 Pm', '07:00 Pm', '07:30 Pm', '02:00 Pm']) visits.push(await visit({ time }))
    const token = await link()
    const steps = visits.flatMap(({ id }, index) => [
      step(id, 'arrived', index * 30),
      step(id, 'sampleTaken', index * 30 + 10),
    ])
    ctx.wait(17 * HOUR_MS)
    const { results, sheet } = await report(token, ...steps)
    expect(results.filter((result) => result.stored)).toHaveLength(10)
    expect(sheet).toBeNull()
    const rows = await ctx.db.visitStep.findMany()
    expect(rows.map(({ at }) => at.toISOString()).sort()).toEqual(steps.map(({ at }) => at).sort())
  })

  it.each([
    ['leaves', () => setNurseLeave({ ctx, actor, input: { id: nurseId, leftOn: DATE } })],
    ['has the day off', () => addDayOff({ ctx, actor, input: { id: nurseId, date: DATE, reason: 'Ill' } })],
  ])('when a nurse %s the link ends at that moment: earlier steps still count, later ones do not', async (_, end) => {
    const { id, orderId } = await visit()
    const token = await link()
    ctx.wait(HOUR_MS)
    await end()
    expect(await outcomeOf(openDaySheet({ ctx, limit, input: { token, from: '203.0.113.9' } }))).toBe('NOT_FOUND')
    expect(await outcomeOf(link())).toBe('INVALID_INPUT')
    ctx.wait(HOUR_MS)
    const { results, sheet } = await report(token, step(id, 'arrived', 50), step(id, 'sampleTaken', 70))
    expect(results).toMatchObject([
      { stored: true },
      { stored: false, reason: expect.stringContaining('Your link had ended') },
    ])
    expect(sheet).toBeNull()
    expect(await kinds(orderId)).toEqual(['arrived'])
    ctx.wait(24 * HOUR_MS)
    expect(await outcomeOf(report(token, step(id, 'nobodyThere', 55)))).toBe('NOT_FOUND')
    expect(limited.length).toBeGreaterThan(0)
  })

  it('a day off on another day leaves the link as it is', async () => {
    const { id } = await visit()
    const token = await link()
    await addDayOff({ ctx, actor, input: { id: nurseId, date: '2026-03-10', reason: 'Leave' } })
    expect((await report(token, step(id, 'arrived'))).results).toMatchObject([{ stored: true }])
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

  it('a link reports on paid visits that are or were its nurse’s, on their day and since it was made; nothing else changes anything', async () => {
    const other = await addNurse({ ctx, actor, input: ANOTHER })
    const otherId = other.nurses.find(({ firstName }) => firstName === 'Nora')?.id ?? ''
    const mine = await visit()
    const hers = await paid({ date: DATE, time: '06:30 Pm' })
    await assignNurse({ ctx, actor, input: { id: hers.id, version: hers.version, nurseId: otherId } })
    const unpaid = await stored((await start({ date: DATE, time: '07:00 Pm' })).orderId)
    await ctx.db.booking.update({ where: { id: unpaid.id }, data: { nurseId } })
    const reversed = await visit({ time: '02:00 Pm' })
    await ctx.db.booking.update({ where: { id: reversed.id }, data: { paymentStatus: 'Reversed' } })
    const tomorrow = await visit({ date: '2026-03-04' })
    ctx.wait(HOUR_MS)
    const token = await link()
    ctx.wait(HOUR_MS)
    const bookings = () => ctx.db.booking.findMany({ orderBy: { id: 'asc' } })
    const outbox = () => ctx.db.outbox.count()
    const before = [await bookings(), await outbox()]
    const refused = [
      step(hers.id, 'sampleTaken', 90),
      step(unpaid.id, 'sampleTaken', 90),
      step(reversed.id, 'sampleTaken', 90),
      step(tomorrow.id, 'onTheWay', 90),
      step(randomUUID(), 'arrived', 90),
      step(mine.id, 'nobodyThere', 50),
      { ...step(mine.id, 'sampleTaken'), at: '2000-01-01T09:00:00.000Z' },
    ]
    for (const each of refused) {
      const { results } = await report(token, each)
      expect(results).toEqual([{ id: each.id, stored: false, reason: expect.stringMatching(/[Cc]all the office/) }])
    }
    expect([await bookings(), await outbox(), await ctx.db.visitStep.count()]).toEqual([...before, 0])
    expect((await report(token, step(mine.id, 'arrived', 90))).results).toMatchObject([{ stored: true }])
  })

  it('a link to tomorrow’s sheet reports nothing today', async () => {
    const { id } = await visit({ date: '2026-03-04' })
    const token = await link({ date: '2026-03-04' })
    const before = await effects('email-nurse-on-the-way')
    const { results } = await report(token, step(id, 'onTheWay'))
    expect(results[0]?.reason).toBe('A step belongs to the day of its visit, Wed 4 Mar 2026.')
    expect(await effects('email-nurse-on-the-way')).toBe(before)
  })

  it('a link for everybody’s visits of an area reports on those of that area', async () => {
    const inside = await paid({ date: DATE, time: '06:00 Pm', city: 'Deira' })
    const outside = await paid({ date: DATE, time: '06:30 Pm', city: 'Dubai Marina' })
    const token = await link({ nurseId: undefined, area: 'Deira' })
    const { results } = await report(token, step(inside.id, 'arrived'), step(outside.id, 'arrived'))
    expect(results.map((result) => result.stored)).toEqual([true, false])
  })

  it('a nurse whose visit was given to somebody else says what happened, and the patient gets no email about it', async () => {
    const { id, orderId } = await visit()
    const token = await link()
    const { version } = await stored(orderId)
    await assignNurse({ ctx, actor, input: { id, version, nurseId: null } })
    const before = await effects('email-nurse-on-the-way')
    expect((await report(token, step(id, 'onTheWay'))).results).toMatchObject([{ stored: true }])
    expect(await effects('email-nurse-on-the-way')).toBe(before)
  })

  it('one step’s id does not count for another visit', async () => {
    const [one, two] = [await visit(), await visit({ time: '06:30 Pm' })]
    const token = await link()
    const first = step(one.id, 'arrived')
    await report(token, first)
    expect((await report(token, { ...first, bookingId: two.id })).results[0]?.stored).toBe(false)
  })

  it('only the latest step within an hour is told to the patient, and on the day of the visit', async () => {
    const { id } = await visit()
    const token = await link()
    const [way, arrived] = [step(id, 'onTheWay'), step(id, 'arrived', 1)]
    ctx.wait(60_000)
    await report(token, way)
    const isNews = async (stepId: string, date = DATE) =>
      (await findLatestStep(ctx, { bookingId: id, date, now: ctx.now(), stepId })) !== null
    expect([await isNews(way.id), await isNews(way.id, '2026-03-04')]).toEqual([true, false])
    await report(token, arrived)
    expect([await isNews(way.id), await isNews(arrived.id)]).toEqual([false, true])
    ctx.wait(HOUR_MS)
    expect(await isNews(arrived.id)).toBe(false)
  })
})
