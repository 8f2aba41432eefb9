import type { OwnBooking } from '@homecare/contract/self-service'
import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'

type Visit = NonNullable<OwnBooking['visit']>

/** A paid booking as its own page loads it, which can be moved. */
export const anOwnBooking = (
  change: Partial<OwnBooking> = {},
  order: Partial<OwnBooking['order']> = {},
): OwnBooking => ({
  version: 3,
  order: { ...ORDER_ANSWER, paymentStatus: 'Paid', failureMessage: null, ...order },
  orderToken: 'order-t0ken',
  visit: null,
  move: 'now',
  cancel: 'request',
  pay: false,
  report: null,
  reportProof: 'digits',
  reports: [],
  tested: [],
  changeRequests: [],
  ...change,
})

/** Amal's visit on Thu 5 Mar 2026 at 7:30 pm in Dubai. */
const AMALS_VISIT: Visit = {
  bookedAt: '2026-03-04T15:00:00Z',
  visitAt: '2026-03-05T15:30:00Z',
  completedAt: null,
  handedOverAt: null,
  nurse: { firstName: 'Amal', licenceNumber: 'DHA-100200' },
  steps: [],
  leavesAt: null,
  gateCodeGiven: false,
}

/** The booking of that visit, once the nurse has left. */
export const onTheDay = (visit: Partial<Visit> = {}, order: Partial<OwnBooking['order']> = {}): OwnBooking =>
  anOwnBooking(
    { move: 'no', cancel: 'no', visit: { ...AMALS_VISIT, ...visit } },
    { date: '2026-03-05', time: '07:30 Pm', ...order },
  )
