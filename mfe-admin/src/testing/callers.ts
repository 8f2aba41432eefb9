import type { StaffPayLink } from '@homecare/contract/callers'
import { dubaiDate } from '@homecare/domain/dates'
import { SLOTS } from '@homecare/domain/slots'
import type { CallerDraft } from '../pages/new-booking/caller-draft'

export const TODAY = dubaiDate(new Date())
export const DETAILS = { doorNumber: '12', building: 'Sunrise Tower', landmark: 'Park', city: 'Dubai' }
export const catalogue = (price = 370) => ({
  tests: [],
  packages: [
    { id: 1, name: 'Basic Package', price, excisting_price: price, benefits: [], tells: 'A look.', testIds: [] },
  ],
  minimum: 300,
})
export const day = (reason?: 'full' | 'closed') =>
  SLOTS.map(({ time, period }) => ({ time, period, available: !reason, ...(reason && { reason }) }))
export const HELD_UNTIL = new Date(Date.now() + 600_000).toISOString()
export const link = (more: Partial<StaffPayLink> = {}): StaffPayLink => ({
  bookingId: 'booking-1',
  version: 0,
  orderId: 'ORD-1',
  url: 'https://care.example/pay?orderId=ORD-1&token=t',
  state: 'held',
  heldUntil: HELD_UNTIL,
  fullName: 'Mona Haddad',
  email: 'mona@example.com',
  contactBy: 'email',
  phoneNumber: '0501234567',
  date: TODAY,
  time: '10:00 Am',
  total: 370,
  chatText:
    'Hello Mona, please pay AED 370.00 by card on this page to book it: https://care.example/pay?orderId=ORD-1&token=t',
  ...more,
})

/** What staff have entered of a call. */
export const callerDraft = (more: Partial<CallerDraft>): CallerDraft => ({
  ...{ callId: 'call-1', kind: 'booking', cart: { testIds: [], packageIds: [1] }, without: [], others: [] },
  ...{ slot: { date: TODAY, time: SLOTS[0]?.time ?? '' }, heldUntil: null, details: {}, homeKind: null, done: null },
  ...more,
})
