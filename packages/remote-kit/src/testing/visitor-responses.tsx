import type {
  CatalogueInShort,
  CatalogueResponse,
  CatalogueWords,
  PackagesResponse,
} from '@homecare/contract/catalogue'
import type { OrderResponse } from '@homecare/contract/orders'
import type { InitiateResponse } from '@homecare/contract/payment'
import type { SlotsResponse } from '@homecare/contract/slots'

const catalogueTest = (
  id: number,
  name: string,
  price: number,
  more: Partial<CatalogueResponse['tests'][number]> = {},
): CatalogueResponse['tests'][number] => ({
  id,
  name,
  price,
  biomarkers: [`${name} marker`],
  specimen: 'Serum',
  fastingHours: 0,
  turnaroundHours: 24,
  synonyms: [],
  tells: `What ${name} tells you.`,
  commonness: 1,
  ...more,
})

/** Small enough to count by hand: package 1 contains tests 1 and 2; test 4 alone costs exactly the minimum. */
export const CATALOGUE_ANSWER: CatalogueResponse = {
  minimum: 300,
  tests: [
    catalogueTest(1, 'Glucose, Fasting', 40, { fastingHours: 8, synonyms: ['sugar'] }),
    catalogueTest(2, 'Lipid Profile', 120, { fastingHours: 12 }),
    catalogueTest(3, 'Vitamin D', 150, { turnaroundHours: 96, synonyms: ['vit d'] }),
    catalogueTest(4, 'Sugar Water Study', 300),
  ],
  packages: [
    {
      id: 1,
      name: 'Basic Health Package I',
      price: 370,
      excisting_price: 470,
      benefits: ['Glucose', 'Lipids'],
      tells: 'A first look at sugar and fats.',
      testIds: [1, 2],
    },
  ],
}

export const CATALOGUE_IN_SHORT_ANSWER: CatalogueInShort = {
  ...CATALOGUE_ANSWER,
  tests: CATALOGUE_ANSWER.tests.map(({ id, name, price, fastingHours, turnaroundHours }) => ({
    ...{ id, name, price, fastingHours, turnaroundHours },
  })),
}

export const CATALOGUE_WORDS_ANSWER: CatalogueWords = {
  tests: CATALOGUE_ANSWER.tests.map(({ id, biomarkers, synonyms, tells, commonness }) => ({
    ...{ id, biomarkers, synonyms, tells, commonness },
  })),
}

export const PACKAGES_ANSWER: PackagesResponse = {
  packages: [
    {
      id: 1,
      path: '/blood-test/basic-health-package-i',
      name: 'Basic Health Package I',
      price: 370,
      excisting_price: 470,
      tells: 'What it tells you.',
      tests: 2,
      fastingHours: 12,
    },
    {
      id: 2,
      path: '/blood-test/basic-health-package-ii',
      name: 'Basic Health Package II',
      price: 690,
      excisting_price: 800,
      tells: 'What it tells you.',
      tests: 9,
      fastingHours: 12,
    },
    {
      id: 4,
      path: '/blood-test/diabetes-and-nephro-package',
      name: 'Diabetes & Nephro Package',
      price: 560,
      excisting_price: 560,
      tells: 'What it tells you.',
      tests: 10,
      fastingHours: 0,
    },
    {
      id: 8,
      path: '/blood-test/a-new-package',
      name: 'A New Package',
      price: 450,
      excisting_price: 450,
      tells: 'What it tells you.',
      tests: 1,
      fastingHours: 0,
    },
  ],
}

/** A day with one full and two free times. */
export const slotsOn = (date: string): SlotsResponse => ({
  date,
  lastDate: '2099-12-31',
  ways: ['whatsapp', 'sms', 'email'],
  slots: [
    { time: '10:00 Am', period: 'Morning', available: false, reason: 'full' },
    { time: '10:30 Am', period: 'Morning', available: true },
    { time: '06:00 Pm', period: 'Evening', available: true },
  ],
})

export const INITIATE_ANSWER: InitiateResponse = {
  success: true,
  orderId: 'ORD-1',
  ccaUrl: 'https://gateway.example/pay',
  merchantId: 'M1',
  accessCode: 'A1',
  encRequest: 'beef',
  token: 't0ken',
}

export const ORDER_ANSWER: OrderResponse = {
  orderId: 'ORD-1',
  status: 'Pending',
  paymentStatus: 'Failed',
  needsAction: false,
  draftKey: 'order-key-1',
  lines: [
    {
      kind: 'package',
      id: 1,
      name: 'Basic Health Package I',
      price: 370,
      person: 0,
      contents: ['Glucose', 'Vitamin B12'],
    },
    { kind: 'test', id: 3, name: 'Vitamin D', price: 150, person: 0, contents: [] },
  ],
  people: ['Mariam Saleh'],
  date: '2026-03-05',
  time: '10:30 Am',
  total: 520,
  paidAt: null,
  trackingId: null,
  failureMessage: 'Declined by the bank',
  paymentReason: 'declined',
  fastingHours: 12,
  notEatenSince: null,
  turnaroundHours: 24,
  refunded: 0,
  emailRefusedAt: null,
  patient: {
    firstName: 'Mariam',
    lastName: 'Saleh',
    email: 'mariam@example.com',
    phone: '050 ••• ••••',
    doorNumber: '12',
    building: 'Palm House',
    landmark: 'Near the park',
    city: 'Dubai',
  },
  home: { kind: null, pin: null },
}
