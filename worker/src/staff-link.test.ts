import { sendStaffLink } from '@homecare/server/staff/staff-link'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handleJob } from './handle-job'
import { createWorkerMetrics } from './metrics'
import { openWorkerFixture, type WorkerFixture } from './testing/worker-fixture'

let fixture: WorkerFixture
let userId: string
beforeAll(async () => {
  fixture = await openWorkerFixture()
  const user = await fixture.ctx.db.staffUser.create({ data: { userName: 'noor@example.com', role: 'coordinator' } })
  userId = user.id
})
afterAll(() => fixture.close())
beforeEach(() => fixture.mailbox.clear())

/** Runs the job that the relay makes of the latest link's outbox row. */
async function job() {
  const row = await fixture.ctx.db.outbox.findFirstOrThrow({
    where: { name: 'email-staff-link' },
    orderBy: { createdAt: 'desc' },
  })
  const payload = row.payload as { userId: string; linkId: string }
  return { id: row.id, name: 'email-staff-link' as const, payload, effectKey: row.effectKey }
}
const send = (purpose: 'invite' | 'reset') =>
  fixture.ctx.db.$transaction((tx) => sendStaffLink(fixture.ctx, tx, { userId, purpose }))
const handle = async () => handleJob(fixture.ctx, createWorkerMetrics(), await job())

test('an invitation email is sent once to the new account, with a link that no queue or table contains', async () => {
  const token = await send('invite')
  await handle()
  await handle()
  expect(fixture.mailbox.messages().map(({ to }) => to)).toEqual(['noor@example.com'])
  expect(fixture.mailbox.messages()[0]?.text).toContain(`http://localhost:3000/login/set-password?token=${token}`)
  const stored = JSON.stringify([await fixture.ctx.db.outbox.findMany(), await fixture.ctx.db.staffToken.findMany()])
  expect(stored).not.toContain(token)
})

test('the email about a password reset names the reset', async () => {
  await send('reset')
  await handle()
  expect(fixture.mailbox.messages()[0]?.subject).toMatch(/^A new password/)
})

test.each([
  ['used', () => fixture.ctx.db.staffToken.updateMany({ data: { usedAt: new Date() } })],
  ['too old', async () => fixture.ctx.wait(61 * 60_000)],
  [
    'of an account that was disabled',
    () => fixture.ctx.db.staffUser.update({ where: { id: userId }, data: { disabledAt: new Date() } }),
  ],
])('an email is not sent when its link was %s before sending', async (_, happen) => {
  await send('reset')
  await happen()
  await handle()
  expect(fixture.mailbox.messages()).toEqual([])
})

test('a change of how an account logs in is mailed to its person, and not to a demo account', async () => {
  const event = 'recovery code used' as const
  const send = async (id: string) =>
    handleJob(fixture.ctx, createWorkerMetrics(), {
      ...{ id, name: 'email-staff-security' as const, effectKey: `email-staff-security:${id}` },
      payload: { userId: id, event, at: '2026-03-03T06:30:00Z' },
    })
  await send(userId)
  await send((await fixture.ctx.db.staffUser.findUniqueOrThrow({ where: { userName: 'admin' } })).id)
  const [message, ...others] = fixture.mailbox.messages()
  expect([message?.to, others]).toEqual(['noor@example.com', []])
  expect(message?.subject).toBe('A recovery code of your staff account was used at Ghaf Home Healthcare')
  expect(message?.text).toContain('on Tue 3 Mar 2026, 10:30, Dubai time')
})
