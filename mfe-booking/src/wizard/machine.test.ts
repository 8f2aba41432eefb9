import { expect, test } from 'vitest'
import { startWizard, fillIn } from '../testing/start-wizard'
import { NO_QUERY, PATIENT } from '../testing/fixture'
import { refusedTestOf } from './state-data'

test('a package leads to the slot, the slot to the patient, the patient to the confirmation', () => {
  const wizard = startWizard('choosing')
  wizard.actor.send({ type: 'BOOK_PACKAGE', packageId: 1 })
  expect(wizard.actor.getSnapshot().value).toBe('slot')
  wizard.actor.send({ type: 'CHOOSE_SLOT', date: '2026-03-05', time: '10:30 Am' })
  expect(wizard.actor.getSnapshot().value).toBe('patient')
  wizard.actor.send({ type: 'SUBMIT_PATIENT', patient: PATIENT })
  expect(wizard.actor.getSnapshot().value).toEqual({ confirming: 'reviewing' })
})

test('a deep link leads to the first step that is missing', () => {
  expect(startWizard('slot').actor.getSnapshot().value).toBe('choosing')
  expect(startWizard('patient').actor.getSnapshot().value).toBe('choosing')
  expect(startWizard('confirming').actor.getSnapshot().value).toBe('choosing')
  const wizard = startWizard('choosing')
  wizard.actor.send({ type: 'ADD_TEST', testId: 3 })
  wizard.actor.send({ type: 'VISIT', step: 'patient', query: NO_QUERY })
  expect(wizard.actor.getSnapshot().value).toBe('slot')
})

test('a confirmation without a date leads to the start, even with tests in the cart', () => {
  const wizard = startWizard('choosing')
  wizard.actor.send({ type: 'ADD_TEST', testId: 3 })
  wizard.actor.send({ type: 'VISIT', step: 'confirming', query: NO_QUERY })
  expect(wizard.actor.getSnapshot().value).toBe('choosing')
})

test('an incomplete patient stays on the patient form', () => {
  const wizard = startWizard('choosing')
  fillIn(wizard)
  wizard.actor.send({ type: 'VISIT', step: 'patient', query: NO_QUERY })
  wizard.actor.send({ type: 'SUBMIT_PATIENT', patient: { ...PATIENT, email: '' } })
  expect(wizard.actor.getSnapshot().value).toBe('patient')
})

test('back and forward through the steps keeps everything', () => {
  const wizard = startWizard('choosing')
  fillIn(wizard)
  const before = wizard.context().draft
  for (const step of ['patient', 'slot', 'choosing', 'slot', 'patient', 'confirming'] as const) {
    wizard.actor.send({ type: 'VISIT', step, query: NO_QUERY })
  }
  expect(wizard.actor.getSnapshot().value).toEqual({ confirming: 'reviewing' })
  expect(wizard.context().draft).toBe(before)
})

test('ticking a test that a chosen package contains is refused with the package named', () => {
  const wizard = startWizard('choosing')
  wizard.actor.send({ type: 'BOOK_PACKAGE', packageId: 1 })
  wizard.actor.send({ type: 'CANCEL' })
  wizard.actor.send({ type: 'ADD_TEST', testId: 2 })
  expect(refusedTestOf(wizard.context())).toEqual({ testId: 2, packageName: 'Basic Health Package I' })
  expect(wizard.context().draft.testIds).toEqual([])
})

test('ticking tests keeps a chosen package, choosing a package keeps other ticked tests', () => {
  const wizard = startWizard('choosing')
  wizard.actor.send({ type: 'ADD_TEST', testId: 3 })
  wizard.actor.send({ type: 'BOOK_PACKAGE', packageId: 1 })
  expect(wizard.context().draft).toMatchObject({ testIds: [3], packageIds: [1] })
})

test('a total of exactly 300.00 can not be confirmed', async () => {
  const wizard = startWizard('choosing')
  wizard.actor.send({ type: 'ADD_TEST', testId: 4 })
  wizard.actor.send({ type: 'VISIT', step: 'slot', query: NO_QUERY })
  wizard.actor.send({ type: 'CHOOSE_SLOT', date: '2026-03-05', time: '10:30 Am' })
  wizard.actor.send({ type: 'SUBMIT_PATIENT', patient: PATIENT })
  wizard.actor.send({ type: 'CONFIRM' })
  expect(wizard.actor.getSnapshot().value).toEqual({ confirming: 'reviewing' })
  wizard.actor.send({ type: 'BACK' })
  expect(wizard.actor.getSnapshot().value).toBe('choosing')
})

test('a restored draft starts no payment, on whatever page it is restored', async () => {
  const wizard = startWizard('choosing')
  fillIn(wizard)
  const saved = JSON.stringify(wizard.context().draft)
  for (const step of ['choosing', 'slot', 'patient', 'confirming', 'payment'] as const) {
    const restored = startWizard(step, { saved, catalogue: 'later' })
    if (step === 'payment') expect(restored.actor.getSnapshot().value).toEqual({ paying: 'sent' })
    else await restored.settled(step === 'confirming' ? { confirming: 'reviewing' } : step)
    expect(restored.requests).toEqual([])
  }
})

test('without a catalogue the wizard loads it, reports a failure, and retries on request', async () => {
  const wizard = startWizard('choosing', { catalogue: 'never' })
  await wizard.settled('unloaded')
  wizard.actor.send({ type: 'RETRY' })
  expect(wizard.actor.getSnapshot().value).toBe('loading')
})
