import { waitFor } from '@homecare/dev-servers/wait-for'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorkerFixture, type WorkerFixture } from './testing/worker-fixture'
import { PATIENT, createRequest, createUnpaidBooking } from '@homecare/server/testing/records'

let fixture: WorkerFixture
beforeAll(async () => {
  fixture = await openWorkerFixture()
})
afterAll(() => fixture.close())

/** Every row of every table that the queue keeps in Postgres, as text. */
async function queueRows(): Promise<string> {
  const { db } = fixture.ctx
  const tables = await db.$queryRaw<
    { name: string }[]
  >`SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'bullmq'`
  expect(tables.length).toBeGreaterThan(1)
  const rows = await Promise.all(
    tables.map(({ name }) => db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${name} t`)),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

test('queue rows and logs contain only ids, even for failed jobs with a patient’s address in the error', async () => {
  const logged: string[] = []
  fixture.ctx.log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  fixture.ctx.mail = {
    ...fixture.ctx.mail,
    send: ({ to }) =>
      Promise.reject(Object.assign(new Error(`550 5.1.1 <${to}> is unknown here`), { responseCode: 550 })),
  }
  const worker = await fixture.startWorker()
  await createRequest(fixture.ctx)
  const { orderId } = await createUnpaidBooking(fixture.ctx)
  fixture.ctx.gateway.reports(orderId, { status: 'Successful' })
  fixture.ctx.wait(200_000)
  const names = ['email-request-received', 'email-staff-request', 'email-booking-confirmed', 'email-staff-booking']
  await waitFor(
    () => names.every((name) => logged.some((line) => line.includes(`"${name}"`) && line.includes('job failed'))),
    { timeoutMs: 15_000, what: 'four failures' },
  )
  const rows = await queueRows()
  await worker.stop()

  for (const name of names) expect(rows).toContain(name)
  expect(rows).toContain('Error 550')
  for (const secret of [...Object.values(PATIENT), ...PATIENT.fullName.split(' ')]) {
    expect(rows).not.toContain(secret)
    expect(logged.join('\n')).not.toContain(secret)
  }
})
