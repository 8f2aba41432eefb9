import { waitFor } from '@homecare/dev-servers/wait-for'
import type { QueueServer } from '@homecare/server/adapters/bullmq-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from '../relay-batch'
import { openBench, STAFF_INBOX, type Bench } from './bench'
import { PATIENT, sendRequest, startOrder } from './records'

/** From commit to mailbox: what the worker promises on every backend of the queue. */
export function workerConformance(server: () => Promise<QueueServer | undefined>): void {
  let bench: Bench
  const to = (address: string, subject: string) =>
    bench.mailbox.messages().filter((mail) => mail.to === address && mail.subject.includes(subject))
  const until = (done: () => unknown, what: string) => waitFor(done, { timeoutMs: 15_000, intervalMs: 20, what })
  const relayed = () => bench.ctx.db.outbox.count({ where: { relayedAt: null } }).then((count) => count === 0)

  beforeAll(async () => {
    bench = await openBench(await server())
  })
  afterAll(() => bench.close())

  test('effects that were relayed before the worker stopped become one mail each after it starts', async () => {
    await sendRequest(bench.ctx, 'Palliative Care')
    const before = bench.openQueue()
    await relayBatch(bench.ctx.db, before)
    await before.close()
    expect(await relayed()).toBe(true)
    expect(bench.mailbox.messages()).toEqual([])

    const worker = await bench.startWorker()
    await until(
      () => to(PATIENT.email, 'Palliative').length > 0 && to(STAFF_INBOX, 'Palliative').length > 0,
      'both mails',
    )
    await worker.stop()
    expect(bench.mailbox.messages()).toHaveLength(2)
  })

  test('a relay that died before its mark hands over again, and still one mail is sent', async () => {
    const queue = bench.openQueue()
    await sendRequest(bench.ctx, 'Ventilator Care')
    await relayBatch(bench.ctx.db, queue)
    await bench.ctx.db.outbox.updateMany({ data: { relayedAt: null } })
    const worker = await bench.startWorker(queue)
    await until(relayed, 'the second hand-over')
    await until(
      () => to(PATIENT.email, 'Ventilator').length > 0 && to(STAFF_INBOX, 'Ventilator').length > 0,
      'both mails',
    )
    await worker.stop()
    expect([to(PATIENT.email, 'Ventilator').length, to(STAFF_INBOX, 'Ventilator').length]).toEqual([1, 1])
  })

  test('an effect that is held back is passed over until its moment', async () => {
    const queue = bench.openQueue()
    await sendRequest(bench.ctx, 'Elderly Care')
    await bench.ctx.db.outbox.updateMany({
      where: { relayedAt: null, name: 'mail-staff-request' },
      data: { notBefore: new Date(Date.now() + 3600_000) },
    })
    expect(await relayBatch(bench.ctx.db, queue)).toBe(1)
    const held = await bench.ctx.db.outbox.findMany({ where: { relayedAt: null } })
    expect(held.map(({ name }) => name)).toEqual(['mail-staff-request'])
    await bench.ctx.db.outbox.updateMany({ where: { relayedAt: null }, data: { notBefore: new Date(0) } })
    expect(await relayBatch(bench.ctx.db, queue)).toBe(1)
    await queue.close()
  })

  test('a paid booking brings the patient receipt and calendar file, and staff their mail, within seconds of the commit', async () => {
    const worker = await bench.startWorker()
    const { orderId } = await startOrder(bench.ctx)
    bench.ctx.gateway.reports(orderId, { status: 'Successful' })
    bench.ctx.wait(200_000)
    const confirmed = await bench.mailbox.waitFor(
      (mail) => mail.to === PATIENT.email && mail.subject.includes('blood test at home'),
      15_000,
    )
    expect(confirmed.attachments).toEqual([
      { filename: `Receipt-${orderId}.pdf`, contentType: 'application/pdf' },
      { filename: 'visit.ics', contentType: 'text/calendar' },
    ])
    await bench.mailbox.waitFor((mail) => mail.to === STAFF_INBOX && mail.subject.startsWith('Paid booking'), 15_000)
    await worker.stop()
  })

  test('a mail server that refuses gets the mail when it accepts again, once', async () => {
    bench.mailbox.setMode('refuse')
    const worker = await bench.startWorker()
    await sendRequest(bench.ctx, 'Physiotherapy Services')
    await until(relayed, 'the relay')
    bench.mailbox.setMode('accept')
    await until(() => to(PATIENT.email, 'Physio').length > 0 && to(STAFF_INBOX, 'Physio').length > 0, 'both mails')
    await worker.stop()
    expect(to(PATIENT.email, 'Physio')).toHaveLength(1)
  })

  test('health answers, and the metrics count what was done', async () => {
    const worker = await bench.startWorker()
    await sendRequest(bench.ctx, 'Paralytic Care')
    await until(() => to(STAFF_INBOX, 'Paralytic').length > 0, 'the mail')
    expect((await fetch(`http://127.0.0.1:${worker.port}/healthz`)).status).toBe(200)
    const metrics = await (await fetch(`http://127.0.0.1:${worker.port}/metrics`)).text()
    expect(metrics).toMatch(/jobs_total\{name="mail-staff-request",outcome="done"\} 1/)
    expect(metrics).toContain('outbox_waiting 0')
    await worker.stop()
  })
}
