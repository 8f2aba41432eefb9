import { randomUUID } from 'node:crypto'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { createUnpaidBooking } from '@homecare/server/testing/records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DUTY_INBOX, openWorkerFixture, type WorkerFixture } from './testing/worker-fixture'

let fixture: WorkerFixture
beforeAll(async () => {
  fixture = await openWorkerFixture()
})
afterAll(() => fixture.close())

test('two workers raise an alert once for each cause and send the duty address one email about it', async () => {
  const { ctx, mailbox } = fixture
  const { bookingId, orderId } = await createUnpaidBooking(ctx)
  await ctx.db.booking.update({
    where: { id: bookingId },
    data: {
      ...{ paymentStatus: 'Paid', needsAction: 'paid-twice', date: '2026-03-03', visitAt: ctx.now() },
      // The same patient's next booking is another one.
      draftKey: 'another',
    },
  })
  await ctx.db.changeRequest.create({
    data: { id: randomUUID(), bookingId, kind: 'cancel', createdAt: ctx.now() },
  })
  await Promise.all([fixture.startWorker(), fixture.startWorker()])
  const emails = () => mailbox.messages().filter(({ to }) => to === DUTY_INBOX)
  await waitFor(() => emails().length >= 3, { timeoutMs: 30_000, what: 'three emails to the duty address' })
  // One more round of both workers ends before the next alert's email.
  const last = await createUnpaidBooking(ctx)
  await ctx.db.booking.update({ where: { id: last.bookingId }, data: { needsAction: 'paid-twice' } })
  await waitFor(() => emails().some(({ subject }) => subject.includes(last.orderId)), {
    timeoutMs: 30_000,
    what: 'the email about the next alert',
  })
  const subjects = emails().map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes(orderId)).sort()).toEqual([
    `Alert: A nurse is late, ${orderId}`,
    `Alert: A patient asks for a change, ${orderId}`,
    `Alert: A payment needs action, ${orderId}`,
  ])
  expect(await ctx.db.alarm.count()).toBe(4)
}, 90_000)
