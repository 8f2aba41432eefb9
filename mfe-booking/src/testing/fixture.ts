import { DRAFT_VERSION, type Draft } from '../wizard/draft'
import type { Patient } from '@homecare/domain/patient'
import type { Host } from '@homecare/federation/contract'
import { CATALOGUE_IN_SHORT_ANSWER, ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { wizardCatalogueFrom } from '../api/catalogue'
import type { WizardCatalogue, StatusQuery, WizardInput } from '../wizard/context'

/** Small enough to count by hand: package 1 contains tests 1 and 2; test 4 alone costs exactly the minimum. */
export const CATALOGUE: WizardCatalogue = wizardCatalogueFrom(CATALOGUE_IN_SHORT_ANSWER)

export const PATIENT: Patient = { ...ORDER_ANSWER.patient, phone: '0501234567' }

/** 09:00 in Dubai on Tuesday, 3 March 2026. */
export const NOW = new Date('2026-03-03T05:00:00Z')

export const NO_QUERY: StatusQuery = { status: null, orderId: null, trackingId: null, reason: null, token: null }

/** Keys that count up, so that a test can see when a draft got another one. */
export function wizardInput(catalogue: WizardCatalogue | null = CATALOGUE): WizardInput {
  let count = 0
  return { catalogue, now: () => NOW, newKey: () => `key-${String(++count).padStart(4, '0')}` }
}

/** `composed` of a host: the page that declares the catalogue has it. */
export const composedFor =
  (path: string): Host['composed'] =>
  (name) =>
    name === '/api/catalogue-in-short' && path === '/bookbloodtest' ? CATALOGUE_IN_SHORT_ANSWER : undefined

/** A package and a test for the patient alone, with a time. */
export const DRAFT = {
  version: DRAFT_VERSION,
  key: 'draft-key-1',
  testIds: [3],
  packageIds: [1],
  date: '2026-03-05',
  time: '10:30 Am',
  patient: PATIENT,
  without: [],
  others: [],
} as const satisfies Draft
