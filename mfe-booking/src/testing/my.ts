import type { My, MyPerson, MyVisit } from '@homecare/contract/my'
import { addDays } from '@homecare/domain/dates'
import { TOMORROW } from './render-booking'

/** A paid visit of tomorrow, which can be moved. */
export const aVisit = (change: Partial<MyVisit> = {}): MyVisit => ({
  orderId: 'ORD-1',
  token: 't0ken',
  orderToken: 'order-t0ken',
  status: 'Pending',
  paymentStatus: 'Paid',
  needsAction: false,
  date: TOMORROW,
  time: '10:30 Am',
  total: 370,
  people: ['Mariam Saleh'],
  items: [{ kind: 'package', id: 1, name: 'Basic Health Package I' }],
  move: true,
  cancel: true,
  pay: false,
  reports: [],
  familyId: null,
  ...change,
})

/** A visit of last week with a report. */
export const aPastVisit = (change: Partial<MyVisit> = {}): MyVisit =>
  aVisit({
    orderId: 'ORD-2',
    status: 'Completed',
    date: addDays(TOMORROW, -8),
    people: ['Omar Saleh'],
    move: false,
    cancel: false,
    reports: [{ person: 0, name: 'Omar Saleh', releasedAt: `${addDays(TOMORROW, -6)}T08:00:00.000Z` }],
    ...change,
  })

export const aPerson = (change: Partial<MyPerson> = {}): MyPerson => ({
  fullName: 'Mariam Saleh',
  email: 'mariam@example.com',
  doorNumber: '1204',
  building: 'Palm House',
  landmark: 'Opposite the park',
  city: 'Dubai',
  homeKind: 'flat',
  lastItems: [{ kind: 'package', id: 1, name: 'Basic Health Package I' }],
  familyId: null,
  ...change,
})

/** The page of the phone 050 123 4567. */
export const aMy = (change: Partial<My> = {}): My => ({
  phoneNumber: '+971501234567',
  contactBy: 'whatsapp',
  ways: ['whatsapp', 'sms', 'email'],
  visits: [aVisit(), aPastVisit()],
  requests: [],
  people: [aPerson()],
  family: [],
  sessions: [{ id: 'session-1', device: 'Chrome, Android', lastSeenAt: '2026-03-03T05:00:00.000Z', isThis: true }],
  ...change,
})
