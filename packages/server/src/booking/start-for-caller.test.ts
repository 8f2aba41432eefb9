import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdSeatForCall, releaseSeatOfCall } from '../slot/hold-for-call'
import { releaseExpiredHolds } from '../slot/release-expired-holds'
import { bookingSteps, countOutcomes, outcomeOf } from '../testing/booking-steps'
import { draft, type DraftChanges } from '../testing/draft'
import { testContext, TEST_NOW, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { openPayLink } from './get-pay-link'
import { payAgain } from './pay-again'
import { sendPayLink } from './send-pay-link'
import { startForCaller } from './start-for-caller'

const SLOT = { date: '2026-03-04', time: '10:00 Am' }
const LATER = { date: '2026-03-04', time: '10:30 Am' }
const MINUTE = 60_000
const actor = { name: 'sara', role: 'coordinator' } as const
let database: TestDatabase
let ctx: TestCtx
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = testContext({
    db: database.db,
    settings: {
      slotRules: { capacity: 1, leadMinutes: 120, horizonDays: 60 },
      holdLimits: { perPerson: 1, addressPercent: 1 },
    },
  })
})
afterEach(() => database.drop())
const { start, payAs, stored, seatsAt, effects, history, owner } = bookingSteps(() => ctx)

const hold = (callId: string, slot = SLOT) => holdSeatForCall({ ctx, input: { callId, fastingHours: 0, ...slot } })
const book = (callId = randomUUID(), changes: DraftChanges = {}) =>
  startForCaller({ ctx, actor, input: { callId, ...draft({ ...SLOT, ...changes }) } })
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const linkOf = ({ orderId, url }: { orderId: string; url: string }) => ({ orderId, token: tokenOf(url) })
const open = (link: { orderId: string; url: string }) => openPayLink({ ctx, input: linkOf(link) })
const pay = (link: { orderId: string; url: string }) =>
  payAgain({ ctx, actor: { name: 'visitor', role: 'visitor', from: '192.0.2.1' }, input: linkOf(link) })

describe('a seat that is held while staff talk with a caller', () => {
  it('is nobody else’s for a quarter of an hour, and free afterwards', async () => {
    const { heldUntil } = await hold(randomUUID())
    expect(heldUntil).toBe(new Date(TEST_NOW.getTime() + 15 * MINUTE).toISOString())
    expect(await outcomeOf(start(SLOT))).toBe('SLOT_FULL')
    ctx.wait(15 * MINUTE + 1)
    expect(await outcomeOf(start(SLOT))).toBe('done')
  })

  it('is given back when another time is chosen, or the call ends without a booking', async () => {
    const callId = randomUUID()
    await hold(callId)
    await hold(callId, LATER)
    expect([await seatsAt(SLOT), await seatsAt(LATER)]).toEqual([0, 1])
    await releaseSeatOfCall({ ctx, input: { callId } })
    expect(await seatsAt(LATER)).toBe(0)
  })

  it('stays when another wanted time is full; the answer has the nearest free ones', async () => {
    const callId = randomUUID()
    await hold(callId)
    await start(LATER)
    await expect(hold(callId, LATER)).rejects.toMatchObject({
      code: 'SLOT_FULL',
      alternatives: [{ time: '11:00 Am' }, { time: '11:30 Am' }, { time: '01:00 Pm' }],
    })
    expect(await seatsAt(SLOT)).toBe(1)
  })

  it('is one seat, however often and at however many times a call asks for it simultaneously', async () => {
    const callId = randomUUID()
    await Promise.all([hold(callId), hold(callId), hold(callId, LATER), hold(callId, LATER)])
    expect((await seatsAt(SLOT)) + (await seatsAt(LATER))).toBe(1)
  })

  it('goes to one of two calls that want the last seat', async () => {
    const calls = Array.from({ length: 5 }, () => hold(randomUUID()))
    expect(await countOutcomes(calls)).toEqual({ done: 1, SLOT_FULL: 4 })
  })

  it('is tidied up by the schedule once its hold has expired', async () => {
    await hold(randomUUID())
    ctx.wait(16 * MINUTE)
    await releaseExpiredHolds({ ctx })
    expect(await seatsAt(SLOT)).toBe(0)
  })
})

describe('a booking that staff make on the phone', () => {
  it('is unpaid, has the held seat for an hour, an email with the link, and an entry by staff', async () => {
    const callId = randomUUID()
    await hold(callId)
    const link = await book(callId)
    const booking = await stored(link.orderId)
    const inAnHour = new Date(TEST_NOW.getTime() + 60 * MINUTE)
    expect(booking).toMatchObject({ paymentStatus: 'Unpaid', status: 'Pending', attempts: [], payBy: inAnHour })
    expect(booking.seat).toMatchObject({ ...SLOT, state: 'held', heldUntil: inAnHour, callId: null })
    expect(await effects('email-pay-link')).toBe(1)
    expect(await history(booking.id)).toEqual(['sara: booked on the phone'])
  })

  it.each([
    [
      'en',
      /^Hello Mona, we have .* on Wed 4 Mar 2026, 10:00 Am, held until \d\d:\d\d: please pay AED.\d.* to book it: http\S+\/pay\?\S+$/,
    ],
    ['ar', /^مرحبًا \u2068Mona\u2069، .*الأربعاء 4.مارس 2026، الساعة.10:00.صباحًا.*د\.إ.*:\nhttp\S+\/ar\/pay\?\S+$/],
  ] as const)('has a text for the chat in the patient’s language: %s', async (locale, text) => {
    const { chatText, url } = await book(randomUUID(), { locale })
    expect(chatText).toMatch(text)
    expect(chatText.endsWith(url)).toBe(true)
  })

  it('is one booking after a double click', async () => {
    const callId = randomUUID()
    await hold(callId)
    const links = await Promise.all([book(callId), book(callId), book(callId)])
    expect(new Set(links.map(({ orderId }) => orderId)).size).toBe(1)
    expect(await effects('email-pay-link')).toBe(1)
    await expect(book(callId, { email: 'other@example.com' })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(hold(callId, LATER)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('can be made for the same patient more often than a visitor may, and opens nothing for visitors', async () => {
    await book()
    await book(randomUUID(), LATER)
    expect(await outcomeOf(start({ date: '2026-03-05', time: '10:00 Am' }))).toBe('TOO_MANY_HOLDS')
  })

  it('takes a free seat when its hold has expired, and is refused with other times when the slot filled meanwhile', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await hold(first)
    ctx.wait(16 * MINUTE)
    await hold(second)
    await expect(book(first)).rejects.toMatchObject({ code: 'SLOT_FULL', alternatives: [LATER, {}, {}] })
    expect(await ctx.db.booking.count()).toBe(0)
    expect((await book(second)).state).toBe('held')
  })

  it('is refused for a changed price and for a test that was withdrawn during the call', async () => {
    await expect(book(randomUUID(), { amount: 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
    await ctx.db.healthPackage.update({ where: { id: 1 }, data: { active: false } })
    await expect(book()).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await ctx.db.slotSeat.count()).toBe(0)
  })

  it('needs no lead time, and its seat is held no longer than until the visit', async () => {
    ctx.wait(90 * MINUTE)
    const link = await book(randomUUID(), { date: '2026-03-03', time: '10:00 Am' })
    expect(link.heldUntil).toBe('2026-03-03T06:00:00.000Z')
  })
})

describe('the pay link of a booking made on the phone', () => {
  it('shows what was booked, starts the payment, and after it the booking is like every other', async () => {
    const link = await book()
    expect(await open(link)).toMatchObject({ state: 'held', firstName: 'Mona', total: 370, ...SLOT })
    const form = await pay(link)
    expect(form).toMatchObject({ orderId: link.orderId, encRequest: `enc:${link.orderId}` })
    expect((await open(link)).state).toBe('running')
    await payAs(link.orderId, 'Successful')
    expect(await stored(link.orderId)).toMatchObject({ paymentStatus: 'Paid', seat: { state: 'booked' } })
    expect(await effects('email-booking-confirmed')).toBe(1)
    expect((await open(link)).state).toBe('paid')
    await expect(pay(link)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('keeps the seat until the promised time, although a payment began early and was declined', async () => {
    const link = await book()
    await pay(link)
    await payAs(link.orderId, 'Unsuccessful')
    expect((await stored(link.orderId)).seat).toMatchObject({
      state: 'held',
      heldUntil: new Date(TEST_NOW.getTime() + 60 * MINUTE),
    })
    expect((await open(link)).state).toBe('held')
    expect(await pay(link)).toMatchObject({ encRequest: `enc:${link.orderId}-2` })
  })

  it('says when the hold has ended, and is still paid if the seat is free', async () => {
    const link = await book()
    ctx.wait(61 * MINUTE)
    await releaseExpiredHolds({ ctx })
    expect((await open(link)).state).toBe('released')
    await start({ ...SLOT, email: 'other@example.com', phoneNumber: '0509999999' })
    await expect(pay(link)).rejects.toMatchObject({ code: 'SLOT_FULL', alternatives: [LATER, {}, {}] })
  })

  it('opens only the payment: neither the booking nor its changes', async () => {
    const link = await book()
    const { token } = await owner(link.orderId)
    expect(tokenOf(link.url)).not.toBe(token)
    await expect(openPayLink({ ctx, input: { orderId: link.orderId, token } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is sent to a corrected address, the seat is held again, and the earlier link opens nothing', async () => {
    const link = await book()
    ctx.wait(50 * MINUTE)
    const input = { id: link.bookingId, version: link.version, email: 'right@example.com' }
    const next = await sendPayLink({ ctx, actor, input })
    expect(next).toMatchObject({
      email: 'right@example.com',
      state: 'held',
      heldUntil: new Date(TEST_NOW.getTime() + 110 * MINUTE).toISOString(),
    })
    await expect(open(link)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await open(next)).state).toBe('held')
    expect(await effects('email-pay-link')).toBe(2)
    await expect(sendPayLink({ ctx, actor, input })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await history(link.bookingId)).toContain('sara: pay link sent to a corrected address')
  })
})
