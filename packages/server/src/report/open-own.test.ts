import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBooking } from '../record/get-booking'
import { getOwnBooking } from '../own/get'
import { countOutcomes, outcomeOf } from '../testing/booking-steps'
import { aReport, reportSteps } from '../testing/report-steps'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { enqueueReportReminders } from './enqueue-reminders'
import { resetReportTries } from './reset-tries'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
let database: TestDatabase
let ctx: TestCtx
const steps = await reportSteps(() => ctx)
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 500 } } })
})
afterAll(() => database.drop())

const history = async (id: string) => (await steps.history(id)).filter((entry) => /report/.test(entry)).slice(2)
const openings = async (id: string) => (await getBooking({ ctx, input: { id } })).reports[0]?.openings

it('the right digits open the report for a quarter of an hour: showing and downloading it is one opening', async () => {
  const body = aReport()
  const booking = await steps.released(body)
  const { answer, grant } = await steps.open(booking)
  expect(answer).toMatchObject({ state: 'ready', corrected: false, size: body.length, shares: [] })
  expect(Date.parse(answer.grantedUntil) - ctx.now().getTime()).toBe(15 * MINUTE)
  for (let n = 0; n < 3; n++) expect((await buffer((await steps.read(booking, grant)).body)).equals(body)).toBe(true)
  expect(await openings(booking.id)).toEqual([{ at: ctx.now().toISOString(), by: 'patient' }])
  expect(await history(booking.id)).toEqual(['visitor: report opened'])
  ctx.wait(15 * MINUTE)
  expect(await outcomeOf(steps.read(booking, grant))).toBe('FORBIDDEN')
})

it('a grant opens no other booking’s report, and no changed grant opens any', async () => {
  const [mine, other] = [await steps.released(), await steps.released()]
  const { grant } = await steps.open(mine)
  expect(await outcomeOf(steps.read(other, grant))).toBe('FORBIDDEN')
  const [id = '', until = '', mac = ''] = grant.split('.')
  for (const forged of ['', 'x', `${id}.${Number(until) + 1}.${mac}`, `${id.replace(/^./, '0')}0.${until}.${mac}`])
    expect(await outcomeOf(steps.read(mine, forged))).toBe('FORBIDDEN')
})

describe('wrong digits', () => {
  const wrong = (booking: { digits: string; orderId: string; token: string }) => ({
    ...booking,
    digits: booking.digits === '0001' ? '0002' : '0001',
  })

  it('wrong digits are refused and recorded, and after five of them in parallel even the right ones wait', async () => {
    const booking = await steps.released()
    const guesses = Array.from({ length: 12 }, () => steps.open(wrong(booking)))
    expect(await countOutcomes(guesses)).toEqual({ INVALID_INPUT: 5, RATE_LIMITED: 7 })
    expect(await outcomeOf(steps.open(booking))).toBe('RATE_LIMITED')
    expect(await history(booking.id)).toEqual(Array.from({ length: 5 }, () => 'visitor: wrong digits for the report'))
    const entry = await ctx.db.auditEntry.findFirstOrThrow({
      where: { subjectId: booking.id },
      orderBy: { id: 'desc' },
    })
    expect(entry).toMatchObject({ fromAddress: '203.0.113.7', detail: {} })
  })

  it('tries that are refused count nowhere: after five wrong digits and ten more tries the report opens in a quarter of an hour', async () => {
    const booking = await steps.released()
    for (let n = 0; n < 5; n++) await outcomeOf(steps.open(wrong(booking)))
    for (let n = 0; n < 10; n++) expect(await outcomeOf(steps.open(booking))).toBe('RATE_LIMITED')
    await steps.limits.booking.reset(booking.id)
    for (let n = 0; n < 5; n++) expect(await outcomeOf(steps.open(wrong(booking)))).toBe('INVALID_INPUT')
    // Ten wrong ones of the day, of which the last five are new: the refusal names the end of the day's count.
    const refusal = await steps.open(booking).catch((error: unknown) => error)
    expect((refusal as { retryAfter: number }).retryAfter).toBeGreaterThan(23 * 3600)
    await steps.limits.booking.reset(booking.id)
    // The narrow count is given back.
    for (let n = 0; n < 10; n++) expect(await outcomeOf(steps.open(booking))).toBe('RATE_LIMITED')
    await steps.limits.bookingDay.reset(booking.id)
    expect(await outcomeOf(steps.open(booking))).toBe('done')
  })

  it('right digits forget the wrong ones before', async () => {
    const booking = await steps.released()
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < 4; n++) expect(await outcomeOf(steps.open(wrong(booking)))).toBe('INVALID_INPUT')
      expect(await outcomeOf(steps.open(booking))).toBe('done')
    }
  })

  it('wrong digits of one address lock no other booking behind it', async () => {
    const bookings = [await steps.released(), await steps.released(), await steps.released(), await steps.released()]
    for (const each of bookings) for (let n = 0; n < 9; n++) await outcomeOf(steps.open(wrong(each)))
    expect(await outcomeOf(steps.open(await steps.released()))).toBe('done')
  })

  it('a refusal says until when, with the weekday and in twelve hours, and staff give new tries on the record', async () => {
    const booking = await steps.released()
    for (let n = 0; n < 5; n++) await outcomeOf(steps.open(wrong(booking)))
    const refusal = await steps.open(booking).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      code: 'RATE_LIMITED',
      detail: expect.stringMatching(
        /^Try again after \d{1,2}:\d\d [ap]m on (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \w{3}, Dubai time\.$/,
      ),
      retryAt: expect.stringMatching(/:00\.000Z$/),
    })
    const actor = { name: 'sara', role: 'coordinator' } as const
    await resetReportTries({ ctx, limits: steps.limits, actor, input: { id: booking.id } })
    expect(await history(booking.id)).toContain('sara: identity checked, tries for the report reset')
    expect(await outcomeOf(steps.open(booking))).toBe('done')
  })

  it('right digits are not counted, however often the report is opened', async () => {
    const booking = await steps.released()
    for (let n = 0; n < 12; n++) expect(await outcomeOf(steps.open(booking))).toBe('done')
  })

  it('a wrong token throws NOT_FOUND before any digits are counted', async () => {
    const booking = await steps.released()
    for (let n = 0; n < 12; n++) expect(await outcomeOf(steps.open({ ...booking, token: 'x' }))).toBe('NOT_FOUND')
    expect(await outcomeOf(steps.open(booking))).toBe('done')
  })
})

it('the link opens a late report for 60 days after its release, although the booking’s own 14 days are over', async () => {
  const booking = await steps.visited()
  ctx.wait(14 * DAY)
  expect(await outcomeOf(getOwnBooking({ ctx, input: booking }))).toBe('NOT_FOUND')
  await steps.release(await steps.upload(booking.id), booking)
  ctx.wait(60 * DAY - 1)
  expect(await outcomeOf(getOwnBooking({ ctx, input: booking }))).toBe('done')
  ctx.wait(1)
  expect(await outcomeOf(getOwnBooking({ ctx, input: booking }))).toBe('NOT_FOUND')
})

describe('the reminder of a report that was not opened', () => {
  const reminded = async (reportId: string) => {
    await enqueueReportReminders({ ctx })
    return ctx.db.outbox.count({ where: { effectKey: `email-report-reminder:${reportId}` } })
  }

  it('a report that was not opened for three days gets one reminder, during the day', async () => {
    const unopened = await steps.released()
    const opened = await steps.released()
    await steps.read(opened, (await steps.open(opened)).grant)
    const other = testContext({ db: database.db })
    expect(other.now().getUTCHours()).toBe(4)
    ctx.wait(3 * DAY - MINUTE)
    expect(await reminded(unopened.reportId)).toBe(0)
    ctx.wait(MINUTE)
    const night = 24 - ((ctx.now().getUTCHours() + 4) % 24)
    ctx.wait((night + 2) * 60 * MINUTE)
    expect(await reminded(unopened.reportId)).toBe(0)
    ctx.wait(8 * 60 * MINUTE)
    expect(await reminded(unopened.reportId)).toBe(1)
    await ctx.db.outbox.deleteMany()
    expect(await reminded(unopened.reportId)).toBe(0)
    expect(await reminded(opened.reportId)).toBe(0)
    expect((await getBooking({ ctx, input: { id: unopened.id } })).reports[0]?.remindedAt).toBe(ctx.now().toISOString())
  })
})
