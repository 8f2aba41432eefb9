import { runProgram, type RunningProgram } from '@homecare/dev-servers/run-program'
import { waitFor } from '@homecare/dev-servers/wait-for'
import { bookingSteps } from '@homecare/server/testing/booking-steps'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programEnv } from './testing/program-env'
import { openWorkerFixture, STAFF_INBOX, type WorkerFixture } from './testing/worker-fixture'
import { PATIENT, createRequest } from '@homecare/server/testing/records'

let fixture: WorkerFixture
const started: RunningProgram[] = []
beforeAll(async () => {
  fixture = await openWorkerFixture()
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await fixture.close()
})

function start(...program: Parameters<typeof runProgram>): RunningProgram {
  const running = runProgram(...program)
  started.push(running)
  return running
}

/** A handler holds its effect's lock while the mail server accepts the email. */
async function sending(): Promise<boolean> {
  const [row] = await fixture.ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  return row?.count === 2
}

test('emails that a killed worker was sending are sent once each by the next worker', async () => {
  fixture.mailbox.setMode('hang')
  const first = start('worker', programEnv(fixture))
  await createRequest(fixture.ctx)
  await waitFor(sending, { timeoutMs: 60_000, what: 'two emails that are being sent' })
  first.child.kill('SIGKILL')
  await first.ended
  expect(fixture.mailbox.messages()).toEqual([])

  fixture.mailbox.setMode('accept')
  const second = start('worker', programEnv(fixture), { fromSource: true })
  await waitFor(() => fixture.mailbox.messages().length >= 2, { timeoutMs: 60_000, what: 'both emails' })
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(
    fixture.mailbox
      .messages()
      .map(({ to }) => to)
      .sort(),
  ).toEqual([STAFF_INBOX, PATIENT.email])
  expect(second.output.out + second.output.err).not.toContain(PATIENT.email)
}, 180_000)

test('the bundled worker has the fonts of documents: a receipt prints a name in Devanagari', async () => {
  const { ctx, mailbox } = fixture
  mailbox.setMode('accept')
  ctx.wait(Date.now() - ctx.now().getTime())
  const email = 'priya@example.com'
  const date = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10)
  await bookingSteps(() => ctx).paid({ date, email, fullName: 'प्रिया कृष्णमूर्ति' })
  const { child, ended } = start('worker', programEnv(fixture))
  const mail = await mailbox.waitFor((each) => each.to === email && each.attachments.length > 1, 60_000)
  const place = mail.attachments.findIndex(({ contentType }) => contentType === 'application/pdf')
  const answer = await fetch(new URL(`/messages/${mail.id}/attachments/${place}`, mailbox.pageUrl))
  const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(/BaseFont \/\w+\+NotoSans/.test(pdf)).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}, 120_000)

test('the worker does not start without its settings, and prints the name of each missing one', async () => {
  const { ended, output } = start('worker', {})
  expect(await ended).toBe(1)
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'CCAVENUE_WORKING_KEY', 'SESSION_SECRET']) {
    expect(output.err).toContain(`Cannot start: ${name} is not set.`)
  }
}, 30_000)
