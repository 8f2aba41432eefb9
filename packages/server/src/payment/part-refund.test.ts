import { randomUUID } from 'node:crypto'
import { refundMoney } from '@homecare/domain/refund'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emails } from '../email/emails'
import { getOwnBooking } from '../own/get'
import { getPatientRecords } from '../patient/get-records'
import type { JobCtx } from '../process/context'
import { getBooking } from '../record/get-booking'
import { bookingSteps, countOutcomes, outcomeOf } from '../testing/booking-steps'
import { ownDatabase } from '../testing/own-database'
import { testContext } from '../testing/test-context'
import { BACK_FILS } from '../booking/back-fils'
import { changeBookingStatus } from '../visit/change-status'
import { getMoneyBoard } from './get-board'
import { makePartRefund, makeRefund } from './make-refund'
import { refundPayment } from './refund'

const { database } = await ownDatabase()
const { db } = database
const actor = { name: 'coordinator', role: 'coordinator' } as const
const note = 'One test could not be taken'
const PAID_FILS = 37_000

/** A paid booking, and a bank that gives back what it has, each reference once. */
async function world() {
  const ctx = testContext({ db, settings: { slotRules: { capacity: 100_000, leadMinutes: 120, horizonDays: 60 } } })
  const { id, orderId, token } = await bookingSteps(() => ctx).paid({ date: '2026-03-20' })
  const bank = { back: new Map<string, number>(), answers: 'yes' as 'yes' | 'no' | 'lost' }
  const backFils = () => [...bank.back.values()].reduce((sum, fils) => sum + fils, 0)
  ctx.gateway.refund = async ({ amountFils, reference }) => {
    const isKnown = bank.back.has(reference)
    if (bank.answers === 'no' && !isKnown) return { ok: false, reason: 'rejected', detail: 'Card is closed' }
    if (!isKnown && amountFils > PAID_FILS - backFils())
      return { ok: false, reason: 'rejected', detail: 'More than is left' }
    bank.back.set(reference, amountFils)
    return bank.answers === 'lost'
      ? { ok: false, reason: 'timeout', detail: '' }
      : { ok: true, value: { message: 'done' } }
  }
  const stored = () =>
    db.booking.findUniqueOrThrow({ where: { id }, include: { attempts: { include: { parts: true } } } })
  const payment = async () => {
    const [attempt] = (await stored()).attempts
    if (!attempt) throw new Error('There is no payment.')
    return attempt
  }
  const version = async () => (await stored()).version
  const refund = async (amount: number, { seen = -1, key = randomUUID() } = {}) =>
    refundPayment({
      ctx,
      actor,
      input: { attemptId: orderId, version: seen < 0 ? await version() : seen, note, amount, key },
    })
  /** Makes the requested refunds as the worker does; what the gateway did not answer stays requested. */
  async function work(): Promise<void> {
    const { parts, refund: all, attemptId } = await payment()
    for (const part of parts.filter(({ state }) => state === 'requested'))
      await makePartRefund({ ctx, input: { bookingId: id, partId: part.id } }).catch(() => undefined)
    if (all === 'requested') await makeRefund({ ctx, input: { bookingId: id, attemptId } }).catch(() => undefined)
  }
  const shown = async () => {
    const [attempt] = (await getBooking({ ctx, input: { id } })).attempts
    return attempt && { refunded: attempt.refunded, left: attempt.left, parts: attempt.parts }
  }
  const mailed = async () => {
    const jobs = { ...ctx, staffInbox: 'staff@example.com' } as unknown as JobCtx
    const rows = await db.outbox.findMany({
      where: {
        name: { in: ['email-part-refunded', 'email-refund-done'] },
        payload: { path: ['bookingId'], equals: id },
      },
    })
    const made = rows.map(({ name, payload }) =>
      name === 'email-part-refunded'
        ? emails['part-refunded'](jobs, payload as { bookingId: string; partId: string })
        : emails['refund-done'](jobs, payload as { bookingId: string; attemptId: string }),
    )
    return Promise.all(made)
  }
  return { ctx, id, orderId, token, bank, backFils, payment, stored, version, refund, work, shown, mailed }
}

type World = Awaited<ReturnType<typeof world>>

describe('a part of a payment', () => {
  it('goes back once with the same key, and record, own page, patient’s page and email say how much', async () => {
    const { ctx, id, orderId, token, bank, version, refund, work, shown, mailed, stored } = await world()
    const key = randomUUID()
    const seen = await version()
    for (let n = 0; n < 3; n++) await refund(120.5, { seen, key })
    expect(await shown()).toMatchObject({ refunded: 0, left: 249.5, parts: [{ amount: 120.5, state: 'requested' }] })
    await Promise.all([work(), work()])
    expect([...bank.back]).toEqual([[`RF-${orderId}-p1`, 12_050]])
    expect(await shown()).toMatchObject({ refunded: 120.5, left: 249.5, parts: [{ amount: 120.5, state: 'done' }] })
    expect(await stored()).toMatchObject({ refund: 'none', paymentStatus: 'Paid', needsAction: null })
    expect((await getOwnBooking({ ctx, input: { orderId, token } })).order).toMatchObject({
      total: 370,
      refunded: 120.5,
    })
    const records = await getPatientRecords({ ctx, input: { kind: 'bloodtests', id } })
    expect(records.bookings.find((each) => each.id === id)).toMatchObject({ paid: 370, refunded: 120.5, refundOpen: 0 })
    const [email, ...others] = await mailed()
    expect(others).toEqual([])
    expect(email?.subject).toBe('Your refund of AED 120.50 is on its way')
    expect(email?.text).toContain('AED 120.50 of AED 370.00')
  })

  it('leaves the rest to the refund of all, which gives back that only', async () => {
    const { id, ctx, orderId, bank, version, refund, work, shown, mailed, stored } = await world()
    await refund(120)
    await work()
    const input = { id, version: await version(), status: 'Canceled', refundPayment: true, reason: 'Ill' } as const
    await changeBookingStatus({ ctx, actor, input })
    await work()
    expect([...bank.back]).toEqual([
      [`RF-${orderId}-p1`, 12_000],
      [`RF-${orderId}`, 25_000],
    ])
    expect(await shown()).toMatchObject({ refunded: 370, left: 0 })
    expect(await stored()).toMatchObject({ refund: 'done', needsAction: null })
    const subjects = ['Your refund of AED 120.00 is on its way', 'Your refund of AED 250.00 is on its way']
    expect(new Set((await mailed()).map((email) => email?.subject))).toEqual(new Set(subjects))
  })

  it('is the refund of all that is left where it is as much', async () => {
    const { refund, work, stored, backFils } = await world()
    await refund(300)
    await work()
    const key = randomUUID()
    for (let n = 0; n < 2; n++) await refund(70, { key })
    expect(await stored()).toMatchObject({ refund: 'requested' })
    expect(await outcomeOf(refund(1))).toBe('CONFLICT')
    await work()
    expect(backFils()).toBe(PAID_FILS)
    expect(await stored()).toMatchObject({ refund: 'done' })
  })

  it('is refused with the most that is left, while another is on its way, for an older version and for a key of another payment', async () => {
    const { version, refund, work, shown } = await world()
    await expect(refund(370.01)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { amount: 'At most AED\u00A0370.00 is left of this payment' },
    })
    const key = randomUUID()
    await refund(100, { key })
    expect(await outcomeOf(refund(100))).toBe('CONFLICT')
    expect(await outcomeOf(refund(99, { key }))).toBe('CONFLICT')
    await work()
    expect(await outcomeOf(refund(10, { seen: (await version()) - 1 }))).toBe('CONFLICT')
    expect(await outcomeOf((await world()).refund(100, { key }))).toBe('CONFLICT')
    expect(await shown()).toMatchObject({ refunded: 100, left: 270 })
  })

  it('that the gateway refuses is shown on the money page with its amount, and another takes its place', async () => {
    const { ctx, id, orderId, bank, refund, work, shown, stored } = await world()
    bank.answers = 'no'
    await refund(120)
    await work()
    expect(await shown()).toMatchObject({
      refunded: 0,
      left: 370,
      parts: [{ state: 'failed', reason: 'Card is closed' }],
    })
    expect(await stored()).toMatchObject({ needsAction: 'refund-failed', refund: 'none' })
    const cases = async () =>
      (await getMoneyBoard({ ctx })).items
        .filter(({ bookingId }) => bookingId === id)
        .sort((a, b) => a.reason.localeCompare(b.reason))
    expect(await cases()).toMatchObject([
      { reason: 'needs-action', detail: 'refund-failed', attemptId: orderId, total: 370, amount: 120, left: 370 },
    ])
    bank.answers = 'yes'
    await refund(110)
    expect(await cases()).toMatchObject([
      { reason: 'needs-action', amount: 260, left: 260 },
      { reason: 'refund-awaited', detail: 'requested', amount: 110, left: 260 },
    ])
    await work()
    expect(await shown()).toMatchObject({ refunded: 110, left: 260, parts: [{ amount: 110, state: 'done' }] })
  })

  it('whose answer was lost stays requested and is not given back again', async () => {
    const { bank, refund, work, shown, backFils } = await world()
    bank.answers = 'lost'
    await refund(120)
    await work()
    expect(await shown()).toMatchObject({ refunded: 0, parts: [{ state: 'requested' }] })
    bank.answers = 'yes'
    await work()
    expect([backFils(), (await shown())?.refunded]).toEqual([12_000, 120])
  })

  it('is a decision about the money of a canceled visit, which then waits for none', async () => {
    const { ctx, id, version, refund, work } = await world()
    await changeBookingStatus({
      ctx,
      actor,
      input: { id, version: await version(), status: 'Canceled', reason: 'Ill' },
    })
    const cases = async () => (await getMoneyBoard({ ctx })).items.filter(({ bookingId }) => bookingId === id)
    expect(await cases()).toMatchObject([{ detail: 'undecided', amount: 370 }])
    await refund(120)
    await work()
    expect(await cases()).toEqual([])
  })
})

it('of refunds that several staff request at the same moment one is made, and never more than was paid', async () => {
  const { version, refund, work, backFils } = await world()
  for (const amounts of [
    [200, 200, 200, 370],
    [200, 170, 171, 100],
  ]) {
    const seen = await version()
    const outcomes = await countOutcomes(amounts.map((amount) => refund(amount, { seen })))
    expect(outcomes['done'] ?? 0).toBeLessThanOrEqual(1)
    await work()
    expect(backFils()).toBeLessThanOrEqual(PAID_FILS)
  }
  expect(backFils()).toBeGreaterThan(0)
})

const actions = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('refund' as const), fils: fc.integer({ min: 1, max: PAID_FILS + 5_000 }) }),
    fc.record({ kind: fc.constant('both' as const), fils: fc.integer({ min: 1, max: 30_000 }) }),
    fc.record({ kind: fc.constant('work' as const), answers: fc.constantFrom('yes', 'yes', 'no', 'lost') }),
  ),
  { maxLength: 10 },
)
type Action = (typeof actions extends fc.Arbitrary<infer A> ? A : never)[number]

async function act({ bank, refund, work, version }: World, action: Action): Promise<void> {
  if (action.kind === 'work') {
    bank.answers = action.answers
    return work()
  }
  const seen = await version()
  const amounts = action.kind === 'both' ? [action.fils, action.fils + 1] : [action.fils]
  await Promise.all(amounts.map((fils) => outcomeOf(refund(fils / 100, { seen }))))
}

it('whatever is requested and answered, no more goes back than was paid, and both sides agree at the end', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (list) => {
      const each = await world()
      for (const action of list) {
        await act(each, action)
        const payment = await each.payment()
        const { backFils, underWayFils, leftFils } = refundMoney(payment)
        expect(backFils + underWayFils + leftFils).toBe(PAID_FILS)
        expect(each.backFils()).toBeLessThanOrEqual(PAID_FILS)
        // Lists and files count it in SQL.
        const counted = await each.ctx.db.$queryRaw<{ fils: number }[]>`
          SELECT (${BACK_FILS})::int AS fils FROM payment_attempt a WHERE a.id = ${payment.id}::uuid`
        expect(counted).toEqual([{ fils: backFils }])
      }
      each.bank.answers = 'yes'
      await each.work()
      expect(refundMoney(await each.payment()).backFils).toBe(each.backFils())
    }),
    { numRuns: 10 },
  )
}, 120_000)
