import type { CatalogueResponse } from '@homecare/contract/catalogue'
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
      testIds: [1, 2],
    },
  ],
}

/** A day with one full and two free times. */
export const slotsOn = (date: string): SlotsResponse => ({
  date,
  lastDate: '2099-12-31',
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
  patient: {
    firstName: 'Mariam',
    lastName: 'Saleh',
    email: 'mariam@example.com',
    phone: '0501234567',
    doorNumber: '12',
    building: 'Palm House',
    landmark: 'Near the park',
    city: 'Dubai',
  },
}
