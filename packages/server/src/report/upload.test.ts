import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startObjectStore, type RunningObjectStore } from '@homecare/dev-servers/object-store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMinioFiles } from '../adapters/minio-files'
import { getBooking } from '../record/get-booking'
import { MAX_UPLOAD_BYTES } from '../file/receive-upload'
import { outcomeOf } from '../testing/booking-steps'
import { DOCX, REFUSED } from '../testing/hostile-files'
import { PNG } from '../testing/documents'
import { aReport, reportSteps } from '../testing/report-steps'
import { testContext, TEST_SETTINGS, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { deleteReportObject } from './delete-object'
import { getReport } from './get'

const actor = { name: 'coordinator', role: 'coordinator' } as const
let database: TestDatabase
let dir: string
let store: RunningObjectStore
let ctx: TestCtx
const steps = await reportSteps(() => ctx)
beforeAll(async () => {
  database = await createTestDatabase()
  dir = await mkdtemp(join(tmpdir(), 'homecare-reports-'))
  store = await startObjectStore({ dir })
  const slotRules = { ...TEST_SETTINGS.slotRules, capacity: 500 }
  ctx = testContext({ db: database.db, settings: { slotRules } })
  ctx.files = { ...ctx.files, ...createMinioFiles(store) }
})
afterAll(async () => {
  await store.stop()
  await database.drop()
  await rm(dir, { recursive: true })
})

const objects = () => ctx.files.list('reports/')
const counts = async () => [await ctx.db.report.count(), (await objects()).length]
const read = async (id: string) => {
  const { body, ...rest } = await getReport({ ctx, cipher: steps.cipher, actor, input: { id } })
  return { ...rest, bytes: await buffer(body) }
}
async function bytesOnDisk(): Promise<Buffer> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  return Buffer.concat(await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name)))))
}

it.each([
  [1, 'done'],
  [1024, 'done'],
  [1025, 'UNSUPPORTED_TYPE'],
])('a report with bytes before its header, %i of them: %s, and read back unchanged', async (bytes, outcome) => {
  const { id } = await steps.visited()
  const body = Buffer.concat([Buffer.alloc(bytes, '\n'), aReport(`after ${bytes}`)])
  expect(await outcomeOf(steps.upload(id, body))).toBe(outcome)
  const [report] = await ctx.db.report.findMany({ where: { bookingId: id } })
  if (report) expect((await read(report.id)).bytes.equals(body)).toBe(true)
})

it('the name of a report keeps quotes and any script, and loses its direction marks', async () => {
  const { id: bookingId } = await steps.visited()
  await steps.upload(bookingId, aReport('named'), { name: '“نتيجة” "Дом"\u202efdp.pdf' })
  const { reports } = await getBooking({ ctx, input: { id: bookingId } })
  expect(reports).toMatchObject([{ name: '“نتيجة” "Дом"fdp.pdf' }])
})

it('a report with a script is refused, and nothing is stored', async () => {
  const { id } = await steps.visited()
  const before = await counts()
  const body = Buffer.from('%PDF-1.7\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')
  expect(await outcomeOf(steps.upload(id, body))).toBe('INVALID_INPUT')
  expect(await counts()).toEqual(before)
})

it('a report is stored encrypted under a random key, and staff read the original bytes', async () => {
  const { id: bookingId, orderId } = await steps.visited()
  const secret = 'haemoglobin 9.1 of Zuleika'
  const body = aReport(secret)
  const id = await steps.upload(bookingId, body, { name: 'Quartzberg lab.pdf' })
  expect(await read(id)).toEqual({ bytes: body, size: body.length, name: `Laboratory report ${orderId}.pdf` })
  expect((await objects()).at(-1)).toMatch(/^reports\/[\w-]{24}$/)
  expect((await bytesOnDisk()).includes(secret)).toBe(false)
  const { reports } = await getBooking({ ctx, input: { id: bookingId } })
  expect(reports).toMatchObject([{ id, state: 'uploaded', name: 'Quartzberg lab.pdf', uploadedBy: 'Sara Nair' }])
  expect((await steps.history(bookingId)).slice(-2)).toEqual([
    'coordinator: report uploaded',
    'coordinator: report viewed',
  ])
})

describe('reports of the wrong booking', () => {
  const refusal = async (bookingId: string, body = aReport()) => {
    const before = await counts()
    const error = await steps.upload(bookingId, body).catch((reason: { code: string; detail: string }) => reason)
    expect(await counts()).toEqual(before)
    return typeof error === 'string' ? 'stored' : `${error.code} ${error.detail}`
  }

  it('a report of a canceled, unpaid or coming visit is refused with a sentence, and nothing is stored', async () => {
    const { id } = await steps.visited()
    await ctx.db.booking.update({ where: { id }, data: { status: 'Canceled' } })
    expect(await refusal(id)).toMatch(/^CONFLICT This booking is canceled/)
    await ctx.db.booking.update({ where: { id }, data: { status: 'Pending', paymentStatus: 'Failed' } })
    expect(await refusal(id)).toMatch(/^CONFLICT This booking is not paid/)
    const visitAt = new Date(ctx.now().getTime() + 1)
    await ctx.db.booking.update({ where: { id }, data: { paymentStatus: 'Paid', visitAt } })
    expect(await refusal(id)).toMatch(/^CONFLICT The visit is on /)
    await ctx.db.booking.update({ where: { id }, data: { status: 'Completed' } })
    expect(await outcomeOf(steps.upload(id))).toBe('done')
  })

  it('the file of another patient’s report is refused with that order’s number, until it is withdrawn there', async () => {
    const [mine, others] = [await steps.visited(), await steps.released(aReport('same'))]
    expect(await refusal(mine.id, aReport('same'))).toBe(
      `CONFLICT This very file is the report of ${others.orderId}, another patient’s order. Nothing was stored.`,
    )
    await steps.end(others.reportId, 'released')
    expect(await steps.upload(mine.id, aReport('same'))).toBeTruthy()
  })

  it('a booking has one report that waits for its release, even after two uploads at the same moment', async () => {
    const { id } = await steps.visited()
    const outcomes = await Promise.all([outcomeOf(steps.upload(id)), outcomeOf(steps.upload(id))])
    expect(outcomes.sort()).toEqual(['CONFLICT', 'done'])
    expect(await refusal(id)).toMatch(/^CONFLICT A report waits for its release/)
    expect(await ctx.db.report.count({ where: { bookingId: id } })).toBe(1)
  })
})

describe('files that are no reports', () => {
  it.each([...REFUSED, ['a picture', 'a.pdf', PNG] as const, ['a DOCX', 'a.pdf', DOCX] as const])(
    'a report that is %s throws UNSUPPORTED_TYPE and stores nothing',
    async (_, name, body) => {
      const { id } = await steps.visited()
      const before = await counts()
      expect(await outcomeOf(steps.upload(id, body, { name }))).toBe('UNSUPPORTED_TYPE')
      expect(await counts()).toEqual(before)
    },
  )

  it.each([
    ['empty', Buffer.alloc(0), 'a.pdf', 'INVALID_INPUT'],
    ['larger than 20 MB', Buffer.concat([aReport(), Buffer.alloc(MAX_UPLOAD_BYTES)]), 'a.pdf', 'TOO_LARGE'],
  ])('a report that is %s is refused and stores nothing', async (_, body, name, code) => {
    const { id } = await steps.visited()
    const before = await counts()
    expect(await outcomeOf(steps.upload(id, body, { name }))).toBe(code)
    expect(await counts()).toEqual(before)
  })
})

it('a report of 20 MB is stored and read back unchanged', async () => {
  const { id: bookingId } = await steps.visited()
  const body = Buffer.concat([aReport('large'), Buffer.alloc(MAX_UPLOAD_BYTES - 100, 7)])
  expect((await read(await steps.upload(bookingId, body))).bytes.equals(body)).toBe(true)
})

it('a report throws UNAVAILABLE while the object store fails: nothing is stored, and nothing is read', async () => {
  const { id: bookingId } = await steps.visited()
  const { files } = ctx
  ctx.files = { ...files, put: () => Promise.reject(new Error('down')) }
  const before = await ctx.db.report.count()
  expect(await outcomeOf(steps.upload(bookingId))).toBe('UNAVAILABLE')
  ctx.files = files
  expect(await ctx.db.report.count()).toBe(before)
  const id = await steps.upload(bookingId)
  ctx.files = { ...files, get: () => Promise.reject(new Error('down')) }
  expect(await outcomeOf(read(id))).toBe('UNAVAILABLE')
  ctx.files = { ...files, get: async () => null }
  expect(await outcomeOf(read(id))).toBe('UNAVAILABLE')
  ctx.files = files
})

it('a discarded report loses its document and can’t be read; one that was not discarded never does', async () => {
  const { id: bookingId } = await steps.visited()
  const id = await steps.upload(bookingId)
  const { key } = await ctx.db.report.findUniqueOrThrow({ where: { id } })
  await deleteReportObject({ ctx, input: { reportId: id } })
  expect(await objects()).toContain(`reports/${key}`)
  await steps.end(id, 'uploaded')
  expect(await outcomeOf(read(id))).toBe('NOT_FOUND')
  for (let run = 0; run < 2; run++) await deleteReportObject({ ctx, input: { reportId: id } })
  expect(await objects()).not.toContain(`reports/${key}`)
  expect(await ctx.db.outbox.count({ where: { effectKey: `delete-report:${id}` } })).toBe(1)
})
