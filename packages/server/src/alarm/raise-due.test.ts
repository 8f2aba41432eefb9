import { nurseName } from '@homecare/domain/nurse'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { alarmSteps, VISIT } from '../testing/alarm-steps'
import { bookingSteps } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { testContext, type TestCtx } from '../testing/test-context'

const HOUR_MS = 60 * 60_000
const { database } = await ownDatabase()
let ctx: TestCtx
const { paid } = bookingSteps(() => ctx)
const { goTo, step, shown, kinds, raise, mailed, clear, cases } = alarmSteps(() => ctx)

beforeEach(async () => {
  await database.db.alarm.deleteMany()
  await database.db.booking.deleteMany()
  await database.db.nurse.deleteMany()
  await database.db.outbox.deleteMany()
  ctx = testContext({ db: database.db })
})

describe('raiseDueAlarms', () => {
  it.each(cases)('raises one alert and one email for %s', async (_, kind, happens, ends, text) => {
    const booking = await paid(VISIT)
    expect(await raise()).toBe(0)
    await happens(booking)
    const raised = await Promise.all([raise(), raise(), raise()])
    expect(raised.reduce((sum, count) => sum + count, 0)).toBe(1)
    ctx.wait(1_000)
    expect(await raise()).toBe(0)
    const { id, orderId } = booking
    expect(await shown()).toEqual([
      expect.objectContaining({
        kind,
        text: expect.stringMatching(text),
        booking: { id, orderId, fullName: 'Mona Haddad' },
        seen: null,
        subject: '',
      }),
    ])
    expect(await mailed()).toBe(1)

    await ends(booking)
    expect(await kinds()).not.toContain(kind)
    await raise()
    expect(await ctx.db.alarm.count({ where: { kind, endedAt: null } })).toBe(0)
    await raise()
    expect(await mailed()).toBe(1)
  })

  it('raises the late nurse again for the way that takes too long, and for the visit’s new time', async () => {
    const { id } = await paid(VISIT)
    goTo(10)
    await raise()
    await step(id, 'onTheWay')
    await raise()
    expect(await kinds()).toEqual([])
    goTo(40)
    await raise()
    expect(await kinds()).toEqual(['nurse-late'])
    expect(await mailed()).toBe(2)
  })

  it('raises the same reason of a payment again after it was settled', async () => {
    const { id } = await paid(VISIT)
    for (let n = 0; n < 2; n++) {
      await ctx.db.booking.update({ where: { id }, data: { needsAction: 'refund-failed' } })
      expect(await raise()).toBe(1)
      await clear(id)
      expect(await raise()).toBe(0)
    }
    expect(await mailed()).toBe(2)
  })

  it('does not raise nobody at the door again when another reason follows it', async () => {
    const { id } = await paid(VISIT)
    goTo(10)
    await step(id, 'nobodyThere')
    await raise()
    await clear(id)
    await raise()
    await ctx.db.booking.update({ where: { id }, data: { needsAction: 'paid-twice' } })
    await raise()
    expect(await kinds()).toEqual(['payment'])
  })

  it('counts a nurse as late when who was on the way does not make the visit any more', async () => {
    const { id, orderId } = await paid(VISIT)
    const nurse = { id: randomUUID(), licenceNumber: 'D1', phoneNumber: '971501112233', languages: [], areas: [] }
    await ctx.db.nurse.create({ data: { ...nurse, firstName: 'Maya', lastName: '-' } })
    await ctx.db.nurse.create({
      data: { ...nurse, id: randomUUID(), licenceNumber: 'D2', firstName: 'Aisha', lastName: 'Noor' },
    })
    const aisha = await ctx.db.nurse.findFirstOrThrow({ where: { firstName: 'Aisha' } })
    goTo(-20)
    await ctx.db.visitStep.create({
      data: {
        id: randomUUID(),
        bookingId: id,
        kind: 'onTheWay',
        at: ctx.now(),
        phoneAt: ctx.now(),
        actor: nurseName({ firstName: 'Maya', lastName: '-' }),
      },
    })
    await ctx.db.booking.update({ where: { id }, data: { nurseId: nurse.id } })
    goTo(5)
    await raise()
    expect(await kinds()).toEqual([])
    await ctx.db.booking.update({ where: { orderId }, data: { nurseId: aisha.id } })
    await raise()
    expect(await kinds()).toEqual(['nurse-late'])
  })

  it.each([
    ['an unpaid visit', { paymentStatus: 'Pending' }],
    ['a canceled visit', { status: 'Canceled' }],
    ['a completed visit', { status: 'Completed' }],
  ] as const)('has no late nurse for %s', async (_, data) => {
    const { id } = await paid(VISIT)
    await ctx.db.booking.update({ where: { id }, data })
    goTo(10)
    expect(await raise()).toBe(0)
  })

  it('ends the late nurse with the day of the visit', async () => {
    await paid(VISIT)
    goTo(10)
    await raise()
    ctx.wait(11 * HOUR_MS)
    expect(await kinds()).toEqual([])
  })

  it('shows a cause of an earlier day without an email, as after the update that brings alerts', async () => {
    const { id } = await paid(VISIT)
    await ctx.db.changeRequest.create({ data: { bookingId: id, kind: 'cancel', createdAt: ctx.now() } })
    ctx.wait(25 * HOUR_MS)
    await raise()
    expect([await kinds(), await mailed()]).toEqual([['change-request'], 0])
  })
})
