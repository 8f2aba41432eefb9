import fc from 'fast-check'
import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import { cartLines } from '@homecare/domain/cart'
import { CATALOGUE, NO_QUERY, PATIENT, wizardInput } from '../testing/fixture'
import type { InitiateOutcome, OrderOutcome, WizardCatalogue, OrderRef, PaymentRequest, WizardEvent } from './context'
import { sameContent, type Draft } from './draft'
import { wizardMachine } from './machine'
import { readDraft } from './read-draft'
import { revalidateDraft } from './revalidate-draft'
import { STEPS } from './steps'

const never = () => new Promise<never>(() => {})

const testId = fc.constantFrom(1, 2, 3, 4, 66)
const packageId = fc.constantFrom(1, 99)
const patient = fc
  .subarray(Object.entries(PATIENT))
  .map((fields) => Object.fromEntries(fields) as Partial<typeof PATIENT>)

/** Anything that a visitor can do, in any order, whether the screen offers it or not. */
const visitor: fc.Arbitrary<WizardEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('ADD_TEST' as const, 'REMOVE_TEST' as const), testId }),
  fc.record({ type: fc.constantFrom('BOOK_PACKAGE' as const, 'REMOVE_PACKAGE' as const), packageId }),
  fc.record({
    type: fc.constant('VISIT' as const),
    step: fc.constantFrom(...STEPS),
    query: fc.constant(NO_QUERY),
  }),
  fc.record({
    type: fc.constant('CHOOSE_SLOT' as const),
    date: fc.constant('2026-03-05'),
    time: fc.constantFrom('10:30 Am', '06:00 Pm'),
  }),
  fc.record({
    type: fc.constant('SUBMIT_PATIENT' as const),
    patient: fc.oneof(patient, fc.constant(PATIENT)),
  }),
  fc.record({
    type: fc.constant('CHANGE_DETAILS' as const),
    details: fc.record(
      {
        patient: fc.oneof(patient, fc.constant(PATIENT)),
        home: fc.record({
          kind: fc.constantFrom('flat', 'villa', null),
          pin: fc.constantFrom('25.2048,55.2708', null),
        }),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.constantFrom<WizardEvent>(
    { type: 'CANCEL' },
    { type: 'BACK' },
    { type: 'CONFIRM' },
    { type: 'DISMISS_NOTES' },
    { type: 'RETURNED' },
  ),
)

function walk(events: readonly WizardEvent[], look: (draft: Draft, before: Draft) => void) {
  const machine = wizardMachine.provide({
    actors: {
      loadCatalogue: fromPromise<WizardCatalogue>(never),
      initiatePayment: fromPromise<InitiateOutcome, PaymentRequest>(never),
      loadOrder: fromPromise<OrderOutcome, OrderRef>(never),
    },
  })
  const actor = createActor(machine, { input: wizardInput() }).start()
  actor.send({ type: 'START', step: 'choosing', query: NO_QUERY, saved: null, lastOrder: null })
  for (const event of events) {
    const before = actor.getSnapshot().context.draft
    actor.send(event)
    look(actor.getSnapshot().context.draft, before)
  }
  actor.stop()
}

const forAllVisits = (look: (draft: Draft, before: Draft) => void) =>
  fc.assert(
    fc.property(fc.array(visitor, { maxLength: 40 }), (events) => walk(events, look)),
    { numRuns: 300 },
  )

test('the key changes when the content does; while the content stays the key stays', () => {
  forAllVisits((draft, before) => {
    if (!sameContent(draft, before)) expect(draft.key).not.toBe(before.key)
    else if (draft.key !== before.key) expect(cartLines(CATALOGUE, draft)).toEqual([])
  })
})

test('whatever a visitor does, nothing is charged twice and every line is on offer', () => {
  forAllVisits((draft) => {
    const lines = cartLines(CATALOGUE, draft)
    expect(lines).toHaveLength(draft.testIds.length + draft.packageIds.length)
    expect(new Set(lines.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(lines.length)
  })
})

test('every draft that a visitor can make survives a reload as it is', () => {
  forAllVisits((draft) => {
    const { catalogue, newKey, now } = wizardInput()
    if (!catalogue || (draft.date === null) !== (draft.time === null)) return
    const read = readDraft(JSON.stringify(draft), newKey)
    expect(read).toEqual({ draft, notes: [] })
    expect(revalidateDraft(read.draft, { catalogue, newKey, now: now() })).toEqual({ draft, notes: [] })
  })
})
