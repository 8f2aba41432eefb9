import { waitFor } from '@homecare/dev-servers/wait-for'
import type { QueueServer } from '@homecare/server/adapters/bullmq-server'
import type { Queue } from '@homecare/server/ports/queue'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOGO_CID } from '@homecare/server/email/logo'
import { relayBatch } from '@homecare/server/outbox/relay-batch'
import { effectJobs } from '../effect-jobs'
import { openWorkerFixture, STAFF_INBOX, type WorkerFixture } from './worker-fixture'
import { PATIENT, createRequest, createUnpaidBooking } from '@homecare/server/testing/records'

/** From commit to mailbox: what the worker promises on every backend of the queue. */
export function workerConformance(server: () => Promise<QueueServer | undefined>): void {
  let fixture: WorkerFixture
  const to = (address: string, subject: string) =>
    fixture.mailbox.messages().filter((mail) => mail.to === address && mail.subject.includes(subject))
  const until = (done: () => unknown, what: string) => waitFor(done, { timeoutMs: 15_000, intervalMs: 20, what })
  const relay = (queue: Queue) => relayBatch({ ctx: fixture.ctx, queue, jobs: effectJobs })
  const relayed = () => fixture.ctx.db.outbox.count({ where: { relayedAt: null } }).then((count) => count === 0)

  beforeAll(async () => {
    fixture = await openWorkerFixture(await server())
  })
  afterAll(() => fixture.close())

  test('effects that were relayed before the worker started become one email each after its start', async () => {
    await createRequest(fixture.ctx, 'Palliative Care')
    const before = fixture.openQueue()
    await relay(before)
    await before.close()
    expect(await relayed()).toBe(true)
    expect(fixture.mailbox.messages()).toEqual([])

    const worker = await fixture.startWorker()
    await until(
      () => to(PATIENT.email, 'Palliative').length > 0 && to(STAFF_INBOX, 'Palliative').length > 0,
      'both emails',
    )
    await worker.stop()
    expect(fixture.mailbox.messages()).toHaveLength(2)
  })

  test('a relay that crashed before marking its batch adds the job again, and still one email is sent', async () => {
    const queue = fixture.openQueue()
    await createRequest(fixture.ctx, 'Ventilator Care')
    await relay(queue)
    await fixture.ctx.db.outbox.updateMany({ data: { relayedAt: null } })
    const worker = await fixture.startWorker(queue)
    await until(relayed, 'the second relay')
    await until(
      () => to(PATIENT.email, 'Ventilator').length > 0 && to(STAFF_INBOX, 'Ventilator').length > 0,
      'both emails',
    )
    await worker.stop()
    expect([to(PATIENT.email, 'Ventilator').length, to(STAFF_INBOX, 'Ventilator').length]).toEqual([1, 1])
  })

  test('an effect with a later time is not relayed before that time', async () => {
    const queue = fixture.openQueue()
    await createRequest(fixture.ctx, 'Elderly Care')
    await fixture.ctx.db.outbox.updateMany({
      where: { relayedAt: null, name: 'email-staff-request' },
      data: { notBefore: new Date(Date.now() + 3600_000) },
    })
    expect(await relay(queue)).toBe(1)
    const held = await fixture.ctx.db.outbox.findMany({ where: { relayedAt: null } })
    expect(held.map(({ name }) => name)).toEqual(['email-staff-request'])
    await fixture.ctx.db.outbox.updateMany({ where: { relayedAt: null }, data: { notBefore: new Date(0) } })
    expect(await relay(queue)).toBe(1)
    await queue.close()
  })

  test('a paid booking sends the patient a receipt and calendar file and staff an email within seconds', async () => {
    const worker = await fixture.startWorker()
    const { orderId } = await createUnpaidBooking(fixture.ctx)
    fixture.ctx.gateway.reports(orderId, { status: 'Successful' })
    fixture.ctx.wait(200_000)
    const confirmed = await fixture.mailbox.waitFor(
      (mail) => mail.to === PATIENT.email && mail.subject.includes('blood test at home'),
      15_000,
    )
    expect(confirmed.attachments).toEqual([
      { filename: 'logo.png', contentType: 'image/png', cid: LOGO_CID },
      { filename: `Receipt-${orderId}.pdf`, contentType: 'application/pdf' },
      { filename: 'visit.ics', contentType: 'text/calendar' },
    ])
    await fixture.mailbox.waitFor((mail) => mail.to === STAFF_INBOX && mail.subject.startsWith('Paid booking'), 15_000)
    await worker.stop()
  })

  test('an email that the mail server refused is sent once when the server accepts it', async () => {
    fixture.mailbox.setMode('refuse')
    const worker = await fixture.startWorker()
    await createRequest(fixture.ctx, 'Physiotherapy Services')
    await until(relayed, 'the relay')
    fixture.mailbox.setMode('accept')
    await until(() => to(PATIENT.email, 'Physio').length > 0 && to(STAFF_INBOX, 'Physio').length > 0, 'both emails')
    await worker.stop()
    expect(to(PATIENT.email, 'Physio')).toHaveLength(1)
  })

  test('the worker’s health endpoint responds, and its metrics count handled jobs', async () => {
    const worker = await fixture.startWorker()
    await createRequest(fixture.ctx, 'Paralytic Care')
    await until(() => to(STAFF_INBOX, 'Paralytic').length > 0, 'the email')
    expect((await fetch(`http://127.0.0.1:${worker.port}/healthz`)).status).toBe(200)
    const metrics = async () => (await fetch(`http://127.0.0.1:${worker.port}/metrics`)).text()
    await until(async () => (await metrics()).includes('\noutbox_waiting 0\n'), 'the figures of the database')
    // The job is counted once its email is on its way.
    await until(
      async () => /jobs_total\{name="email-staff-request",outcome="done"\} 1/.test(await metrics()),
      'the count',
    )
    await worker.stop()
  })
}
