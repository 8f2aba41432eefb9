import { visitToken } from '@homecare/server/booking/tokens'
import { cancelVisit } from '@homecare/server/visit/cancel'
import { moveVisit } from '@homecare/server/visit/move'
import { settlePayment } from '@homecare/server/payment/settle'
import { enqueueReminders } from '@homecare/server/visit/enqueue-reminders'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorkerFixture, STAFF_INBOX, type WorkerFixture } from './testing/worker-fixture'
import { effectJobs } from './effect-jobs'
import { createUnpaidBooking } from '@homecare/server/testing/records'

const DAY = 24 * 3_600_000
const actor = { name: 'visitor', role: 'visitor' } as const
let fixture: WorkerFixture
let bookingId: string
/** Calendar files of the emails to the patient, oldest first. */
let files: string[]

beforeEach(async () => {
  fixture = await openWorkerFixture()
  const { ctx } = fixture
  const { mail } = ctx
  files = []
  ctx.mail = {
    ...mail,
    send: (message) => {
      if (!message.to.includes(STAFF_INBOX))
        files.push(...(message.attachments ?? []).map(({ content }) => content.toString()))
      return mail.send(message)
    },
  }
  const started = await createUnpaidBooking(ctx)
  bookingId = started.bookingId
  ctx.gateway.reports(started.orderId, { status: 'Shipped' })
  await settlePayment({ ctx, input: { attemptId: started.orderId, source: 'push' } })
})
afterEach(() => fixture.close())

const stored = () => fixture.ctx.db.booking.findUniqueOrThrow({ where: { id: bookingId } })
async function own() {
  const booking = await stored()
  const { orderId, version } = booking
  return { orderId, version, token: visitToken(fixture.ctx.settings.secret, booking) }
}
const move = async (date: string, time = '10:30 Am') =>
  moveVisit({ ctx: fixture.ctx, actor, input: { ...(await own()), date, time } })
const emailsTo = (address: string) => fixture.mailbox.messages().filter((mail) => mail.to.includes(address))
const reminded = async () => {
  await enqueueReminders({ ctx: fixture.ctx })
  const rows = await fixture.ctx.db.outbox.findMany({ where: { name: 'email-visit-reminder' } })
  return rows.map(({ effectKey }) => effectKey.split(':')[1])
}
const property = (ics: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(ics.replace(/\r/g, ''))?.[1]

test('a moved visit sends patient and staff its new time, with a calendar file of a higher sequence and the same UID', async () => {
  const { email } = await stored()
  await move('2026-03-06')
  await effectJobs['email-booking-moved'].run(fixture.ctx, { bookingId }, 'moved-1')
  await effectJobs['email-staff-moved'].run(fixture.ctx, { bookingId }, 'moved-staff-1')
  await move('2026-03-07')
  await effectJobs['email-booking-moved'].run(fixture.ctx, { bookingId }, 'moved-2')
  await effectJobs['email-booking-moved'].run(fixture.ctx, { bookingId }, 'moved-2')
  expect(emailsTo(email).map(({ subject }) => subject)).toEqual([
    'Your visit was moved: Sat 7 Mar 2026, 10:30 Am',
    'Your visit was moved: Fri 6 Mar 2026, 10:30 Am',
  ])
  expect(emailsTo(STAFF_INBOX)[0]?.subject).toMatch(/^Visit moved: now Fri 6 Mar 2026/)
  expect(files).toHaveLength(2)
  const [first = '', second = ''] = files
  expect(property(second, 'UID')).toBe(property(first, 'UID'))
  expect(Number(property(second, 'SEQUENCE'))).toBeGreaterThan(Number(property(first, 'SEQUENCE')))
})

test('the reminder of a moved visit is sent for the new day', async () => {
  await move('2026-03-08')
  fixture.ctx.wait(2 * 3_600_000)
  expect(await reminded()).toEqual([])
  fixture.ctx.wait(4 * DAY)
  expect(await reminded()).toEqual(['2026-03-08'])
  await effectJobs['email-visit-reminder'].run(fixture.ctx, { bookingId }, 'reminder')
  expect(fixture.mailbox.messages()[0]?.text).toContain('on Sun 8 Mar')
})

test('a delayed reminder is not sent after its visit was moved', async () => {
  const paidAt = new Date(fixture.ctx.now().getTime() - DAY)
  await fixture.ctx.db.paymentAttempt.updateMany({ data: { paidAt } })
  fixture.ctx.wait(1 * 3_600_000)
  expect(await reminded()).toEqual(['2026-03-04'])
  await move('2026-03-08')
  await effectJobs['email-visit-reminder'].run(fixture.ctx, { bookingId }, 'reminder')
  expect(fixture.mailbox.messages()).toEqual([])
})

test('a change request is emailed to staff, unless it was resolved before the email was sent', async () => {
  await cancelVisit({ ctx: fixture.ctx, actor, input: await own() })
  const { id: changeRequestId } = await fixture.ctx.db.changeRequest.findFirstOrThrow()
  await effectJobs['email-staff-change-request'].run(fixture.ctx, { bookingId, changeRequestId }, 'ask-1')
  expect(emailsTo(STAFF_INBOX).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Patient asks to cancel: Wed 4 Mar 2026/),
  ])
  await fixture.ctx.db.changeRequest.update({ where: { id: changeRequestId }, data: { closedAt: new Date() } })
  await effectJobs['email-staff-change-request'].run(fixture.ctx, { bookingId, changeRequestId }, 'ask-2')
  expect(emailsTo(STAFF_INBOX)).toHaveLength(1)
})

test('a change request is confirmed to the patient once, unless it was resolved before the email was sent', async () => {
  const mine = await own()
  await cancelVisit({ ctx: fixture.ctx, actor, input: mine })
  const { id: changeRequestId } = await fixture.ctx.db.changeRequest.findFirstOrThrow()
  const { email } = await fixture.ctx.db.booking.findUniqueOrThrow({ where: { id: bookingId } })
  const run = (key: string) =>
    effectJobs['email-change-requested'].run(fixture.ctx, { bookingId, changeRequestId }, key)
  await run('wish-1')
  await run('wish-1')
  expect(emailsTo(email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^We have your request to cancel your visit: Wed 4 Mar 2026/),
  ])
  expect(emailsTo(email)[0]?.text).toContain('Nothing has changed yet')
  await fixture.ctx.db.changeRequest.update({ where: { id: changeRequestId }, data: { closedAt: new Date() } })
  await run('wish-2')
  expect(emailsTo(email)).toHaveLength(1)
})
