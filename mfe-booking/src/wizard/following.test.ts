import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { expect, test } from 'vitest'
import { startWizard, fillIn, eventually } from '../testing/start-wizard'
import { NO_QUERY } from '../testing/fixture'
import type { OrderOutcome } from './context'
import { totalToPay } from './cart-updates'
import { pollingOf, lostSlotOf } from './state-data'

test('the status page follows the order until its payment is final', async () => {
  const pending = { type: 'ORDER_FOUND' as const, order: { ...ORDER_ANSWER, paymentStatus: 'Pending' as const } }
  const paid = { type: 'ORDER_FOUND' as const, order: { ...ORDER_ANSWER, paymentStatus: 'Paid' as const } }
  const wizard = startWizard('status', {
    query: { orderId: 'ORD-1', token: 't' },
    orders: [pending, { type: 'ORDER_UNREACHABLE' }, pending, paid],
  })
  await wizard.settled({ following: 'settled' })
  expect(pollingOf(wizard.context()).order?.paymentStatus).toBe('Paid')
  expect(pollingOf(wizard.context()).polls).toBe(4)
})

test('after the payment the status page looks again for a refused email, and stays as it is without an answer', async () => {
  const found = (emailRefusedAt: string | null): OrderOutcome => ({
    type: 'ORDER_FOUND',
    order: { ...ORDER_ANSWER, paymentStatus: 'Paid', emailRefusedAt },
  })
  const refused = found('2026-11-25T08:00:00.000Z')
  const orders = [found(null), { type: 'ORDER_UNREACHABLE' as const }, found(null), refused, found(null)]
  const wizard = startWizard('status', { query: { orderId: 'ORD-1', token: 't' }, orders, lookDelay: 1 })
  await eventually(() => expect(orders).toHaveLength(1))
  await wizard.settled({ following: 'settled' })
  expect(pollingOf(wizard.context())).toMatchObject({
    order: { emailRefusedAt: '2026-11-25T08:00:00.000Z' },
    unreachable: false,
  })
})

test('the status page looks for a refused email four times at most', async () => {
  const wizard = startWizard('status', {
    query: { orderId: 'ORD-1', token: 't' },
    orders: [{ type: 'ORDER_FOUND', order: { ...ORDER_ANSWER, paymentStatus: 'Paid' } }],
    lookDelay: 1,
  })
  await eventually(() => expect(pollingOf(wizard.context()).looks).toBe(4))
  await wizard.settled({ following: 'settled' })
  expect(wizard.actor.getSnapshot().can({ type: 'TRY_AGAIN' })).toBe(false)
})

test('the status page verifies no order without a token, or with another order’s', async () => {
  expect(startWizard('status', { query: { status: 'success', orderId: 'ORD-1' } }).actor.getSnapshot().value).toEqual({
    following: 'unproven',
  })
  await startWizard('status', {
    query: { orderId: 'ORD-1', token: 'x' },
    orders: [{ type: 'ORDER_REFUSED', ended: null }],
  }).settled({
    following: 'lost',
  })
})

test('the status page gives up after a while where no answer can come, and never while it asks', async () => {
  await startWizard('status', { query: { orderId: 'ORD-1' } }).settled({ following: 'lost' })
  await startWizard('status', {
    query: { orderId: 'ORD-1', token: 'x' },
    orders: [{ type: 'ORDER_REFUSED', ended: null }],
  }).settled({ following: 'lost' })
  const asking = startWizard('status', { query: { orderId: 'ORD-1', token: 't' } })
  await eventually(() => expect(pollingOf(asking.context()).polls).toBeGreaterThan(40))
  expect(asking.actor.getSnapshot().hasTag('lost')).toBe(false)
})

test('the status page clears the draft, also one that was not checked yet', () => {
  const wizard = startWizard('choosing')
  fillIn(wizard)
  const saved = JSON.stringify(wizard.context().draft)
  const status = startWizard('status', { saved, catalogue: 'later' })
  expect(status.context().unchecked).toBeNull()
  expect(status.context().draft.packageIds).toEqual([])
})

test("trying again after a failure rebuilds the draft under the order's key and waits for the visitor to confirm", async () => {
  const wizard = startWizard('status', {
    query: { status: 'failed', orderId: 'ORD-1', token: 't' },
    orders: [{ type: 'ORDER_FOUND', order: ORDER_ANSWER }],
    catalogue: 'later',
  })
  await wizard.settled({ following: 'settled' })
  wizard.actor.send({ type: 'TRY_AGAIN' })
  await wizard.settled({ confirming: 'reviewing' })
  expect(wizard.context().draft).toMatchObject({
    key: 'order-key-1',
    packageIds: [1],
    testIds: [3],
    date: '2026-03-05',
  })
  expect(wizard.requests).toEqual([])
})

test('a retried payment costs the agreed price, also in another slot; other contents are a new order', async () => {
  const changedOrder = {
    ...ORDER_ANSWER,
    lines: ORDER_ANSWER.lines.map((line) => ({ ...line, price: line.price - 50 })),
    total: 420,
  }
  const wizard = startWizard('status', {
    query: { status: 'failed', orderId: 'ORD-1', token: 't' },
    orders: [{ type: 'ORDER_FOUND', order: changedOrder }],
    answers: [
      { type: 'SLOT_LOST', lostSlot: { full: true, alternatives: [{ date: '2026-03-05', time: '11:00 Am' }] } },
    ],
  })
  await wizard.settled({ following: 'settled' })
  wizard.actor.send({ type: 'TRY_AGAIN' })
  await wizard.settled({ confirming: 'reviewing' })
  expect(totalToPay(wizard.context())).toBe(42_000)
  wizard.actor.send({ type: 'CONFIRM' })
  await eventually(() => expect(wizard.requests[0]?.retryOf).toEqual({ orderId: 'ORD-1', token: 't' }))
  await eventually(() => expect(lostSlotOf(wizard.context())).not.toBeNull())
  wizard.actor.send({ type: 'TAKE_SLOT', slot: { date: '2026-03-05', time: '11:00 Am' } })
  wizard.actor.send({ type: 'CONFIRM' })
  expect(wizard.requests[1]).toMatchObject({ retryOf: { orderId: 'ORD-1' }, totalFils: 42_000 })
  await wizard.settled({ confirming: 'reviewing' })
  wizard.actor.send({ type: 'VISIT', step: 'choosing', query: NO_QUERY })
  wizard.actor.send({ type: 'REMOVE_TEST', testId: 3 })
  expect(totalToPay(wizard.context())).toBe(37_000)
  expect(wizard.context().frozen).toBeNull()
})

test('the payment of an item that is no longer offered can still be retried', async () => {
  const gone = {
    ...ORDER_ANSWER,
    lines: [...ORDER_ANSWER.lines, { kind: 'test' as const, id: 66, name: 'Gone', price: 30, person: 0, contents: [] }],
  }
  const wizard = startWizard('status', {
    query: { status: 'failed', orderId: 'ORD-1', token: 't' },
    orders: [{ type: 'ORDER_FOUND', order: gone }],
  })
  await wizard.settled({ following: 'settled' })
  wizard.actor.send({ type: 'TRY_AGAIN' })
  await wizard.settled({ confirming: 'reviewing' })
  expect(totalToPay(wizard.context())).toBe(55_000)
  expect(wizard.context().notes).toEqual([])
})

test('trying again is not offered for a paid, canceled or unclear order', async () => {
  for (const change of [{ paymentStatus: 'Paid' }, { status: 'Canceled' }, { needsAction: true }] as const) {
    const wizard = startWizard('status', {
      query: { orderId: 'ORD-1', token: 't' },
      orders: [{ type: 'ORDER_FOUND', order: { ...ORDER_ANSWER, ...change } }],
    })
    await wizard.settled({ following: 'settled' })
    wizard.actor.send({ type: 'TRY_AGAIN' })
    expect(wizard.actor.getSnapshot().value).toEqual({ following: 'settled' })
  }
})
