import { createActor, fromPromise } from 'xstate'
import { expect, test, vi } from 'vitest'
import type { InitiateOutcome, OrderOutcome, PaymentRequest } from './context'
import { wizardMachine } from './machine'
import type { Step } from './steps'
import { CATALOGUE, NO_QUERY, ORDER, PATIENT, wizardInput } from '../testing/fixture'

const HAND_OFF = {
  orderId: 'ORD-1', token: 't0ken', ccaUrl: 'https://gateway.example/pay', merchantId: '1', accessCode: 'A', encRequest: 'ff',
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 8_000, interval: 5 })

function begin(step: Step, options: {
  saved?: string
  answers?: InitiateOutcome[]
  orders?: OrderOutcome[]
  query?: Partial<typeof NO_QUERY>
  catalogue?: 'composed' | 'later' | 'never'
} = {}) {
  const { saved = null, answers = [], orders = [], query = {}, catalogue = 'composed' } = options
  const requests: PaymentRequest[] = []
  let offered = CATALOGUE
  const toasts: string[] = []
  const machine = wizardMachine.provide({
    actors: {
      loadCatalogue: fromPromise(async () => {
        if (catalogue === 'never') throw new Error('offline')
        return offered
      }),
      initiatePayment: fromPromise(async ({ input }: { input: PaymentRequest }) => {
        requests.push(input)
        return answers.shift() ?? { kind: 'unavailable' as const }
      }),
      loadOrder: fromPromise(async () => orders.shift() ?? { kind: 'unreachable' as const }),
    },
    actions: { notify: (_, toast) => void toasts.push(toast) },
    delays: { pollDelay: 1 },
  })
  const actor = createActor(machine, { input: wizardInput(catalogue === 'composed' ? CATALOGUE : null) }).start()
  actor.send({ type: 'START', step, query: { ...NO_QUERY, ...query }, saved, lastOrder: null })
  const settled = (value: unknown) => soon(() => expect(actor.getSnapshot().value).toEqual(value))
  const offer = (next: typeof CATALOGUE) => void (offered = next)
  return { actor, requests, toasts, settled, offer, context: () => actor.getSnapshot().context }
}

type Wizard = ReturnType<typeof begin>

function fillIn({ actor }: Wizard) {
  actor.send({ type: 'BOOK_PACKAGE', packageId: 1 })
  actor.send({ type: 'CHOOSE_SLOT', date: '2026-03-05', time: '10:30 Am' })
  actor.send({ type: 'SUBMIT_PATIENT', patient: PATIENT })
}

test('a package leads to the slot, the slot to the patient, the patient to the confirmation', () => {
  const wizard = begin('choosing')
  wizard.actor.send({ type: 'BOOK_PACKAGE', packageId: 1 })
  expect(wizard.actor.getSnapshot().value).toBe('slot')
  wizard.actor.send({ type: 'CHOOSE_SLOT', date: '2026-03-05', time: '10:30 Am' })
  expect(wizard.actor.getSnapshot().value).toBe('patient')
  wizard.actor.send({ type: 'SUBMIT_PATIENT', patient: PATIENT })
  expect(wizard.actor.getSnapshot().value).toEqual({ confirming: 'reviewing' })
})

test('a deep link leads to the first step that is missing', () => {
  expect(begin('slot').actor.getSnapshot().value).toBe('choosing')
  expect(begin('patient').actor.getSnapshot().value).toBe('choosing')
  expect(begin('confirming').actor.getSnapshot().value).toBe('choosing')
  const wizard = begin('choosing')
  wizard.actor.send({ type: 'TICK_TEST', testId: 3 })
  wizard.actor.send({ type: 'VISIT', step: 'patient', query: NO_QUERY })
  expect(wizard.actor.getSnapshot().value).toBe('slot')
})

test('a confirmation without a date leads to the start, even with tests in the cart', () => {
  const wizard = begin('choosing')
  wizard.actor.send({ type: 'TICK_TEST', testId: 3 })
  wizard.actor.send({ type: 'VISIT', step: 'confirming', query: NO_QUERY })
  expect(wizard.actor.getSnapshot().value).toBe('choosing')
})

test('an incomplete patient stays on the patient form', () => {
  const wizard = begin('choosing')
  fillIn(wizard)
  wizard.actor.send({ type: 'VISIT', step: 'patient', query: NO_QUERY })
  wizard.actor.send({ type: 'SUBMIT_PATIENT', patient: { ...PATIENT, email: '' } })
  expect(wizard.actor.getSnapshot().value).toBe('patient')
})

test('back and forward through the steps keeps everything', () => {
  const wizard = begin('choosing')
  fillIn(wizard)
  const before = wizard.context().draft
  for (const step of ['patient', 'slot', 'choosing', 'slot', 'patient', 'confirming'] as const) {
    wizard.actor.send({ type: 'VISIT', step, query: NO_QUERY })
  }
  expect(wizard.actor.getSnapshot().value).toEqual({ confirming: 'reviewing' })
  expect(wizard.context().draft).toBe(before)
})

test('ticking a test that a chosen package contains is refused with the package named', () => {
  const wizard = begin('choosing')
  wizard.actor.send({ type: 'BOOK_PACKAGE', packageId: 1 })
  wizard.actor.send({ type: 'CANCEL' })
  wizard.actor.send({ type: 'TICK_TEST', testId: 2 })
  expect(wizard.context().refused).toEqual({ testId: 2, packageName: 'Basic Health Package I' })
  expect(wizard.context().draft.testIds).toEqual([])
})

test('ticking tests keeps a chosen package, choosing a package keeps other ticked tests', () => {
  const wizard = begin('choosing')
  wizard.actor.send({ type: 'TICK_TEST', testId: 3 })
  wizard.actor.send({ type: 'BOOK_PACKAGE', packageId: 1 })
  expect(wizard.context().draft).toMatchObject({ testIds: [3], packageIds: [1] })
})

test('a total of exactly 300.00 can not be confirmed', async () => {
  const wizard = begin('choosing')
  wizard.actor.send({ type: 'TICK_TEST', testId: 4 })
  wizard.actor.send({ type: 'VISIT', step: 'slot', query: NO_QUERY })
  wizard.actor.send({ type: 'CHOOSE_SLOT', date: '2026-03-05', time: '10:30 Am' })
  wizard.actor.send({ type: 'SUBMIT_PATIENT', patient: PATIENT })
  wizard.actor.send({ type: 'CONFIRM' })
  expect(wizard.actor.getSnapshot().value).toEqual({ confirming: 'reviewing' })
  wizard.actor.send({ type: 'BACK' })
  expect(wizard.actor.getSnapshot().value).toBe('choosing')
})

test('a hand-off to the gateway empties the draft and keeps the order to ask about', async () => {
  const wizard = begin('choosing', { answers: [{ kind: 'ready', handOff: HAND_OFF }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled({ paying: 'handingOff' })
  expect(wizard.context().draft).toMatchObject({ testIds: [], packageIds: [], date: null, patient: {} })
  expect(wizard.context().lastOrder).toEqual({ orderId: 'ORD-1', token: 't0ken' })
  wizard.actor.send({ type: 'RETURNED' })
  expect(wizard.actor.getSnapshot().value).toEqual({ paying: 'handedOff' })
  expect(wizard.context().handOff).toBeNull()
})

test('a second press while the payment is being started starts nothing', async () => {
  const wizard = begin('choosing', { answers: [{ kind: 'ready', handOff: HAND_OFF }] })
  fillIn(wizard)
  for (let press = 0; press < 3; press += 1) wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled({ paying: 'handingOff' })
  expect(wizard.requests).toHaveLength(1)
})

test('when the payment service fails, a toast says so and the same draft can be sent again under the same key', async () => {
  const wizard = begin('choosing', { answers: [{ kind: 'unavailable' }, { kind: 'failed' }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled({ confirming: 'reviewing' })
  wizard.actor.send({ type: 'CONFIRM' })
  await soon(() => expect(wizard.toasts).toEqual(['unavailable', 'failed']))
  expect(wizard.requests[1]?.draft.key).toBe(wizard.requests[0]?.draft.key)
})

test('a changed price is shown and asked for again, and the next attempt carries it', async () => {
  const wizard = begin('choosing', { answers: [{ kind: 'price-changed', totalFils: 38_000 }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await soon(() => expect(wizard.context().newPrice).toEqual({ beforeFils: 37_000, nowFils: 38_000 }))
  await wizard.settled({ confirming: 'reviewing' })
  wizard.actor.send({ type: 'CONFIRM' })
  await soon(() => expect(wizard.requests.at(-1)?.totalFils).toBe(38_000))
})

test('a slot that filled meanwhile leads to the slot step with the reason, the date kept and the time gone', async () => {
  const wizard = begin('choosing', { answers: [{ kind: 'slot-full' }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled('slot')
  expect(wizard.context().notes).toEqual(['slot-taken'])
  expect(wizard.context().draft).toMatchObject({ date: '2026-03-05', time: null })
})

test('details that the server refuses lead to the patient form with its words', async () => {
  const fieldErrors = { email: 'Enter an email address like name@example.com' }
  const wizard = begin('choosing', { answers: [{ kind: 'details-refused', fieldErrors }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled('patient')
  expect(wizard.context().fieldErrors).toEqual(fieldErrors)
})

test('what is no longer offered is taken out, with a sentence, and the rest stays', async () => {
  const wizard = begin('choosing', { answers: [{ kind: 'items-refused' }] })
  wizard.actor.send({ type: 'TICK_TEST', testId: 4 })
  fillIn(wizard)
  wizard.offer({ ...CATALOGUE, tests: CATALOGUE.tests.filter(({ id }) => id !== 4) })
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled('choosing')
  expect(wizard.context().notes).toEqual(['unknown-items'])
  expect(wizard.context().draft).toMatchObject({ testIds: [], packageIds: [1], patient: PATIENT })
})

test('an order that is paid already is not paid again unless the visitor confirms once more', async () => {
  const wizard = begin('choosing', { answers: [{ kind: 'already-booked' }, { kind: 'ready', handOff: HAND_OFF }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await soon(() => expect(wizard.context().notes).toEqual(['already-booked']))
  wizard.actor.send({ type: 'CONFIRM' })
  await wizard.settled({ paying: 'handingOff' })
  expect(wizard.requests[1]?.draft.key).not.toBe(wizard.requests[0]?.draft.key)
})

test('a minimum that the server raised blocks confirming until the cart changes', async () => {
  const wizard = begin('choosing', { answers: [{ kind: 'below-minimum' }] })
  fillIn(wizard)
  wizard.actor.send({ type: 'CONFIRM' })
  await soon(() => expect(wizard.context().belowMinimum).toBe(true))
  wizard.actor.send({ type: 'CONFIRM' })
  expect(wizard.requests).toHaveLength(1)
  wizard.actor.send({ type: 'BACK' })
  wizard.actor.send({ type: 'TICK_TEST', testId: 3 })
  expect(wizard.context().belowMinimum).toBe(false)
})

test('a restored draft never starts a payment by itself, on whatever page it is restored', async () => {
  const wizard = begin('choosing')
  fillIn(wizard)
  const saved = JSON.stringify(wizard.context().draft)
  for (const step of ['choosing', 'slot', 'patient', 'confirming', 'payment'] as const) {
    const restored = begin(step, { saved, catalogue: 'later' })
    if (step === 'payment') expect(restored.actor.getSnapshot().value).toEqual({ paying: 'handedOff' })
    else await restored.settled(step === 'confirming' ? { confirming: 'reviewing' } : step)
    expect(restored.requests).toEqual([])
  }
})

test('without a catalogue the wizard waits for it, says when it is not to be had, and tries again when asked', async () => {
  const wizard = begin('choosing', { catalogue: 'never' })
  await wizard.settled('unloaded')
  wizard.actor.send({ type: 'RETRY' })
  expect(wizard.actor.getSnapshot().value).toBe('loading')
})

test('the status page follows the order until its payment is final', async () => {
  const pending = { kind: 'found' as const, order: { ...ORDER, paymentStatus: 'Pending' as const } }
  const paid = { kind: 'found' as const, order: { ...ORDER, paymentStatus: 'Paid' as const } }
  const wizard = begin('status', {
    query: { orderId: 'ORD-1', token: 't' }, orders: [pending, { kind: 'unreachable' }, pending, paid],
  })
  await wizard.settled({ following: 'settled' })
  expect(wizard.context().order?.paymentStatus).toBe('Paid')
  expect(wizard.context().polls).toBe(4)
})

test('the status page proves nothing without a token, or with a foreign one', async () => {
  expect(begin('status', { query: { status: 'success', orderId: 'ORD-1' } }).actor.getSnapshot().value).toEqual({ following: 'unproven' })
  await begin('status', { query: { orderId: 'ORD-1', token: 'x' }, orders: [{ kind: 'refused' }] }).settled({ following: 'unproven' })
})

test('the status page clears the draft, also one that was not checked yet', () => {
  const wizard = begin('choosing')
  fillIn(wizard)
  const saved = JSON.stringify(wizard.context().draft)
  const status = begin('status', { saved, catalogue: 'later' })
  expect(status.context().saved).toBeNull()
  expect(status.context().draft.packageIds).toEqual([])
})

test('trying again after a failure rebuilds the draft under the order\'s key and waits for the visitor to confirm', async () => {
  const wizard = begin('status', {
    query: { status: 'failed', orderId: 'ORD-1', token: 't' }, orders: [{ kind: 'found', order: ORDER }], catalogue: 'later',
  })
  await wizard.settled({ following: 'settled' })
  wizard.actor.send({ type: 'TRY_AGAIN' })
  await wizard.settled({ confirming: 'reviewing' })
  expect(wizard.context().draft).toMatchObject({ key: 'order-key-1', packageIds: [1], testIds: [3], date: '2026-03-05' })
  expect(wizard.requests).toEqual([])
})

test('trying again is not offered for a paid, canceled or unclear order', async () => {
  for (const change of [{ paymentStatus: 'Paid' }, { status: 'Canceled' }, { needsAction: true }] as const) {
    const wizard = begin('status', {
      query: { orderId: 'ORD-1', token: 't' }, orders: [{ kind: 'found', order: { ...ORDER, ...change } }],
    })
    await wizard.settled({ following: 'settled' })
    wizard.actor.send({ type: 'TRY_AGAIN' })
    expect(wizard.actor.getSnapshot().value).toEqual({ following: 'settled' })
  }
})
