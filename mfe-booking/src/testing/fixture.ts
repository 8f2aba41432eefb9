import type { CatalogueAnswer } from '@homecare/contract/catalogue'
import type { Patient } from '@homecare/domain/patient'
import type { Host } from '@homecare/federation/contract'
import type { OrderAnswer } from '@homecare/contract/orders'
import type { Offer, StatusQuery, WizardInput } from '../wizard/context'

const test = (
  id: number,
  name: string,
  priceFils: number,
  more: { fastingHours?: number; turnaroundHours?: number; synonyms?: string[] } = {},
) => ({
  id,
  name,
  priceFils,
  biomarkers: [`${name} marker`],
  specimen: 'Serum',
  fastingHours: 0,
  turnaroundHours: 24,
  synonyms: [],
  ...more,
})

/** Small enough to count by hand: package 1 contains tests 1 and 2; test 4 alone costs exactly the minimum. */
export const CATALOGUE: Offer = {
  minimumFils: 30_000,
  tests: [
    test(1, 'Glucose, Fasting', 4_000, { fastingHours: 8, synonyms: ['sugar'] }),
    test(2, 'Lipid Profile', 12_000, { fastingHours: 12 }),
    test(3, 'Vitamin D', 15_000, { turnaroundHours: 96, synonyms: ['vit d'] }),
    test(4, 'Sugar Water Study', 30_000),
  ],
  packages: [
    {
      id: 1,
      name: 'Basic Health Package I',
      priceFils: 37_000,
      wasFils: 47_000,
      benefits: ['Glucose', 'Lipids'],
      testIds: [1, 2],
    },
  ],
}

export const PATIENT: Patient = {
  firstName: 'Mariam',
  lastName: 'Saleh',
  email: 'mariam@example.com',
  phone: '0501234567',
  doorNo: '12',
  buildingName: 'Palm House',
  landMark: 'Near the park',
  city: 'Dubai',
}

/** 09:00 in Dubai on Tuesday, 3 March 2026. */
export const NOW = new Date('2026-03-03T05:00:00Z')

export const NO_QUERY: StatusQuery = { status: null, orderId: null, trackingId: null, reason: null, token: null }

/** Keys that count up, so that a test can see when a draft got another one. */
export function wizardInput(catalogue: Offer | null = CATALOGUE): WizardInput {
  let count = 0
  return { catalogue, now: () => NOW, newKey: () => `key-${String(++count).padStart(4, '0')}` }
}

export const ORDER: OrderAnswer = {
  orderId: 'ORD-1',
  status: 'Pending',
  paymentStatus: 'Failed',
  needsAction: false,
  draftKey: 'order-key-1',
  lines: [
    { kind: 'package', id: 1, name: 'Basic Health Package I', price: 370 },
    { kind: 'test', id: 3, name: 'Vitamin D', price: 150 },
  ],
  date: '2026-03-05',
  time: '10:30 Am',
  total: 520,
  trackingId: null,
  failureMessage: 'Declined by the bank',
  paymentReason: 'declined',
  fastingHours: 12,
  turnaroundHours: 24,
  patient: PATIENT,
}

/** The same catalogue as the API sends it. */
export const CATALOGUE_ANSWER: CatalogueAnswer = {
  minimum: 300,
  tests: CATALOGUE.tests.map(({ priceFils, ...item }) => ({ ...item, price: priceFils / 100 })),
  packages: CATALOGUE.packages.map(({ priceFils, wasFils, ...pack }) => ({
    ...pack,
    price: priceFils / 100,
    excisting_price: wasFils / 100,
  })),
}

/** `composed` of a host: the page that declares the catalogue has it. */
export const composedFor =
  (path: string): Host['composed'] =>
  (name) =>
    name === '/api/catalogue' && path === '/bookbloodtest' ? CATALOGUE_ANSWER : undefined
