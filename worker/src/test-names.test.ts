import { waitFor } from '@homecare/dev-servers/wait-for'
import { createLog } from '@homecare/server/process/log'
import { createRequest, createUnpaidBooking } from '@homecare/server/testing/records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorkerFixture, type WorkerFixture } from './testing/worker-fixture'

/** Every test and package has it in its name; the request's service is the second word. */
const MARKER = /feldspar|elderly/i
let fixture: WorkerFixture
beforeAll(async () => {
  fixture = await openWorkerFixture()
  const { db } = fixture.ctx
  await db.$executeRaw`UPDATE lab_test SET name = 'Feldspar test ' || id, biomarkers = ARRAY['Feldspar']`
  await db.$executeRaw`UPDATE health_package SET name = 'Feldspar package ' || id`
})
afterAll(() => fixture.close())

test.each([
  ['in the UAE', true, 'accept'],
  ['abroad', false, 'accept'],
  ['that refuses all emails', true, 'refuse'],
] as const)(
  'with a mail relay %s no log line, address, file name or header of an email names a test or a service',
  async (_, inUae, mode) => {
    const { ctx, mailbox } = fixture
    const lines: string[] = []
    ctx.log = createLog({ process: 'worker', level: 'trace', to: { write: (line) => void lines.push(line) } })
    ctx.mailRelayInUae = inUae
    await mailbox.clear()
    mailbox.setMode(mode)
    const worker = await fixture.startWorker()
    // The same patient's booking of another day is another one.
    ctx.wait(86_400_000)
    await createRequest(ctx)
    const { orderId } = await createUnpaidBooking(ctx)
    ctx.gateway.reports(orderId, { status: 'Successful' })
    ctx.wait(200_000)
    const jobs = ['email-request-received', 'email-staff-request', 'email-booking-confirmed', 'email-staff-booking']
    await waitFor(() => jobs.every((job) => lines.some((line) => line.includes(`"${job}"`))), {
      timeoutMs: 20_000,
      what: 'a log line of each of four emails',
    })
    await worker.stop()

    expect(lines.filter((line) => MARKER.test(line))).toEqual([])
    const emails = mailbox.messages()
    expect(emails.length).toBe(mode === 'accept' ? jobs.length : 0)
    for (const { html, text, attachments, subject, messageId, to, from } of emails) {
      const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(
        ([, address]) => address,
      )
      expect(addresses.length, subject).toBeGreaterThan(0)
      const outside = [...addresses, ...attachments.map(({ filename }) => filename), messageId, to, from]
      expect(outside.filter((each = '') => MARKER.test(decodeURIComponent(each)))).toEqual([])
      expect([subject, MARKER.test(`${subject}\n${html}\n${text}`)]).toEqual([subject, inUae])
    }
  },
)
