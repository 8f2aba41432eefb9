import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeBookingStatus } from '../visit/change-status'
import { erasePatient } from '../patient/erase'
import { exportPatient } from '../patient/export'
import { countOutcomes, outcomeOf } from '../testing/booking-steps'
import { everyRow } from '../testing/patient-steps'
import { PATIENT } from '../testing/records'
import { aReport, reportSteps } from '../testing/report-steps'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { revokeReportShare } from './revoke-share'
import { shareReport } from './share'

const visitor = { name: 'visitor', role: 'visitor', from: '203.0.113.7' } as const
const DAY = 24 * 60 * 60_000
let database: TestDatabase
let ctx: TestCtx
const steps = await reportSteps(() => ctx)
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 500 } } })
})
afterAll(() => database.drop())

type Released = Awaited<ReturnType<typeof steps.released>>
const share = (booking: Released, grant: string, recipient = 'Dr Haddad') =>
  shareReport({ ctx, actor: visitor, input: { ...booking, grants: [grant], from: visitor.from, recipient } })
const revoke = (booking: Released, grant: string, id: string) =>
  revokeReportShare({ ctx, actor: visitor, input: { ...booking, grants: [grant], from: visitor.from, id } })
const sharesOf = async (booking: Released) => (await steps.open(booking)).answer.shares

describe('a doctor’s link', () => {
  it('link and passcode open the report, of which patient and history learn', async () => {
    const body = aReport()
    const booking = await steps.released(body)
    const link = await steps.shared(booking)
    expect(link.url).toMatch(/^http:\/\/localhost:3000\/report#[\w-]{32}$/)
    const { answer, grant } = await steps.openShared({ ...link, passcode: ` ${link.passcode.toLowerCase()}` })
    expect(answer).toMatchObject({ id: link.id, orderId: booking.orderId, corrected: false })
    for (let n = 0; n < 2; n++)
      expect((await buffer((await steps.readShared(link.id, grant)).body)).equals(body)).toBe(true)
    expect(await sharesOf(booking)).toMatchObject([
      { id: link.id, recipient: 'Dr Haddad', state: 'open', openings: [ctx.now().toISOString()] },
    ])
    expect((await steps.history(booking.id)).slice(-2)).toEqual([
      'visitor: report shared by link',
      'link holder: report opened by link',
    ])
    expect(await ctx.db.outbox.count({ where: { name: 'email-report-opened' } })).toBe(1)
  })

  it('the link of a booking in Arabic opens the Arabic page', async () => {
    const booking = await steps.released()
    await ctx.db.booking.update({ where: { orderId: booking.orderId }, data: { locale: 'ar' } })
    expect((await steps.shared(booking)).url).toMatch(/^http:\/\/localhost:3000\/ar\/report#/)
  })

  it('no table has a link’s token or its passcode', async () => {
    const { token, passcode } = await steps.shared(await steps.released())
    const rows = [...(await everyRow(ctx)).values()].join('\n')
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(passcode)
    expect(rows).not.toContain(passcode.replace('-', ''))
  })

  it('a doctor’s link opens the corrected report once there is one, and nothing while it is withdrawn', async () => {
    const booking = await steps.released()
    const link = await steps.shared(booking)
    const corrected = aReport()
    const second = await steps.upload(booking.id, corrected)
    await steps.release(second, booking)
    const { answer, grant } = await steps.openShared(link)
    expect(answer.corrected).toBe(true)
    expect((await buffer((await steps.readShared(link.id, grant)).body)).equals(corrected)).toBe(true)
    await steps.end(second, 'released')
    expect(await outcomeOf(steps.readShared(link.id, grant))).toBe('CONFLICT')
    expect(await outcomeOf(steps.openShared(link))).toBe('CONFLICT')
  })

  it('a doctor’s link ends after seven days, and when the patient withdraws it, also where it is open', async () => {
    const booking = await steps.released()
    const link = await steps.shared(booking)
    const { grant } = await steps.openShared(link)
    const { shares } = await revoke(booking, link.grant, link.id)
    expect(shares).toMatchObject([{ state: 'revoked' }])
    await revoke(booking, link.grant, link.id)
    expect(await outcomeOf(steps.readShared(link.id, grant))).toBe('NOT_FOUND')
    expect(await outcomeOf(steps.openShared(link))).toBe('NOT_FOUND')
    const other = await steps.shared(booking)
    ctx.wait(7 * DAY)
    expect(await outcomeOf(steps.openShared(other))).toBe('NOT_FOUND')
    expect((await sharesOf(booking)).map(({ state }) => state)).toEqual(['expired', 'revoked'])
  })

  it('sharing needs the report to be open in this browser, and five links may be open at a time', async () => {
    const booking = await steps.released()
    expect(await outcomeOf(share(booking, ''))).toBe('FORBIDDEN')
    const { grant } = await steps.open(booking)
    expect(await outcomeOf(share({ ...booking, token: 'x' }, grant))).toBe('NOT_FOUND')
    const outcomes = await countOutcomes(Array.from({ length: 8 }, () => share(booking, grant)))
    expect(outcomes).toEqual({ done: 5, CONFLICT: 3 })
  })

  it('a patient withdraws no other patient’s link', async () => {
    const [mine, other] = [await steps.released(), await steps.released()]
    const link = await steps.shared(other)
    const { grant } = await steps.open(mine)
    expect(await outcomeOf(revoke(mine, grant, link.id))).toBe('NOT_FOUND')
    expect(await outcomeOf(steps.openShared(link))).toBe('done')
  })
})

describe('guesses at a doctor’s link', () => {
  it('10,000 parallel guesses lock the link after ten, with one email, and the right passcode opens nothing then', async () => {
    const booking = await steps.released()
    const link = await steps.shared(booking)
    const outcomes: Record<string, number> = {}
    for (let n = 0; n < 10_000; n += 50) {
      const guesses = Array.from({ length: 50 }, (_, k) =>
        steps.openShared({ ...link, passcode: `WRNG-${2000 + n + k}` }),
      )
      for (const [code, count] of Object.entries(await countOutcomes(guesses)))
        outcomes[code] = (outcomes[code] ?? 0) + count
    }
    expect(outcomes).toEqual({ INVALID_INPUT: 9, CONFLICT: 9_991 })
    await expect(steps.openShared(link)).rejects.toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringContaining('locked'),
    })
    expect(await ctx.db.outbox.count({ where: { effectKey: `email-report-locked:${link.id}` } })).toBe(1)
    expect(await sharesOf(booking)).toMatchObject([{ state: 'locked', openings: [] }])
    const guesses = (await steps.history(booking.id)).filter((entry) => entry.includes('wrong passcode'))
    expect(guesses).toHaveLength(10)
  }, 120_000)

  it('an unknown link throws the same NOT_FOUND as one that has ended', async () => {
    expect(await outcomeOf(steps.openShared({ token: 'A'.repeat(32), passcode: 'ABCD-2345' }))).toBe('NOT_FOUND')
  })
})

it('an erased patient’s reports, links and their names are gone while shared; an export has their metadata before', async () => {
  const booking = await steps.released(aReport(), PATIENT)
  const link = await steps.shared(booking, 'Dr Quartzberg')
  const { grant } = await steps.openShared(link)
  const actor = { name: 'admin', role: 'admin' } as const
  const exported = await exportPatient({ ctx, actor, input: { contact: PATIENT.email } })
  expect(exported.bookings[0]).toMatchObject({
    reports: [{ state: 'released', name: 'report.pdf' }],
    reportShares: [{ recipient: 'Dr Quartzberg', state: 'open' }],
  })
  const { version } = await ctx.db.booking.findUniqueOrThrow({ where: { id: booking.id } })
  await changeBookingStatus({ ctx, actor, input: { id: booking.id, version, status: 'Completed', confirmAhead: true } })
  const input = { contact: PATIENT.email, reason: 'Asked by letter' }
  expect(await erasePatient({ ctx, actor, input })).toMatchObject({ bookings: 1, files: 1 })
  expect(await outcomeOf(steps.readShared(link.id, grant))).toBe('NOT_FOUND')
  expect(await outcomeOf(steps.openShared(link))).toBe('NOT_FOUND')
  expect(await outcomeOf(steps.read(booking, link.grant))).toBe('FORBIDDEN')
  const report = await ctx.db.report.findUniqueOrThrow({ where: { id: booking.reportId } })
  expect(report).toMatchObject({ originalName: 'Erased', contentKey: null, removedAt: ctx.now() })
  expect(await ctx.db.outbox.count({ where: { effectKey: `delete-report:${booking.reportId}` } })).toBe(1)
  const rows = [...(await everyRow(ctx)).values()].join('\n')
  expect(rows).not.toContain('Quartzberg')
})
