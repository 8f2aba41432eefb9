import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { getShortestPaths } from 'xstate/graph'
import { patientReasons } from '@homecare/domain/patient'
import { expect, test } from 'vitest'
import { draftToCheck, isConfirmable, linesOf } from './cart-updates'
import type { WizardEvent } from './context'
import { wizardMachine } from './machine'
import { STEPS } from './steps'
import { NO_QUERY, PATIENT, wizardInput } from '../testing/fixture'

const visits = STEPS.map((step) => ({
  type: 'VISIT' as const,
  step,
  query: { ...NO_QUERY, orderId: 'ORD-1', token: 't' },
}))
const done = (id: string, output: unknown) =>
  ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as unknown as WizardEvent

const EVENTS: WizardEvent[] = [
  { type: 'START', step: 'choosing', query: NO_QUERY, saved: null, lastOrder: null },
  ...visits,
  { type: 'ADD_TEST', testId: 4 },
  { type: 'BOOK_PACKAGE', packageId: 1 },
  { type: 'REMOVE_PACKAGE', packageId: 1 },
  { type: 'CHOOSE_SLOT', date: '2026-03-05', time: '10:30 Am' },
  { type: 'CANCEL' },
  { type: 'SUBMIT_PATIENT', patient: { firstName: 'Only' } },
  { type: 'SUBMIT_PATIENT', patient: PATIENT },
  { type: 'CONFIRM' },
  { type: 'BACK' },
  { type: 'RETURNED' },
  { type: 'TRY_AGAIN' },
  done('initiatePayment', {
    type: 'PAYMENT_READY',
    gatewayRequest: {
      orderId: 'ORD-1',
      token: 't',
      ccaUrl: 'https://g.example',
      merchantId: '1',
      accessCode: 'a',
      encRequest: 'f',
    },
  }),
  done('initiatePayment', { type: 'SLOT_LOST', lostSlot: { full: true, alternatives: [] } }),
  done('initiatePayment', {
    type: 'SLOT_LOST',
    lostSlot: { full: true, alternatives: [{ date: '2026-03-05', time: '11:00 Am' }] },
  }),
  { type: 'TAKE_SLOT', slot: { date: '2026-03-05', time: '11:00 Am' } },
  done('initiatePayment', { type: 'PAYMENT_NOT_STARTED', reason: 'unavailable' }),
  done('loadOrder', { type: 'ORDER_FOUND', order: ORDER_ANSWER }),
]

type Snapshot = ReturnType<typeof wizardMachine.getInitialSnapshot>

/** Two snapshots are equal when state and content agree; keys and counters don't matter. */
const stateKey = ({ value, context }: Snapshot) => {
  const { draft, frozen, stateData } = context
  return JSON.stringify([
    value,
    draft.testIds,
    draft.packageIds,
    draft.date,
    draft.time,
    Object.keys(draft.patient).length,
    stateData?.state,
    stateData?.state === 'following' && stateData.order !== null,
    frozen?.key === draft.key,
  ])
}

const paths = getShortestPaths(wizardMachine, {
  input: wizardInput(),
  events: EVENTS,
  serializeState: (state) => stateKey(state),
  serializeEvent: (event) => JSON.stringify(event),
  limit: 20_000,
})
const reachedStates = paths.flatMap((path) => path.steps.map((step) => step.state).concat(path.state))

test('every state can be reached by what visitors and servers do', () => {
  const reached = new Set(reachedStates.map((state) => JSON.stringify(state.value)))
  for (const value of [
    'choosing',
    'slot',
    'patient',
    { confirming: 'reviewing' },
    { confirming: 'initiating' },
    { paying: 'sending' },
    { paying: 'sent' },
    { following: 'asking' },
    { following: 'settled' },
  ]) {
    expect(reached).toContain(JSON.stringify(value))
  }
})

test('no step is shown before the steps that it needs are complete', () => {
  expect.hasAssertions()
  for (const { value, context } of reachedStates) {
    const step = typeof value === 'string' ? value : Object.keys(value)[0]
    if (step === 'slot' || step === 'patient' || step === 'confirming')
      expect(linesOf(context).length).toBeGreaterThan(0)
    if (step === 'patient' || step === 'confirming')
      expect([context.draft.date, context.draft.time]).not.toContain(null)
    if (step === 'confirming') expect(patientReasons(draftToCheck(context).patient)).toEqual({})
  }
})

test('no payment starts for a booking that is not bookable, or without a click on Confirm', () => {
  for (const path of paths) {
    const state = path.state
    if (!state.matches({ confirming: 'initiating' })) continue
    expect(isConfirmable(state.context)).toBe(true)
    expect(path.steps.at(-1)?.event.type).toBe('CONFIRM')
  }
})

test('after the redirect to the gateway and on the status page the draft is empty, whatever came before', () => {
  for (const { value, context } of reachedStates) {
    if (typeof value === 'object' && (('paying' in value && value.paying === 'sending') || 'following' in value)) {
      expect(linesOf(context)).toEqual([])
      expect(context.draft.patient).toEqual({})
    }
  }
})
