import { expect, test } from 'vitest'
import { begin, fillIn } from '../testing/begin'
import { ORDER } from '../testing/fixture'

test('the status page follows the order until its payment is final', async () => {
  const pending = { kind: 'found' as const, order: { ...ORDER, paymentStatus: 'Pending' as const } }
  const paid = { kind: 'found' as const, order: { ...ORDER, paymentStatus: 'Paid' as const } }
  const wizard = begin('status', {
    query: { orderId: 'ORD-1', token: 't' },
    orders: [pending, { kind: 'unreachable' }, pending, paid],
  })
  await wizard.settled({ following: 'settled' })
  expect(wizard.context().order?.paymentStatus).toBe('Paid')
  expect(wizard.context().polls).toBe(4)
})

test('the status page proves nothing without a token, or with a foreign one', async () => {
  expect(begin('status', { query: { status: 'success', orderId: 'ORD-1' } }).actor.getSnapshot().value).toEqual({
    following: 'unproven',
  })
  await begin('status', { query: { orderId: 'ORD-1', token: 'x' }, orders: [{ kind: 'refused' }] }).settled({
    following: 'unproven',
  })
})

test('the status page clears the draft, also one that was not checked yet', () => {
  const wizard = begin('choosing')
  fillIn(wizard)
  const saved = JSON.stringify(wizard.context().draft)
  const status = begin('status', { saved, catalogue: 'later' })
  expect(status.context().saved).toBeNull()
  expect(status.context().draft.packageIds).toEqual([])
})

test("trying again after a failure rebuilds the draft under the order's key and waits for the visitor to confirm", async () => {
  const wizard = begin('status', {
    query: { status: 'failed', orderId: 'ORD-1', token: 't' },
    orders: [{ kind: 'found', order: ORDER }],
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

test('trying again is not offered for a paid, canceled or unclear order', async () => {
  for (const change of [{ paymentStatus: 'Paid' }, { status: 'Canceled' }, { needsAction: true }] as const) {
    const wizard = begin('status', {
      query: { orderId: 'ORD-1', token: 't' },
      orders: [{ kind: 'found', order: { ...ORDER, ...change } }],
    })
    await wizard.settled({ following: 'settled' })
    wizard.actor.send({ type: 'TRY_AGAIN' })
    expect(wizard.actor.getSnapshot().value).toEqual({ following: 'settled' })
  }
})
