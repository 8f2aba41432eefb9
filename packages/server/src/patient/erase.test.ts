import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeBookingStatus } from '../visit/change-status'
import { getBooking } from '../record/get-booking'
import { getOwnBooking } from '../own/get'
import { getBookingStatus } from '../booking/get-status'
import { statusToken } from '../booking/tokens'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { createPatient, everyRow } from '../testing/patient-steps'
import { createRequest, PATIENT } from '../testing/records'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { erasePatient } from './erase'

const actor = { name: 'admin', role: 'admin' } as const
const { email } = PATIENT
const WORDS = [...Object.values(PATIENT), ...PATIENT.fullName.split(' '), '507654321']
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({ db: database.db })
})
afterEach(() => database.drop())

const { start, paid } = bookingSteps(() => ctx)
const reason = 'Asked by letter of 1 March'
const erase = () => erasePatient({ ctx, actor, input: { contact: email, reason } })
const tablesWithPatient = async () =>
  [...(await everyRow(ctx))]
    .filter(([, text]) => WORDS.some((word) => text.toLowerCase().includes(word.toLowerCase())))
    .map(([name]) => name)
const history = () => ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } })

it('no table contains an erased patient’s data, while orders, amounts, dates and history stay', async () => {
  const { id, orderId, token } = await createPatient(ctx)
  const { accessKey } = await ctx.db.booking.findUniqueOrThrow({ where: { id } })
  expect(await tablesWithPatient()).toEqual(expect.arrayContaining(['booking', 'record_note', 'stored_file']))
  const before = await history()
  expect(await erase()).toEqual({ contact: email, bookings: 1, requests: 1, files: 1 })
  expect(await tablesWithPatient()).toEqual([])

  const include = { lines: true, attempts: true }
  expect(await ctx.db.booking.findUniqueOrThrow({ where: { id }, include })).toMatchObject({
    orderId,
    fullName: 'Erased',
    totalFils: 37_000,
    date: '2026-03-04',
    status: 'Canceled',
    lines: [{ priceFils: 37_000 }],
    attempts: [{ state: 'paid', amountFils: 37_000 }],
    erasedAt: ctx.now(),
  })
  expect(await getBooking({ ctx, input: { id } })).toMatchObject({ fullName: 'Erased', notes: [], files: [] })
  expect(await outcomeOf(getOwnBooking({ ctx, input: { orderId, token } }))).toBe('NOT_FOUND')
  const status = { orderId, token: statusToken(ctx.settings.secret, { orderId, accessKey }) }
  expect(await outcomeOf(getBookingStatus({ ctx, input: status }))).toBe('NOT_FOUND')
  const messages = await ctx.db.gatewayMessage.findMany()
  expect(messages.map(({ raw }) => raw)).toEqual(messages.map(() => 'Erased'))

  const after = await history()
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length).map(({ action, detail }) => [action, detail])).toEqual([
    ['data erased', {}],
    ['data erased', {}],
    ['data erased', {}],
    ['patient data erased', { reason, bookings: 1, requests: 1, files: 1 }],
  ])
  const hash = createHash('sha256').update(email).digest('hex')
  expect(JSON.stringify(after.map(({ subjectId, detail }) => [subjectId, detail]))).not.toContain(hash)
  const files = await ctx.db.storedFile.findMany()
  expect(files).toMatchObject([{ originalName: 'Erased', removedAt: ctx.now() }])
  expect(await ctx.db.outbox.count({ where: { effectKey: `delete-file:${files[0]!.id}` } })).toBe(1)
  expect(await outcomeOf(erase())).toBe('NOT_FOUND')
})

const completed = async () => {
  const { id, version } = await paid(PATIENT)
  await changeBookingStatus({ ctx, actor, input: { id, version, status: 'Completed', confirmAhead: true } })
  return id
}
const cancel = async (refundPayment?: boolean) => {
  const { id, version } = await paid(PATIENT)
  await changeBookingStatus({ ctx, actor, input: { id, version, status: 'Canceled', refundPayment } })
}
it.each([
  ['a visit is pending', 'A visit is still to come', () => paid(PATIENT)],
  ['a payment is open', 'Money is still open', () => start(PATIENT)],
  ['a refund is not complete', 'Money is still open', () => cancel(true)],
  ['a refund is undecided', 'Money is still open', () => cancel()],
  ['the laboratory has a sample', 'The laboratory still has a sample', completed],
  ['an appointment request is open', 'A visit is still to come', () => createRequest(ctx)],
])('a patient is not erased while %s, and the error gives that reason', async (_, sentence, make) => {
  await createPatient(ctx)
  await make()
  const withoutHistory = async () => {
    const rows = await everyRow(ctx)
    for (const name of ['audit_entry', 'audit_head']) rows.delete(name)
    return rows
  }
  const before = await withoutHistory()
  await expect(erase()).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
    detail: expect.stringContaining(sentence),
  })
  expect(await withoutHistory()).toEqual(before)
  expect((await history()).at(-1)).toMatchObject({ action: 'erasure refused', detail: { reason } })
})

it('a patient whose sample is at the laboratory is erased once its report is released', async () => {
  const bookingId = await completed()
  await ctx.db.report.create({
    data: {
      bookingId,
      key: 'x',
      originalName: 'x.pdf',
      size: 1,
      uploadedBy: 'admin',
      releasedAt: ctx.now(),
      state: 'released',
    },
  })
  expect(await erase()).toMatchObject({ bookings: 1 })
  const { sample } = await getBooking({ ctx, input: { id: bookingId } })
  expect(sample).toMatchObject({ fullName: 'Erased', accession: expect.any(String) })
})
