import { visitToken } from '@homecare/server/booking/tokens'
import { cancelVisit } from '@homecare/server/visit/cancel'
import { moveVisit } from '@homecare/server/visit/move'
import { settlePayment } from '@homecare/server/payment/settle'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBench, STAFF_INBOX, type Bench } from '../testing/bench'
import { startOrder } from '../testing/records'
import { mailBookingMoved } from './mail-booking-moved'
import { mailStaffAsk } from './mail-staff-ask'
import { mailStaffMoved } from './mail-staff-moved'
import { mailVisitReminder } from './mail-visit-reminder'
import { remindVisits } from './remind-visits'

const DAY = 24 * 3_600_000
const actor = { name: 'visitor', role: 'visitor' } as const
let bench: Bench
let bookingId: string
/** Calendar files of the patient's mails, oldest first. */
let files: string[]

beforeEach(async () => {
  bench = await openBench()
  const { ctx } = bench
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
  const started = await startOrder(ctx)
  bookingId = started.bookingId
  ctx.gateway.reports(started.orderId, { status: 'Shipped' })
  await settlePayment({ ctx, input: { attemptId: started.orderId, source: 'push' } })
})
afterEach(() => bench.close())

const stored = () => bench.ctx.db.booking.findUniqueOrThrow({ where: { id: bookingId } })
async function own() {
  const booking = await stored()
  const { orderId, version } = booking
  return { orderId, version, token: visitToken(bench.ctx.settings.secret, booking) }
}
const move = async (date: string, time = '10:30 Am') =>
  moveVisit({ ctx: bench.ctx, actor, input: { ...(await own()), date, time } })
const mailsTo = (address: string) => bench.mailbox.messages().filter((mail) => mail.to.includes(address))
const reminded = async () => {
  await remindVisits.run(bench.ctx, {}, 'round')
  const rows = await bench.ctx.db.outbox.findMany({ where: { name: 'mail-visit-reminder' } })
  return rows.map(({ effectKey }) => effectKey.split(':')[1])
}
const property = (ics: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(ics.replace(/\r/g, ''))?.[1]

test('both sides get the visit at its new time, with a calendar file of a higher sequence and the same UID', async () => {
  const { email } = await stored()
  await move('2026-03-06')
  await mailBookingMoved.run(bench.ctx, { bookingId }, 'moved-1')
  await mailStaffMoved.run(bench.ctx, { bookingId }, 'moved-staff-1')
  await move('2026-03-07')
  await mailBookingMoved.run(bench.ctx, { bookingId }, 'moved-2')
  await mailBookingMoved.run(bench.ctx, { bookingId }, 'moved-2')
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
    'Your visit was moved: Sat 7 Mar 2026, 10:30 Am',
    'Your visit was moved: Fri 6 Mar 2026, 10:30 Am',
  ])
  expect(mailsTo(STAFF_INBOX)[0]?.subject).toMatch(/^Visit moved: now Fri 6 Mar 2026/)
  expect(files).toHaveLength(2)
  const [first = '', second = ''] = files
  expect(property(second, 'UID')).toBe(property(first, 'UID'))
  expect(Number(property(second, 'SEQUENCE'))).toBeGreaterThan(Number(property(first, 'SEQUENCE')))
})

test('the reminder follows the visit to its new day', async () => {
  await move('2026-03-08')
  bench.ctx.wait(2 * 3_600_000)
  expect(await reminded()).toEqual([])
  bench.ctx.wait(4 * DAY)
  expect(await reminded()).toEqual(['2026-03-08'])
  await mailVisitReminder.run(bench.ctx, { bookingId }, 'reminder')
  expect(bench.mailbox.messages()[0]?.text).toContain('Sun 8 Mar 2026')
})

test('a reminder that waited while its visit moved away is not sent', async () => {
  bench.ctx.wait(1 * 3_600_000)
  expect(await reminded()).toEqual(['2026-03-04'])
  await move('2026-03-08')
  await mailVisitReminder.run(bench.ctx, { bookingId }, 'reminder')
  expect(bench.mailbox.messages()).toEqual([])
})

test('what a patient asks for is mailed to staff, unless it was answered while the mail waited', async () => {
  await cancelVisit({ ctx: bench.ctx, actor, input: await own() })
  const { id: askId } = await bench.ctx.db.bookingAsk.findFirstOrThrow()
  await mailStaffAsk.run(bench.ctx, { bookingId, askId }, 'ask-1')
  expect(mailsTo(STAFF_INBOX).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Patient asks to cancel: Wed 4 Mar 2026/),
  ])
  await bench.ctx.db.bookingAsk.update({ where: { id: askId }, data: { closedAt: new Date() } })
  await mailStaffAsk.run(bench.ctx, { bookingId, askId }, 'ask-2')
  expect(mailsTo(STAFF_INBOX)).toHaveLength(1)
})
