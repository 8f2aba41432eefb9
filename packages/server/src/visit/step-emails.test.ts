import { memoryLimitStore } from '../adapters/limit-store'
import { createMailLimits } from '../process/mail-limits'
import { createRateLimit } from '../process/rate-limit'
import { randomUUID } from 'node:crypto'
import { patientTime } from '@homecare/domain/clock'
import { dubaiDate, formatDate } from '@homecare/domain/dates'
import { CLOCK_TOLERANCE_MS } from '@homecare/domain/step-time'
import type { VisitStepKind } from '@homecare/domain/visit-step'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { JobCtx } from '../process/context'
import { emails } from '../email/emails'
import { addNurse } from '../nurse/add'
import { bookingSteps } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { TEST_NOW, testContext, type TestCtx } from '../testing/test-context'
import { assignNurse } from './assign-nurse'
import { reportVisitSteps } from './report-steps'
import { shareDaySheet } from './share-day-sheet'
import { staffMoveVisit } from './staff-move'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const [TODAY, TOMORROW, LATER] = ['2026-03-03', '2026-03-04', '2026-03-06'] as const
const actor = { name: 'sara', role: 'coordinator' } as const
const limit = { take: async () => undefined }
const { database } = await ownDatabase()
let ctx: TestCtx
const { paid } = bookingSteps(() => ctx)

/** By how much the clock of a phone is wrong: years, days, hours, and less than what is noticed. */
const clocks = fc.constantFrom(
  new Date('2017-01-01T00:00:00Z').getTime() - TEST_NOW.getTime(),
  new Date('2031-06-01T00:00:00Z').getTime() - TEST_NOW.getTime(),
  ...[DAY_MS, 12 * HOUR_MS, 3 * HOUR_MS, HOUR_MS, 5 * MINUTE_MS, MINUTE_MS, 0].flatMap((ms) => [ms, -ms]),
)
const history = fc.record({
  date: fc.constantFrom(TODAY, TODAY, TOMORROW),
  wrongBy: clocks,
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom<VisitStepKind>('onTheWay', 'arrived', 'nobodyThere', 'sampleTaken'),
      minute: fc.oneof(fc.integer({ min: -600, max: 30 * 60 }), fc.integer({ min: 300, max: 420 })),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  offlineMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 20 * 60 })),
  emailMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 90 })),
  movedMeanwhile: fc.constantFrom(false, false, false, true),
})

async function assignedVisit(date: string) {
  const hours = [2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1260 }))
  const nurse = { firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-1', phoneNumber: '971501112233' }
  const { nurses } = await addNurse({ ctx, actor, input: { ...nurse, languages: [], areas: [], hours } })
  const nurseId = nurses[0]?.id ?? ''
  const { id, version } = await paid({ date, time: '02:00 Pm' })
  await assignNurse({ ctx, actor, input: { id, version, nurseId } })
  const { url } = await shareDaySheet({ ctx, actor, input: { date, nurseId } })
  return { id, token: url.split('#')[1] ?? '' }
}

/** The emails that the worker sends now, each with its step's id. */
async function emailsAbout(bookingId: string) {
  const jobs: JobCtx = {
    ...ctx,
    mail: { send: async () => undefined, close: () => undefined },
    idempotency: { run: async () => true, markDone: async () => undefined, close: async () => undefined },
    mailLimits: createMailLimits({ store: memoryLimitStore(), secret: 'x' }, 10_000),
    codesAbroad: createRateLimit(
      { store: memoryLimitStore(), secret: 'x' },
      { name: 'abroad', points: 50, seconds: 86_400 },
    ),
    mailRelayInUae: true,
    staffInbox: 'staff@example.com',
    dutyInbox: 'duty@example.com',
    dutyPhone: null,
    replyInbox: null,
  }
  const rows = await ctx.db.outbox.findMany({
    where: { name: { in: ['email-nurse-on-the-way', 'email-nobody-there'] } },
  })
  const payloads = rows.map(({ name, payload }) => ({
    name,
    payload: payload as { bookingId: string; stepId: string },
  }))
  const sent = await Promise.all(
    payloads
      .filter(({ payload }) => payload.bookingId === bookingId)
      .map(async ({ name, payload }) => ({
        name,
        stepId: payload.stepId,
        email: await emails[name === 'email-nobody-there' ? 'nobody-there' : 'nurse-on-the-way'](jobs, payload),
      })),
  )
  return sent.flatMap(({ email, ...about }) => (email ? [{ ...about, email }] : []))
}

it('whatever a phone’s clock shows and however long it had no network, no email is wrong in day, hour or state', async () => {
  let told = 0
  await fc.assert(
    fc.asyncProperty(history, async ({ date, wrongBy, steps, offlineMinutes, emailMinutes, movedMeanwhile }) => {
      await database.db.booking.deleteMany()
      await database.db.nurse.deleteMany()
      await database.db.outbox.deleteMany()
      ctx = testContext({ db: database.db })
      const { id, token } = await assignedVisit(date)
      const trueTimes = new Map<string, number>()
      const reported = steps.map(({ kind, minute }) => {
        const stepId = randomUUID()
        const happened = TEST_NOW.getTime() + minute * MINUTE_MS
        trueTimes.set(stepId, happened)
        const at = new Date(happened + wrongBy).toISOString()
        return { id: stepId, bookingId: id, kind, at, ...(kind === 'sampleTaken' && { tubes: 1, fasted: true }) }
      })
      ctx.wait(Math.max(0, ...steps.map(({ minute }) => minute)) * MINUTE_MS + offlineMinutes * MINUTE_MS)
      const sentAt = new Date(ctx.now().getTime() + wrongBy).toISOString()
      await reportVisitSteps({ ctx, limit, input: { token, sentAt, steps: reported, from: '203.0.113.9' } }).catch(
        (error: { code?: string }) => expect(error.code).toBe('NOT_FOUND'),
      )
      const stored = await ctx.db.visitStep.findMany({ where: { bookingId: id }, orderBy: { at: 'asc' } })
      for (const { id: stepId, at } of stored) {
        const happened = trueTimes.get(stepId) ?? 0
        expect(Math.abs(at.getTime() - happened)).toBeLessThanOrEqual(CLOCK_TOLERANCE_MS)
        expect(happened).toBeGreaterThanOrEqual(TEST_NOW.getTime() - 2 * CLOCK_TOLERANCE_MS)
        expect(dubaiDate(at)).toBe(date)
      }
      const booking = await ctx.db.booking.findUniqueOrThrow({ where: { id } })
      const isMoved = movedMeanwhile && booking.status === 'Pending' && ctx.now() < new Date('2026-03-05T00:00:00Z')
      if (isMoved)
        await staffMoveVisit({
          ctx,
          actor,
          input: { id, version: booking.version, date: LATER, time: '10:00 Am' },
        })
      ctx.wait(emailMinutes * MINUTE_MS)
      for (const { name, stepId, email } of await emailsAbout(id)) {
        told += 1
        const step = stored.find((each) => each.id === stepId)
        const age = ctx.now().getTime() - (trueTimes.get(stepId) ?? 0)
        expect(isMoved).toBe(false)
        expect(stored.at(-1)?.id).toBe(stepId)
        expect(age).toBeLessThanOrEqual(HOUR_MS + CLOCK_TOLERANCE_MS)
        expect(email.subject).toContain(formatDate(date))
        expect(email.text).toContain(formatDate(date).slice(0, -5))
        if (name === 'email-nobody-there') expect(email.text).toContain(patientTime(step?.at ?? new Date(0)))
      }
    }),
    {
      numRuns: 15,
      examples: [
        [
          {
            date: TODAY,
            wrongBy: new Date('2017-01-01T00:00:00Z').getTime() - TEST_NOW.getTime(),
            steps: [{ kind: 'onTheWay', minute: 330 }],
            offlineMinutes: 0,
            emailMinutes: 0,
            movedMeanwhile: false,
          },
        ],
        [
          {
            date: TODAY,
            wrongBy: 3 * HOUR_MS,
            steps: [{ kind: 'nobodyThere', minute: 375 }],
            offlineMinutes: 20,
            emailMinutes: 5,
            movedMeanwhile: false,
          },
        ],
      ],
    },
  )
  expect(told).toBeGreaterThanOrEqual(2)
}, 60_000)
