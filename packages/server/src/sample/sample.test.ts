import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseAccession, REPORT_LATE } from '@homecare/domain/sample'
import { clearAction } from '../booking/clear-action'
import { changeBookingStatus } from '../visit/change-status'
import { getBooking } from '../record/get-booking'
import { getOwnBooking } from '../own/get'
import { settleAfterRestore } from '../maintenance/after-restore'
import { bookingSteps, countOutcomes } from '../testing/booking-steps'
import { reportSteps } from '../testing/report-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { openDaySheet } from '../visit/open-day-sheet'
import { reportVisitSteps } from '../visit/report-steps'
import { shareDaySheet } from '../visit/share-day-sheet'
import { allotSampleNumbers } from './allot-numbers'
import { flagLateSamples } from './flag-late'
import { getLaboratoryDay } from './get-laboratory-day'
import { handOverSamples } from './hand-over'

const DATE = '2026-03-03'
const HOUR_MS = 60 * 60_000
const actor = { name: 'coordinator', role: 'coordinator' } as const
const limit = { take: async () => undefined }
let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.db.booking.deleteMany()
  ctx = testContext({ db: database.db })
})
afterAll(() => database.drop())

const { paid, start, stored, history } = bookingSteps(() => ctx)
const visit = () => paid({ date: DATE, time: '06:00 Pm' })
const day = () => getLaboratoryDay({ ctx, input: { date: DATE } })
const only = async () => (await day()).samples[0]
const allot = (...bookingIds: string[]) => allotSampleNumbers({ ctx, actor, input: { date: DATE, bookingIds } })
const handOver = (bookingIds: string[], handedOver = true) =>
  handOverSamples({ ctx, actor, input: { date: DATE, bookingIds, handedOver } })
async function complete({ id, orderId }: { id: string; orderId: string }) {
  const { version } = await stored(orderId)
  const collected = { by: 'Maya Rahman', at: ctx.now().toISOString() }
  await changeBookingStatus({ ctx, actor, input: { id, version, status: 'Completed', confirmAhead: true, collected } })
}

describe('accession numbers', () => {
  it('a paid visit gets one number however often it is needed at a time, and the history says who needed it', async () => {
    const { id, orderId } = await visit()
    expect((await only())?.accession).toBeNull()
    await Promise.all([allot(id), allot(id), allot(id)])
    const accession = (await only())?.accession ?? ''
    expect(parseAccession(accession)).toBe(accession)
    await complete({ id, orderId })
    expect(await only()).toMatchObject({ accession, takenBy: 'Maya Rahman' })
    expect((await history(id)).filter((entry) => entry.endsWith('accession number given'))).toHaveLength(1)
  })

  it('a number is never given again, not after its visit is gone, a failed change, or a restore', async () => {
    const numbers: number[] = []
    const next = async () => {
      const { id } = await visit()
      await allot(id)
      const { number } = await ctx.db.sample.findUniqueOrThrow({ where: { bookingId: id } })
      numbers.push(number)
      return id
    }
    const gone = await next()
    await ctx.db.booking.delete({ where: { id: gone } })
    await next()
    await settleAfterRestore({ ctx, input: { restoredTo: null } })
    await next()
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect((numbers[2] ?? 0) - (numbers[1] ?? 0)).toBeGreaterThan(1_000)
  })

  it('an unpaid and a canceled visit get none', async () => {
    const { orderId } = await start({ date: DATE })
    const { id: unpaid } = await stored(orderId)
    const { id, version } = await visit()
    await changeBookingStatus({ ctx, actor, input: { id, version, status: 'Canceled', refundPayment: true } })
    await allot(unpaid, id)
    expect(await ctx.db.sample.count()).toBe(0)
  })

  it('a nurse’s sheet has the number and the tubes of each visit, and the reported tubes are with the sample', async () => {
    const { id } = await visit()
    const { url } = await shareDaySheet({ ctx, actor, input: { date: DATE } })
    const token = url.split('#')[1] ?? ''
    const sheet = await openDaySheet({ ctx, limit, input: { token, from: '203.0.113.7' } })
    const accession = (await only())?.accession
    expect(sheet.visits[0]).toMatchObject({
      accession,
      tubes: expect.arrayContaining([{ specimen: 'Serum', tests: ['Basic Health Package I'] }]),
    })
    const step = {
      id: randomUUID(),
      bookingId: id,
      kind: 'sampleTaken',
      at: ctx.now().toISOString(),
      tubes: 3,
      fasted: true,
    } as const
    await reportVisitSteps({ ctx, limit, input: { token, steps: [step], from: '203.0.113.7' } })
    expect(await only()).toMatchObject({ accession, tubesFilled: 3, takenBy: 'nurse', takenAt: step.at })
  })
})

describe('the hand-over to the laboratory', () => {
  it('a hand-over of samples is recorded and undone by name, and doing it twice keeps the first time', async () => {
    const booking = await visit()
    await complete(booking)
    await handOver([booking.id])
    const first = (await only())?.handedOverAt
    ctx.wait(HOUR_MS)
    await handOver([booking.id, booking.id])
    expect(await only()).toMatchObject({ handedOverAt: first, handedOverBy: 'Sara Nair' })
    expect((await getOwnBooking({ ctx, input: booking })).visit?.handedOverAt).toBe(first)
    await handOver([booking.id], false)
    expect(await only()).toMatchObject({ handedOverAt: null, handedOverBy: null })
    expect((await history(booking.id)).slice(-2)).toEqual([
      'coordinator: sample handed over',
      'coordinator: hand-over undone',
    ])
  })

  it('all samples of a hand-over are marked or none, and the error names the visit that is not ready', async () => {
    const [taken, open] = [await visit(), await visit()]
    await complete(taken)
    await expect(handOver([taken.id, open.id])).rejects.toMatchObject({
      code: 'CONFLICT',
      detail: `${open.orderId}: The sample is not taken yet. Complete the visit first.`,
    })
    await expect(handOver([taken.id, randomUUID()])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await ctx.db.sample.count({ where: { handedOverAt: { not: null } } })).toBe(0)
  })

  it('two hand-overs of the same samples in another order both end, with one entry for each sample', async () => {
    const visits = [await visit(), await visit(), await visit()]
    for (const each of visits) await complete(each)
    const ids = visits.map(({ id }) => id)
    expect(await countOutcomes([handOver(ids), handOver(ids.toReversed()), handOver(ids)])).toEqual({ done: 3 })
    for (const id of ids)
      expect((await history(id)).filter((entry) => entry.endsWith('sample handed over'))).toHaveLength(1)
  })

  it('after a report is released the hand-over can’t be undone', async () => {
    const reports = await reportSteps(() => ctx)
    const booking = await reports.visited({ date: DATE, time: '06:00 Pm' })
    await complete(booking)
    await handOver([booking.id])
    await reports.release(await reports.upload(booking.id), booking)
    await expect(handOver([booking.id], false)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('late samples', () => {
  const longest = async (id: string) =>
    Math.max(...(await ctx.db.bookingLine.findMany({ where: { bookingId: id } })).map((line) => line.turnaroundHours))

  it('a sample whose longest turnaround is over needs action once, until its report is released', async () => {
    const reports = await reportSteps(() => ctx)
    const booking = await reports.visited({ date: DATE, time: '06:00 Pm' })
    await complete(booking)
    ctx.wait((await longest(booking.id)) * HOUR_MS)
    expect(await flagLateSamples({ ctx })).toBe(0)
    ctx.wait(1000)
    expect([await flagLateSamples({ ctx }), await flagLateSamples({ ctx })]).toEqual([1, 0])
    expect((await stored(booking.orderId)).needsAction).toBe(REPORT_LATE)
    expect((await day()).late).toMatchObject([{ bookingId: booking.id, late: true }])
    const reportId = await reports.upload(booking.id)
    await reports.release(reportId, booking)
    expect(await day()).toMatchObject({ late: [], samples: [{ late: false, reported: true }] })
    expect((await stored(booking.orderId)).needsAction).toBeNull()
    await reports.end(reportId, 'released')
    expect(await flagLateSamples({ ctx })).toBe(1)
  })

  it('a visit that was completed without saying who took the sample has no invented time and no deadline', async () => {
    const { id, version } = await visit()
    const input = { id, version, status: 'Completed', confirmAhead: true } as const
    await changeBookingStatus({ ctx, actor, input })
    const { sample } = await getBooking({ ctx, input: { id } })
    expect(sample).toMatchObject({ status: 'Completed', takenAt: null, takenBy: null, dueAt: null, late: false })
    ctx.wait((await longest(id)) * HOUR_MS + 1000)
    expect(await flagLateSamples({ ctx })).toBe(0)
    await handOver([id])
    expect((await only())?.handedOverBy).toBe('Sara Nair')
  })

  it('a late sample that staff have cleared with a note is not marked again', async () => {
    const booking = await visit()
    await complete(booking)
    ctx.wait((await longest(booking.id)) * HOUR_MS + 1000)
    expect(await flagLateSamples({ ctx })).toBe(1)
    const { sample, version } = await getBooking({ ctx, input: booking })
    expect(sample?.late).toBe(true)
    await clearAction({ ctx, actor, input: { id: booking.id, version, note: 'The laboratory lost it' } })
    expect(await flagLateSamples({ ctx })).toBe(0)
    expect((await day()).late).toEqual([])
  })
})
