import { randomUUID } from 'node:crypto'
import { ROLES, type Role } from '@homecare/domain/roles'
import { beforeEach, describe, expect, it } from 'vitest'
import type { JobCtx } from '../process/context'
import { emails } from '../email/emails'
import { alarmSteps, VISIT } from '../testing/alarm-steps'
import { bookingSteps, outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { testContext, type TestCtx } from '../testing/test-context'
import { markAlarmSeen } from './mark-seen'
import { raiseAlarm } from './raise'

const MINUTE_MS = 60_000
const { database } = await ownDatabase()
let ctx: TestCtx
const { paid, owner, history } = bookingSteps(() => ctx)
const { goTo, step, shown, kinds, raise, cases } = alarmSteps(() => ctx)

beforeEach(async () => {
  await database.db.alarm.deleteMany()
  await database.db.booking.deleteMany()
  await database.db.nurse.deleteMany()
  await database.db.outbox.deleteMany()
  ctx = testContext({ db: database.db })
})

describe('email-alarm', () => {
  it.each(cases)(
    'with one inbox for all, tells of %s once: here, unless another email has the details',
    async (...row) => {
      const [, kind, happens] = row
      await happens(await paid(VISIT))
      await raise()
      const { id: alarmId } = await ctx.db.alarm.findFirstOrThrow()
      const jobs = { ...ctx, staffInbox: 'staff@example.com', dutyInbox: 'staff@example.com' } as unknown as JobCtx
      const detailed = await ctx.db.outbox.count({
        where: { name: { in: ['email-needs-action', 'email-staff-change-request'] } },
      })
      expect([kind, ((await emails.alarm(jobs, { alarmId })) ? 1 : 0) + detailed]).toEqual([kind, 1])
    },
  )

  it.each(cases)('tells the duty address of %s by order number and link alone', async (_, __, happens) => {
    const booking = await paid({ ...VISIT, fullName: 'Mona Haddad' })
    await happens(booking)
    await raise()
    const { id: alarmId } = await ctx.db.alarm.findFirstOrThrow()
    const jobs = { ...ctx, staffInbox: 'staff@example.com', dutyInbox: 'duty@example.com' } as unknown as JobCtx
    const email = await emails.alarm(jobs, { alarmId })
    expect(email).toMatchObject({ to: 'duty@example.com', subject: expect.stringContaining(booking.orderId) })
    const all = JSON.stringify(email)
    expect(all).toContain(`/admin/bloodtests/${booking.id}`)
    for (const detail of ['Mona', 'Haddad', 'mona@', '501234567', 'Sunrise', 'Basic Health', 'Package'])
      expect(all).not.toContain(detail)
  })

  it('is not sent for an alert that has ended while the mail server was down', async () => {
    const { id } = await paid(VISIT)
    goTo(10)
    await raise()
    await step(id, 'arrived')
    await raise()
    const { id: alarmId } = await ctx.db.alarm.findFirstOrThrow()
    const jobs = { ...ctx, staffInbox: 'staff@example.com', dutyInbox: 'duty@example.com' } as unknown as JobCtx
    expect(await emails.alarm(jobs, { alarmId })).toBeNull()
  })
})

describe('markAlarmSeen', () => {
  async function aLateNurse() {
    const booking = await paid(VISIT)
    goTo(10)
    await raise()
    return { booking, alarm: (await shown())[0]?.id ?? '' }
  }
  const seenBy = (name: string, id: string, role: Role = 'coordinator') =>
    markAlarmSeen({ ctx, actor: { name, role }, input: { id } })

  it('keeps the name of the first of two people, once in the history, and the alert until its cause ends', async () => {
    const { booking, alarm } = await aLateNurse()
    await Promise.all([seenBy('sara', alarm), seenBy('omar', alarm)])
    const [only] = await shown()
    expect(['sara', 'omar']).toContain(only?.seen?.by)
    expect((await history(booking.id)).filter((line) => line.endsWith('alert seen'))).toEqual([
      `${only?.seen?.by}: alert seen`,
    ])
    ctx.wait(MINUTE_MS)
    await raise()
    expect(await shown()).toEqual([only])
    await step(booking.id, 'arrived')
    expect(await shown()).toEqual([])
    expect(await outcomeOf(seenBy('sara', alarm))).toBe('done')
  })

  it.each(['', 'x', randomUUID(), '%00'])('throws NOT_FOUND for the id "%s"', async (id) => {
    expect(await outcomeOf(seenBy('sara', id))).toBe('NOT_FOUND')
  })

  it('throws NOT_FOUND for an alert that the role does not get, which stays as it was', async () => {
    const { alarm } = await aLateNurse()
    for (const role of ['owner', 'laboratory', 'viewer'] as const)
      expect(await outcomeOf(seenBy('olga', alarm, role))).toBe('NOT_FOUND')
    expect((await shown())[0]?.seen).toBeNull()
  })
})

it('listAlarms gives each role the alerts that it can do something about', async () => {
  const late = await paid(VISIT)
  const nobody = await paid(VISIT)
  const wish = await paid({ date: '2026-03-03', time: '07:00 Pm' })
  const fed = await paid({ date: '2026-03-03', time: '02:30 Pm' })
  const money = await owner((await paid({ date: '2026-03-03', time: '07:30 Pm' })).orderId)
  goTo(10)
  await step(nobody.id, 'nobodyThere')
  await step(fed.id, 'sampleTaken', false)
  await ctx.db.changeRequest.create({ data: { bookingId: wish.id, kind: 'cancel', createdAt: ctx.now() } })
  await ctx.db.booking.update({ where: { id: money.id }, data: { needsAction: 'paid-twice' } })
  await raise()
  await raiseAlarm({ ctx, input: { kind: 'release', subject: 'booking 1a2b3c', text: 'Many errors' } })
  expect(late.id).not.toBe(nobody.id)
  const of = Object.fromEntries(await Promise.all(ROLES.map(async (role) => [role, (await kinds(role)).sort()])))
  expect(of).toEqual({
    admin: ['change-request', 'has-eaten', 'nobody-there', 'nurse-late', 'payment', 'release'],
    owner: ['payment'],
    coordinator: ['change-request', 'has-eaten', 'nobody-there', 'nurse-late', 'payment'],
    nurseLead: ['nobody-there', 'nurse-late'],
    laboratory: [],
    viewer: [],
  })
})
