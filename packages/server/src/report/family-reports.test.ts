import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PASSCODE_FAILURES } from '@homecare/domain/report'
import { REPORT_LATE } from '@homecare/domain/sample'
import { changeBookingStatus } from '../visit/change-status'
import { getBooking } from '../record/get-booking'
import { getOwnBooking } from '../own/get'
import { exportPatient } from '../patient/export'
import { getPatientRecords } from '../patient/get-records'
import { erasePatient } from '../patient/erase'
import { flagLateSamples } from '../sample/flag-late'
import { handOverSamples } from '../sample/hand-over'
import { outcomeOf } from '../testing/booking-steps'
import { aReport, reportSteps } from '../testing/report-steps'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { releaseReport } from './release'
import { revokeReportShare } from './revoke-share'

const actor = { name: 'coordinator', role: 'coordinator' } as const
const visitor = { name: 'visitor', role: 'visitor', from: '203.0.113.7' } as const
const HOUR_MS = 60 * 60_000
let database: TestDatabase
let ctx: TestCtx
const steps = await reportSteps(() => ctx)
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db, settings: { slotRules: { ...TEST_SETTINGS.slotRules, capacity: 500 } } })
})
afterAll(() => database.drop())

const cbc = (person: number) => ({ id: 1, kind: 'test' as const, name: 'CBC', price: 60, person })
const pack = (person: number) => ({
  ...{ id: 1, kind: 'package' as const, name: 'Basic Health Package I', price: 370 },
  person,
})
/** A mother with a package and two children with one test each. */
const FAMILY = { people: ['Lina Haddad', 'Adam Haddad'], tests: [pack(0), cbc(1), cbc(2)], amount: 490 }
/** A mother without a test and her child. */
const CHILD = { people: ['Lina Haddad'], tests: [pack(1)], amount: 370 }

async function family(changes: Parameters<typeof steps.visited>[0] = FAMILY) {
  const booking = await steps.visited(changes)
  const { phoneNumber } = await ctx.db.booking.findUniqueOrThrow({ where: { id: booking.id } })
  return { ...booking, digits: phoneNumber.slice(-4) }
}
type Family = Awaited<ReturnType<typeof family>>
async function release(booking: Family, person: number, body = aReport()) {
  const id = await steps.upload(booking.id, body, { person })
  await steps.release(id, { ...booking, person })
  return id
}
const statesOf = async (id: string) =>
  (await getBooking({ ctx, input: { id } })).reports.map(({ person, state }) => `${person} ${state}`).reverse()
const bytesOf = async (booking: Family, person: number, grant: string) =>
  buffer((await steps.read({ ...booking, person }, grant)).body)
const complete = ({ id, version }: Family) =>
  changeBookingStatus({
    ctx,
    actor,
    input: { id, status: 'Completed', version, collected: { by: 'Maya Rahman', at: ctx.now().toISOString() } },
  })

describe('a report for each person', () => {
  it('a second person’s report does not replace the first person’s, and each opens with its own bytes', async () => {
    const booking = await family()
    const bodies = [aReport(), aReport(), aReport()]
    for (const [person, body] of bodies.entries()) await release(booking, person, body)
    expect(await statesOf(booking.id)).toEqual(['0 released', '1 released', '2 released'])
    for (const [person, body] of bodies.entries()) {
      const { grant } = await steps.open({ ...booking, person })
      expect((await bytesOf(booking, person, grant)).equals(body)).toBe(true)
    }
    const { report, reports } = await getOwnBooking({ ctx, input: booking })
    expect(report).toMatchObject({ state: 'ready', corrected: false })
    expect(reports).toMatchObject([
      { person: 0, name: 'Mona Haddad', state: 'ready', corrected: false },
      { person: 1, name: 'Lina Haddad', state: 'ready', corrected: false },
      { person: 2, name: 'Adam Haddad', state: 'ready', corrected: false },
    ])
  })

  it('a report of one person waits for its release beside that of another, and a second of the same one is refused', async () => {
    const booking = await family()
    await steps.upload(booking.id, aReport(), { person: 0 })
    await steps.upload(booking.id, aReport(), { person: 2 })
    expect(await outcomeOf(steps.upload(booking.id, aReport(), { person: 2 }))).toBe('CONFLICT')
    expect(await statesOf(booking.id)).toEqual(['0 uploaded', '2 uploaded'])
  })

  it('a corrected report replaces that of its person only, and a withdrawn one closes no other', async () => {
    const booking = await family()
    const ids = [await release(booking, 0), await release(booking, 1)]
    await release(booking, 1)
    expect((await statesOf(booking.id)).sort()).toEqual(['0 released', '1 released', '1 replaced'])
    await steps.end(ids[0] ?? '', 'released')
    const { report, reports } = await getOwnBooking({ ctx, input: booking })
    expect(report?.state).toBe('withdrawn')
    expect(reports.map(({ person, state, corrected }) => [person, state, corrected])).toEqual([
      [0, 'withdrawn', false],
      [1, 'ready', true],
    ])
  })

  it('a report without a person is the patient’s, and somebody without tests or outside the visit gets none', async () => {
    const booking = await family()
    await steps.upload(booking.id)
    expect(await statesOf(booking.id)).toEqual(['0 uploaded'])
    expect(await outcomeOf(steps.upload(booking.id, aReport(), { person: 3 }))).toBe('CONFLICT')
    const child = await family(CHILD)
    expect(await outcomeOf(steps.upload(child.id))).toBe('CONFLICT')
    expect(await outcomeOf(steps.upload(child.id, aReport(), { person: 1 }))).toBe('done')
  })
})

describe('the wrong person’s file', () => {
  it('the file of one person is refused as the report of another person of the visit', async () => {
    const booking = await family()
    await release(booking, 0, aReport('the mother’s'))
    await expect(steps.upload(booking.id, aReport('the mother’s'), { person: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
      detail: 'This very file is the report of another person of this visit. Nothing was stored.',
    })
    expect(await statesOf(booking.id)).toEqual(['0 released'])
  })

  it('a release needs the person whose name is on the document, and changes nothing with another one', async () => {
    const booking = await family()
    const id = await steps.upload(booking.id, aReport(), { person: 1 })
    for (const person of [undefined, 0, 2])
      await expect(
        releaseReport({ ctx, actor, input: { id, orderEnd: booking.orderId.slice(-4), person } }),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { person: expect.any(String) } })
    expect(await statesOf(booking.id)).toEqual(['1 uploaded'])
    await steps.release(id, { ...booking, person: 1 })
    expect(await statesOf(booking.id)).toEqual(['1 released'])
  })

  it('the digits open one person’s report, whose grant opens no other one', async () => {
    const booking = await family()
    await release(booking, 0)
    await release(booking, 1)
    const { grant } = await steps.open({ ...booking, person: 1 })
    expect(await outcomeOf(bytesOf(booking, 1, grant))).toBe('done')
    expect(await outcomeOf(bytesOf(booking, 0, grant))).toBe('FORBIDDEN')
    expect(await outcomeOf(steps.open({ ...booking, person: 2 }))).toBe('CONFLICT')
  })

  it('a doctor’s link names and opens one person’s report, and is listed and withdrawn with that one only', async () => {
    const booking = await family()
    const body = aReport()
    await release(booking, 0)
    await release(booking, 1, body)
    const link = await steps.shared({ ...booking, person: 1 })
    const { answer, grant } = await steps.openShared(link)
    expect(answer.patientName).toBe('Lina Haddad')
    expect((await buffer((await steps.readShared(link.id, grant)).body)).equals(body)).toBe(true)
    const opened = await steps.open(booking)
    expect(opened.answer.shares).toEqual([])
    const input = { ...booking, grants: [opened.grant], from: visitor.from, id: link.id }
    expect(await outcomeOf(revokeReportShare({ ctx, actor: visitor, input }))).toBe('NOT_FOUND')
    const own = { ...input, person: 1, grants: [link.grant] }
    expect((await revokeReportShare({ ctx, actor: visitor, input: own })).shares).toMatchObject([{ state: 'revoked' }])
  })

  it('the history says whose report was shared, guessed at and closed again', async () => {
    const booking = await family()
    await release(booking, 0)
    await release(booking, 2)
    const link = await steps.shared({ ...booking, person: 2 })
    for (let n = 0; n < MAX_PASSCODE_FAILURES; n++)
      await outcomeOf(steps.openShared({ ...link, passcode: 'AAAA-AAAA' }))
    await outcomeOf(steps.open({ ...booking, person: 2, digits: 'none' }))
    const input = { ...booking, person: 2, grants: [link.grant], from: visitor.from, id: link.id }
    await revokeReportShare({ ctx, actor: visitor, input })
    const { history } = await getBooking({ ctx, input: booking })
    const whose = (wanted: string) => history.find(({ action }) => action === wanted)?.detail['person']
    for (const action of [
      'report shared by link',
      'wrong passcode for the report',
      'link to the report locked',
      'wrong digits for the report',
      'link to the report removed',
    ])
      expect([action, whose(action)]).toEqual([action, 2])
  })

  it('a doctor’s link of one person, changed in the database to another one, opens nothing', async () => {
    const booking = await family()
    await release(booking, 0)
    await release(booking, 1)
    const link = await steps.shared({ ...booking, person: 1 })
    await ctx.db.reportShare.update({ where: { id: link.id }, data: { person: 0 } })
    expect(await outcomeOf(steps.openShared(link))).toBe('INVALID_INPUT')
  })
})

describe('a family’s reports are complete with the last one', () => {
  it('a family’s booking stays late until nobody waits for a report that is due', async () => {
    const booking = await family({ people: ['Lina Haddad'], tests: [pack(0), pack(1)], amount: 740 })
    await complete(booking)
    const needsAction = async () => (await ctx.db.booking.findUniqueOrThrow({ where: { id: booking.id } })).needsAction
    await release(booking, 0)
    const { turnaroundHours } = await ctx.db.bookingLine.findFirstOrThrow({ where: { bookingId: booking.id } })
    ctx.wait(turnaroundHours * HOUR_MS + 1000)
    expect(await flagLateSamples({ ctx })).toBe(1)
    expect(await needsAction()).toBe(REPORT_LATE)
    await release(booking, 0)
    expect(await needsAction()).toBe(REPORT_LATE)
    await release(booking, 1)
    expect(await needsAction()).toBeNull()
  })

  it('the hand-over of one person’s sample can be undone until that person’s report is released', async () => {
    const booking = await family()
    const { date } = await ctx.db.booking.findUniqueOrThrow({ where: { id: booking.id } })
    await complete(booking)
    const handOver = (person: number, handedOver: boolean) =>
      handOverSamples({ ctx, actor, input: { date, bookingIds: [booking.id], person, handedOver } })
    for (const person of [0, 1, 2]) await handOver(person, true)
    await release(booking, 1)
    expect(await outcomeOf(handOver(1, false))).toBe('CONFLICT')
    expect(await outcomeOf(handOver(2, false))).toBe('done')
    const { samples } = await getBooking({ ctx, input: booking })
    expect(samples.map(({ reported }) => reported)).toEqual([false, true, false])
  })

  it('a patient can’t be erased while the laboratory works on the sample of another person of the visit', async () => {
    const email = 'mona.waits@example.com'
    const booking = await family({ ...FAMILY, email })
    await complete(booking)
    await release(booking, 0)
    await release(booking, 1)
    const admin = { name: 'admin', role: 'admin' } as const
    const erase = () => erasePatient({ ctx, actor: admin, input: { contact: email, reason: 'Asked by letter' } })
    await expect(erase()).rejects.toMatchObject({ detail: expect.stringContaining('still has a sample') })
    await release(booking, 2)
    await erase()
    expect(await ctx.db.report.count({ where: { bookingId: booking.id, removedAt: null } })).toBe(0)
  })

  it('the patient’s page for staff calls a family’s reports released, and opened, once all of them are', async () => {
    const booking = await family()
    const shown = async () => {
      const input = { kind: 'bloodtests' as const, id: booking.id }
      const found = (await getPatientRecords({ ctx, input })).bookings.find(({ id }) => id === booking.id)
      return [found?.report, found?.reports.released, found?.reports.expected]
    }
    expect(await shown()).toEqual(['none', 0, 3])
    for (const person of [0, 1]) await release(booking, person)
    expect(await shown()).toEqual(['uploaded', 2, 3])
    await release(booking, 2)
    expect(await shown()).toEqual(['released', 3, 3])
    for (const person of [0, 1, 2]) {
      const { grant } = await steps.open({ ...booking, person })
      await bytesOf(booking, person, grant)
      expect((await shown())[0]).toBe(person < 2 ? 'released' : 'opened')
    }
  })

  it('the export of a patient says whose each report is', async () => {
    const email = 'mona.export@example.com'
    const booking = await family({ ...FAMILY, email })
    await release(booking, 0)
    await release(booking, 2)
    const { bookings } = await exportPatient({
      ctx,
      actor: { name: 'admin', role: 'admin' },
      input: { contact: email },
    })
    expect(bookings[0]?.reports).toMatchObject([{ person: 0 }, { person: 2 }])
  })
})
