import { expect, test } from 'vitest'
import { GATEWAY_REQUEST, startWizard, fillIn, eventually } from '../testing/start-wizard'
import { CATALOGUE, PATIENT } from '../testing/fixture'
import { fieldErrorsOf, gatewayRequestOf, lostSlotOf } from './state-data'

test('the redirect to the gateway deletes the draft and stores the order for its status', async () => {
  const wizard = startWizard('choosing', { answers: [{ type: 'PAYMENT_READY', gatewayRequest: GATEWAY_REQUEST }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled({ paying: 'sending' })
  expect(wizard.context().draft).toMatchObject({ testIds: [], packageIds: [], date: null, patient: {} })
  expect(wizard.context().lastOrder).toEqual({ orderId: 'ORD-1', token: 't0ken' })
  wizard.actor.send({ type: 'RETURNED' })
  expect(wizard.actor.getSnapshot().value).toEqual({ paying: 'sent' })
  expect(gatewayRequestOf(wizard.context())).toBeNull()
})

test('a second press while the payment is being started starts nothing', async () => {
  const wizard = startWizard('choosing', { answers: [{ type: 'PAYMENT_READY', gatewayRequest: GATEWAY_REQUEST }] })
  fillIn(wizard)
  for (let press = 0; press < 3; press += 1) wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled({ paying: 'sending' })
  expect(wizard.requests).toHaveLength(1)
})

test('when the payment service fails, a toast reports it and the same draft can be retried with the same key', async () => {
  const wizard = startWizard('choosing', {
    answers: [
      { type: 'PAYMENT_NOT_STARTED', reason: 'unavailable' },
      { type: 'PAYMENT_NOT_STARTED', reason: 'failed' },
    ],
  })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled({ confirming: 'reviewing' })
  wizard.actor.send({ type: 'CONFIRM' })
  await eventually(() => expect(wizard.toasts).toEqual(['unavailable', 'failed']))
  expect(wizard.requests[1]?.draft.key).toBe(wizard.requests[0]?.draft.key)
})

test('a changed price is shown for another confirmation, and the next attempt has it', async () => {
  const wizard = startWizard('choosing', { answers: [{ type: 'PRICE_CHANGED', totalFils: 38_000 }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await eventually(() => expect(wizard.context().newPrice).toEqual({ beforeFils: 37_000, nowFils: 38_000 }))
  await wizard.settled({ confirming: 'reviewing' })
  wizard.actor.send({ type: 'CONFIRM' })
  await eventually(() => expect(wizard.requests.at(-1)?.totalFils).toBe(38_000))
})

test('a slot that was lost with others near it stays on the confirmation until one of them is taken', async () => {
  const next = { date: '2026-03-06', time: '10:00 Am' }
  const wizard = startWizard('choosing', {
    answers: [
      { type: 'SLOT_LOST', lostSlot: { full: true, alternatives: [next] } },
      { type: 'PAYMENT_READY', gatewayRequest: GATEWAY_REQUEST },
    ],
  })
  fillIn(wizard)
  const { draft } = wizard.context()
  wizard.actor.send({ type: 'CONFIRM' })
  await eventually(() => expect(lostSlotOf(wizard.context())?.alternatives).toEqual([next]))
  wizard.actor.send({ type: 'CONFIRM' })
  expect(wizard.requests).toHaveLength(1)
  wizard.actor.send({ type: 'TAKE_SLOT', slot: next })
  expect(wizard.actor.getSnapshot().value).toEqual({ confirming: 'reviewing' })
  expect(wizard.context().draft).toEqual({ ...draft, ...next, key: expect.not.stringContaining(draft.key) })
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled({ paying: 'sending' })
  expect(wizard.requests[1]?.draft).toMatchObject(next)
})

test('a slot that filled meanwhile, with none near it, leads to the slot step with the reason, where the date is still chosen and the time is not', async () => {
  const wizard = startWizard('choosing', {
    answers: [{ type: 'SLOT_LOST', lostSlot: { full: true, alternatives: [] } }],
  })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled('slot')
  expect(wizard.context().notes).toEqual(['slot-taken'])
  expect(wizard.context().draft).toMatchObject({ date: '2026-03-05', time: null })
})

test('refused details lead to the patient form with the server’s errors', async () => {
  const fieldErrors = { email: 'Enter an email address like name@example.com' }
  const wizard = startWizard('choosing', { answers: [{ type: 'DETAILS_REFUSED', fieldErrors }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled('patient')
  expect(fieldErrorsOf(wizard.context())).toEqual(fieldErrors)
})

test('items that are no longer offered are removed with a message, and the rest stays', async () => {
  const wizard = startWizard('choosing', { answers: [{ type: 'ITEMS_REFUSED' }] })
  wizard.actor.send({ type: 'ADD_TEST', testId: 4 })
  fillIn(wizard)
  wizard.offer({ ...CATALOGUE, tests: CATALOGUE.tests.filter(({ id }) => id !== 4) })
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled('choosing')
  expect(wizard.context().notes).toEqual(['unknown-items'])
  expect(wizard.context().draft).toMatchObject({ testIds: [], packageIds: [1], patient: PATIENT })
})

test('an order that is paid already is not paid again unless the visitor confirms once more', async () => {
  const wizard = startWizard('choosing', {
    answers: [{ type: 'ALREADY_BOOKED' }, { type: 'PAYMENT_READY', gatewayRequest: GATEWAY_REQUEST }],
  })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await eventually(() => expect(wizard.context().notes).toEqual(['already-booked']))
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled({ paying: 'sending' })
  expect(wizard.requests[1]?.draft.key).not.toBe(wizard.requests[0]?.draft.key)
})

test('a minimum that the server raised blocks confirming until the cart changes', async () => {
  const wizard = startWizard('choosing', { answers: [{ type: 'BELOW_MINIMUM' }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await eventually(() => expect(wizard.context().belowMinimum).toBe(true))
  wizard.actor.send({ type: 'CONFIRM' })
  expect(wizard.requests).toHaveLength(1)
  wizard.actor.send({ type: 'BACK' })
  wizard.actor.send({ type: 'ADD_TEST', testId: 3 })
  expect(wizard.context().belowMinimum).toBe(false)
})
