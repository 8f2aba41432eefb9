import { randomUUID } from 'node:crypto'
import type { EffectName, JobPayload } from '@homecare/contract/jobs'
import type { JobCtx } from '@homecare/server/process/context'
import { memoryLimitStore } from '@homecare/server/adapters/limit-store'
import { createMailLimits } from '@homecare/server/process/mail-limits'
import { enqueue } from '@homecare/server/outbox/enqueue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handleJob } from './handle-job'
import { createWorkerMetrics } from './metrics'
import { openWorkerFixture, STAFF_INBOX, type WorkerFixture } from './testing/worker-fixture'
import { PATIENT, createRequest, createUnpaidBooking } from '@homecare/server/testing/records'

let fixture: WorkerFixture
let requestId: string
let bookingId: string
let attemptId: string

beforeAll(async () => {
  fixture = await openWorkerFixture()
  const { ctx } = fixture
  await createRequest(ctx)
  requestId = (await ctx.db.serviceRequest.findFirstOrThrow()).id
  ;({ bookingId, orderId: attemptId } = await createUnpaidBooking(ctx))
})
afterAll(() => fixture.close())
beforeEach(() => fixture.mailbox.clear())

/** The effect's row as a use case would write it, and its job. */
async function effect(name: EffectName, payload: JobPayload<EffectName>) {
  const effectKey = `${name}:${randomUUID()}`
  await enqueue(fixture.ctx.db, { name, payload } as Parameters<typeof enqueue>[1], effectKey)
  const { id } = await fixture.ctx.db.outbox.findUniqueOrThrow({ where: { effectKey } })
  return { id, name, payload, effectKey }
}

const handle = (job: Awaited<ReturnType<typeof effect>>, ctx: JobCtx = fixture.ctx) =>
  handleJob(ctx, createWorkerMetrics(), job)
interface Changes {
  paymentStatus?: 'Paid' | 'Failed'
  status?: 'Pending' | 'Canceled'
  email?: string
  emailRefusedAt?: null
}
const booking = (data: Changes) => fixture.ctx.db.booking.update({ where: { id: bookingId }, data })

const EMAILS: [EffectName, () => JobPayload<EffectName>, string, RegExp][] = [
  ['email-request-received', () => ({ requestId }), PATIENT.email, /We have your request: Elderly Care/],
  ['email-staff-request', () => ({ requestId }), STAFF_INBOX, /New appointment request/],
  ['email-request-canceled', () => ({ requestId }), PATIENT.email, /request was cancelled/],
  ['email-booking-confirmed', () => ({ bookingId }), PATIENT.email, /Your blood test at home/],
  ['email-staff-booking', () => ({ bookingId }), STAFF_INBOX, /Paid booking/],
  ['email-booking-canceled', () => ({ bookingId }), PATIENT.email, /visit was cancelled/],
  ['email-visit-reminder', () => ({ bookingId }), PATIENT.email, /^Tomorrow, \w{3} \d+ \w{3} \d{4}, 10:30 Am/],
  ['email-needs-action', () => ({ bookingId, reason: 'paid-twice' }), STAFF_INBOX, /Needs action: paid twice/],
]

test.each(EMAILS)(
  '%s sends its email once to the right address although its handler runs three times, twice in parallel',
  async (name, payload, to, subject) => {
    await booking({ paymentStatus: 'Paid' })
    const job = await effect(name, payload())
    await Promise.all([handle(job), handle(job)])
    await handle(job)
    expect(fixture.mailbox.messages().map((mail) => mail.to)).toEqual([to])
    expect(fixture.mailbox.messages()[0]?.subject).toMatch(subject)
  },
)

const attempt = (state: 'initiated' | 'failed' | 'paid') =>
  fixture.ctx.db.paymentAttempt.updateMany({ where: { attemptId }, data: { state } })

test('the email about a failed payment has a link to the order, and is not sent after the order was paid', async () => {
  await booking({ paymentStatus: 'Failed' })
  await attempt('failed')
  await handle(await effect('email-payment-failed', { bookingId, attemptId }))
  const [mail] = fixture.mailbox.messages()
  expect(mail?.text).toMatch(new RegExp(`http://localhost:3000/booking\\?orderId=${attemptId}&token=[\\w-]{43}`))
  await booking({ paymentStatus: 'Paid' })
  await attempt('paid')
  await handle(await effect('email-payment-failed', { bookingId, attemptId }))
  expect(fixture.mailbox.messages()).toHaveLength(1)
})

test('who could not be reached on the phone hears of it, but not after a later call reached them', async () => {
  const { serviceRequest } = fixture.ctx.db
  for (const callOutcome of ['noAnswer', 'reached', null]) {
    await serviceRequest.update({ where: { id: requestId }, data: { callOutcome } })
    await handle(await effect('email-call-missed', { requestId }))
  }
  const mails = fixture.mailbox.messages()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[PATIENT.email, 'We tried to call you: Elderly Care']])
})

test('the email about a failed payment is not sent after the patient has tried again', async () => {
  await attempt('failed')
  const again = `${attemptId}-2`
  await fixture.ctx.db.paymentAttempt.create({
    data: { attemptId: again, bookingId, number: 2, amountFils: 37_000, startedAt: fixture.ctx.now() },
  })
  await handle(await effect('email-payment-failed', { bookingId, attemptId }))
  expect(fixture.mailbox.messages()).toEqual([])
  await fixture.ctx.db.paymentAttempt.delete({ where: { attemptId: again } })
})

test('emails about payments that are not finished stop after the day’s limit with a note in the history, and one that the mail server refused counts once', async () => {
  await booking({ paymentStatus: 'Failed' })
  await attempt('failed')
  const mailLimits = createMailLimits({ store: memoryLimitStore(), secret: 'x' }, 2)
  const failing = { ...fixture.ctx.mail, send: () => Promise.reject(new Error('refused')) }
  const failed = () => effect('email-payment-failed', { bookingId, attemptId })
  for (let n = 0; n < 4; n++)
    await handle(await failed(), { ...fixture.ctx, mailLimits, mail: failing }).catch(() => {})
  for (let n = 0; n < 5; n++) await handle(await failed(), { ...fixture.ctx, mailLimits })
  expect(fixture.mailbox.messages()).toHaveLength(2)
  const notes = await fixture.ctx.db.auditEntry.findMany({
    where: { subjectId: bookingId, action: 'email not sent' },
    select: { actor: true, detail: true },
  })
  expect(notes).toEqual(
    Array.from({ length: 3 }, () => ({ actor: 'system', detail: { email: 'email-payment-failed' } })),
  )
})

test('an address that the mail server refuses for good is on the record and in its history once, and is not tried again', async () => {
  const { db } = fixture.ctx
  const refusedAt = async () => [
    (await db.booking.findUniqueOrThrow({ where: { id: bookingId } })).emailRefusedAt,
    (await db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })).emailRefusedAt,
  ]
  await booking({ paymentStatus: 'Paid', email: 'mona@nobody.example' })
  await db.serviceRequest.update({ where: { id: requestId }, data: { email: 'mona@nobody.example' } })
  await handle(await effect('email-staff-booking', { bookingId }))
  expect(await refusedAt()).toEqual([null, null])
  for (let n = 0; n < 2; n++) {
    await handle(await effect('email-booking-confirmed', { bookingId }))
    await handle(await effect('email-request-received', { requestId }))
  }
  expect(await refusedAt()).toEqual([expect.any(Date), expect.any(Date)])
  // No message brought the same news.
  expect((await db.booking.findUniqueOrThrow({ where: { id: bookingId } })).unreachedAt).toEqual(expect.any(Date))
  const where = { subjectId: { in: [bookingId, requestId] }, action: 'email address refused' }
  expect(await db.auditEntry.count({ where })).toBe(2)
  await booking({ email: PATIENT.email, emailRefusedAt: null })
  await db.serviceRequest.update({ where: { id: requestId }, data: { email: PATIENT.email, emailRefusedAt: null } })
})

test('an address whose mailbox is full is tried again', async () => {
  await booking({ paymentStatus: 'Paid', email: 'mona@full.example' })
  await expect(handle(await effect('email-booking-confirmed', { bookingId }))).rejects.toThrow(/failed/)
  await booking({ email: PATIENT.email })
})

test('the emails of a canceled visit include no confirmation and no reminder', async () => {
  await booking({ paymentStatus: 'Paid', status: 'Canceled' })
  await handle(await effect('email-booking-confirmed', { bookingId }))
  await handle(await effect('email-visit-reminder', { bookingId }))
  expect(fixture.mailbox.messages()).toEqual([])
  await booking({ status: 'Pending' })
})

test('an effect has the same Message-ID after a failure, and a failed effect is not marked as done', async () => {
  const job = await effect('email-staff-request', { requestId })
  fixture.mailbox.setMode('refuse')
  await expect(handle(job)).rejects.toThrow(/email-staff-request failed/)
  fixture.mailbox.setMode('accept')
  const ids: string[] = []
  const mail = {
    ...fixture.ctx.mail,
    send: (message: { messageId: string }) => Promise.reject(new Error(`${ids.push(message.messageId)}`)),
  }
  await expect(handle(job, { ...fixture.ctx, mail })).rejects.toThrow()
  await handle(job)
  expect(fixture.mailbox.messages().map(({ messageId }) => messageId)).toEqual([`<${ids[0]}>`])
})

test('a handler’s error has no message, because mail servers put addresses into theirs', async () => {
  const refusal = Object.assign(new Error(`550 <${PATIENT.email}> unknown`), { code: 'EENVELOPE', responseCode: 550 })
  const ctx = { ...fixture.ctx, mail: { ...fixture.ctx.mail, send: () => Promise.reject(refusal) } }
  const failure = await handle(await effect('email-request-received', { requestId }), ctx).catch(
    (error: Error) => error,
  )
  expect(failure).toMatchObject({ message: 'email-request-received failed: Error EENVELOPE 550' })
  expect(String((failure as Error).stack)).not.toContain(PATIENT.email)
})

test('a job is rejected when its payload does not match the contract or its name has no handler', async () => {
  await expect(
    handle({ id: randomUUID(), name: 'email-staff-booking', payload: {} as never, effectKey: 'k' }),
  ).rejects.toThrow(/ZodError/)
  await expect(
    handle({ id: randomUUID(), name: 'toString' as never, payload: {} as never, effectKey: 'k' }),
  ).rejects.toThrow(/RangeError/)
})
