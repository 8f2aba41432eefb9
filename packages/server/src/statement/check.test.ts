import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bookingSteps, countOutcomes } from '../testing/booking-steps'
import { testContext, type TestCtx } from '../testing/test-context'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { checkStatement, checkStatementIfDue } from './check'
import { getStatementFindings } from './get-findings'
import { settleFinding } from './settle-finding'

let database: TestDatabase
let ctx: TestCtx
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  for (const table of ['booking', 'outbox', 'statementCheck', 'statementFinding'] as const)
    await (database.db[table] as typeof database.db.booking).deleteMany()
  ctx = testContext({ db: database.db, settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } } })
})
afterAll(() => database.drop())

const { start, paid, payAs, stored, effects } = bookingSteps(() => ctx)
const DAY_MS = 24 * 3600_000
const TODAY = '2026-03-03'
const actor = { name: 'coordinator', role: 'coordinator' } as const
const AED = { currency: 'AED', amountFils: 37_000, amount: '370.00' }

/** The gateway lists a transaction of today, and its status call knows it. */
function lists(orderNo: string, referenceNo: string, status: string, changes: object = {}): void {
  ctx.gateway.reportsReference(referenceNo, orderNo, { status, amountFils: 37_000, ...changes })
  ctx.gateway.listed.push({ day: TODAY, orderNo, referenceNo, status, ...AED, ...changes })
}
const entries = () => ctx.db.auditEntry.count({ where: { action: 'gateway difference settled' } })
const found = async () =>
  (await getStatementFindings({ ctx })).items.map(({ kind, gateway }) => [kind, gateway.referenceNo])

describe('the daily comparison with the gateway’s list', () => {
  it('payments that both sides have, and pages that were only opened or declined, are no finding', async () => {
    const { orderId } = await paid()
    lists(orderId, `T-${orderId}`, 'Shipped')
    lists(orderId, 'opened', 'Initiated')
    lists('ORD-404', 'declined', 'Unsuccessful')
    lists('ORD-405', 'voided', 'Cancelled')
    expect(await checkStatement({ ctx })).toBe(4)
    expect(await found()).toEqual([])
    expect(await effects('email-statement')).toBe(0)
  })

  it('a second charge of which every message was lost is paid twice afterwards, and a first one is booked', async () => {
    const { orderId } = await paid()
    lists(orderId, `T-${orderId}`, 'Shipped')
    lists(orderId, 'second', 'Shipped')
    const open = (await start()).orderId
    lists(open, 'first', 'Shipped')
    await checkStatement({ ctx })
    expect(await stored(orderId)).toMatchObject({
      needsAction: 'paid-twice',
      attempts: [{ state: 'paid' }, { state: 'surplus', trackingId: 'second' }],
    })
    expect(await stored(open)).toMatchObject({ paymentStatus: 'Paid', seat: { state: 'booked' } })
    expect(await found()).toEqual([])
    expect(await effects('email-needs-action')).toBe(1)
  })

  it('whatever has no counterpart is found once with both sides and mailed once, however often it is compared', async () => {
    const here = (await paid()).orderId
    const refunded = (await paid()).orderId
    const notPaid = (await start()).orderId
    lists('ORD-404', 'unknown', 'Shipped')
    lists('other-shop', 'foreign', 'Refunded')
    lists(here, `T-${here}`, 'Unsuccessful')
    lists(refunded, `T-${refunded}`, 'Shipped', { refundedFils: 10_000 })
    lists(notPaid, 'differs', 'Shipped', { amountFils: 100, amount: '1.00' })
    ctx.gateway.listed.push({ day: TODAY, raw: '"garbage"' }, { day: TODAY, orderNo: here, raw: '{"order_no":1}' })
    for (let n = 0; n < 3; n++) await checkStatement({ ctx })
    expect(await found()).toHaveLength(7)
    const kinds = new Set((await found()).map(String))
    expect(kinds).toEqual(
      new Set(
        [
          ['amount-differs', 'differs'],
          ['not-paid-there', `T-${here}`],
          ['refund-differs', `T-${refunded}`],
          ['unknown-order', 'foreign'],
          ['unknown-order', 'unknown'],
          ['unreadable', null],
        ].map(String),
      ),
    )
    expect(await effects('email-statement')).toBe(1)
    const { items } = await getStatementFindings({ ctx })
    expect(items.find(({ kind }) => kind === 'not-paid-there')).toMatchObject({
      gateway: { orderNo: here, status: 'Unsuccessful', amount: 'AED 370.00' },
      ours: { attemptId: here, state: 'paid', amount: 370 },
    })
    expect(await stored(here)).toMatchObject({ paymentStatus: 'Paid' })
  })

  it('another currency is found with its amount as it was written', async () => {
    const { orderId } = await paid()
    lists(orderId, `T-${orderId}`, 'Shipped', { currency: 'USD', amount: '99999999999999999999.99', amountFils: null })
    await checkStatement({ ctx })
    const { items } = await getStatementFindings({ ctx })
    expect(items.map(({ kind, gateway }) => [kind, gateway.amount])).toEqual([
      ['amount-differs', 'USD 99999999999999999999.99'],
    ])
  })

  it('a payment here that the gateway does not list is asked about once more, and is a finding only if it is not there', async () => {
    const [known, gone] = [(await paid()).orderId, (await paid()).orderId]
    ctx.wait(2 * DAY_MS)
    ctx.gateway.reportsReference(`T-${known}`, known, { status: 'Shipped' })
    ctx.gateway.answer(gone, { ok: false, reason: 'no-record', detail: '51419' })
    await checkStatement({ ctx })
    expect(await found()).toEqual([['not-paid-there', `T-${gone}`]])
  })

  it('a part that was given back here is no difference, and more than that there is one', async () => {
    const known = (await paid()).orderId
    const { id: paymentAttemptId } = await ctx.db.paymentAttempt.findUniqueOrThrow({ where: { attemptId: known } })
    const part = { id: randomUUID(), number: 1, amountFils: 10_000, state: 'done' as const, at: ctx.now() }
    await ctx.db.partRefund.create({ data: { ...part, paymentAttemptId } })
    lists(known, `T-${known}`, 'Shipped', { refundedFils: 10_000 })
    await checkStatement({ ctx })
    expect(await found()).toEqual([])
    ctx.gateway.listed.length = 0
    lists(known, `T-${known}`, 'Shipped', { refundedFils: 10_001 })
    await checkStatement({ ctx })
    expect(await found()).toEqual([['refund-differs', `T-${known}`]])
  })

  it('a refund that was accepted and of which the gateway knows nothing after days is a finding', async () => {
    const { orderId } = await paid()
    await ctx.db.paymentAttempt.update({ where: { attemptId: orderId }, data: { refund: 'done', refundAt: ctx.now() } })
    ctx.wait(6 * DAY_MS)
    await checkStatement({ ctx })
    expect(await found()).toEqual([['refund-differs', `T-${orderId}`]])
  })

  it('a list of 10,000 unknown orders is read page by page, reported in full, and mailed in one email', async () => {
    for (let n = 0; n < 10_000; n++)
      ctx.gateway.listed.push({ day: TODAY, orderNo: `ORD-9${n}`, referenceNo: `R${n}`, status: 'Shipped', ...AED })
    expect(await checkStatement({ ctx })).toBe(10_000)
    const { open, items } = await getStatementFindings({ ctx })
    expect([open, items.length]).toEqual([10_000, 100])
    expect(await effects('email-statement')).toBe(1)
  }, 120_000)

  it('runs once a day, and again within the day as long as the gateway did not answer', async () => {
    const { transactions } = ctx.gateway
    ctx.gateway.transactions = async () => ({ ok: false, reason: 'timeout', detail: '' })
    await expect(checkStatementIfDue({ ctx })).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    const asked: unknown[] = []
    ctx.gateway.transactions = (query, ...rest) => {
      asked.push(query)
      return transactions(query, ...rest)
    }
    for (let n = 0; n < 2; n++) await checkStatementIfDue({ ctx })
    // A payment can still change 12 days after its page was opened.
    expect([asked.length, asked[0], asked.at(-1)]).toEqual([14, { day: '2026-02-18' }, { day: TODAY }])
  })

  it('a second charge that succeeded days after its page was opened is found although its day was compared before', async () => {
    const { orderId } = await paid()
    lists(orderId, `T-${orderId}`, 'Shipped')
    lists(orderId, 'second', 'Awaited')
    await checkStatement({ ctx })
    ctx.wait(11 * DAY_MS)
    ctx.gateway.listed.pop()
    lists(orderId, 'second', 'Shipped')
    await checkStatement({ ctx })
    expect(await stored(orderId)).toMatchObject({ needsAction: 'paid-twice' })
  })

  it.each(['2017-01-01T08:00:00Z', '2031-06-01T08:00:00Z'])(
    'a clock of %s finds nothing, and the comparison works again when it is right',
    async (wrong) => {
      const { orderId } = await paid()
      lists(orderId, `T-${orderId}`, 'Shipped')
      await checkStatementIfDue({ ctx: { ...ctx, now: () => new Date(wrong) } })
      expect(await found()).toEqual([])
      expect(await checkStatementIfDue({ ctx })).toBe(1)
      expect(await found()).toEqual([])
    },
  )
})

describe('a difference about which both sides agree later', () => {
  it('is closed by the next comparison with an entry in the history, and is open again with another email if it comes back', async () => {
    const { orderId } = await paid()
    const closedBefore = await entries()
    for (const [status, open, closed] of [
      ['Unsuccessful', 1, 0],
      ['Unsuccessful', 1, 0],
      ['Shipped', 0, 1],
      ['Unsuccessful', 1, 1],
    ] as const) {
      ctx.gateway.listed = []
      lists(orderId, `T-${orderId}`, status)
      await checkStatement({ ctx })
      expect([(await found()).length, (await entries()) - closedBefore]).toEqual([open, closed])
    }
    expect(await effects('email-statement')).toBe(2)
  })

  it('is not opened again after staff have settled it', async () => {
    const { orderId } = await paid()
    lists(orderId, `T-${orderId}`, 'Unsuccessful')
    await checkStatement({ ctx })
    const [open] = (await getStatementFindings({ ctx })).items
    await settleFinding({ ctx, actor, input: { findingId: open?.id ?? '', note: 'Asked the bank' } })
    await checkStatement({ ctx })
    expect(await found()).toEqual([])
  })

  it('is closed when a payment that was missing is listed, when the status call knows it, and when a refund has arrived', async () => {
    const [listed, known, refunded] = [(await paid()).orderId, (await paid()).orderId, (await paid()).orderId]
    await ctx.db.paymentAttempt.update({
      where: { attemptId: refunded },
      data: { refund: 'done', refundAt: ctx.now() },
    })
    for (const each of [listed, known]) ctx.gateway.answer(each, { ok: false, reason: 'no-record', detail: '51419' })
    ctx.gateway.reportsReference(`T-${refunded}`, refunded, { status: 'Shipped', amountFils: 37_000 })
    ctx.wait(6 * DAY_MS)
    await checkStatement({ ctx })
    expect(await found()).toHaveLength(3)
    lists(listed, `T-${listed}`, 'Shipped')
    ctx.gateway.reportsReference(`T-${known}`, known, { status: 'Shipped' })
    lists(refunded, `T-${refunded}`, 'Refunded')
    await checkStatement({ ctx })
    expect(await found()).toEqual([])
  })

  it('an entry that can’t be read closes nothing', async () => {
    const { orderId } = await paid()
    lists(orderId, `T-${orderId}`, 'Unsuccessful')
    await checkStatement({ ctx })
    ctx.gateway.listed = [{ day: TODAY, orderNo: orderId, referenceNo: `T-${orderId}`, raw: 'no status' }]
    await checkStatement({ ctx })
    expect(await found()).toHaveLength(2)
  })
})

describe('two people who settle the same difference', () => {
  it('one of them settles it, the other learns by whom and when, and the history has one entry', async () => {
    const { orderId } = await paid()
    lists(orderId, `T-${orderId}`, 'Unsuccessful')
    await checkStatement({ ctx })
    const { items } = await getStatementFindings({ ctx })
    const findingId = items[0]?.id ?? ''
    const before = await entries()
    const settle = () => settleFinding({ ctx, actor, input: { findingId, note: 'Asked the bank' } })
    expect(await countOutcomes([settle(), settle(), settle()])).toEqual({ done: 1, CONFLICT: 2 })
    await expect(settle()).rejects.toMatchObject({ detail: expect.stringContaining('Settled by coordinator on') })
    expect((await entries()) - before).toBe(1)
    await checkStatement({ ctx })
    expect(await found()).toEqual([])
  })

  it('an unknown finding throws NOT_FOUND', async () => {
    for (const findingId of ['00000000-0000-7000-8000-000000000000', 'no-id']) {
      const input = { findingId, note: 'Nothing' }
      await expect(settleFinding({ ctx, actor, input })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

it('a payment that both sides have stays so when the visit is paid again by a push', async () => {
  const { orderId } = await paid()
  await payAs(orderId, 'Shipped')
  lists(orderId, `T-${orderId}`, 'Shipped')
  await checkStatement({ ctx })
  expect(await found()).toEqual([])
})
