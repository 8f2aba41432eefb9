import { providerProfile } from '@homecare/contract/profile'
import type { OrderAnswer } from '@homecare/contract/orders'
import profileJson from '../../data/provider-profile.json'
import { bookingCanceled } from './booking-canceled'
import { bookingConfirmed } from './booking-confirmed'
import { bookingMoved } from './booking-moved'
import type { MailContent, RequestMail } from './content'
import { needsAction } from './needs-action'
import { paymentFailed } from './payment-failed'
import { refundDone } from './refund-done'
import { requestCanceled } from './request-canceled'
import { requestReceived } from './request-received'
import { staffAsk } from './staff-ask'
import { staffBooking } from './staff-booking'
import { staffMoved } from './staff-moved'
import { staffRequest } from './staff-request'
import { visitReminder } from './visit-reminder'

export const PROFILE = providerProfile.parse(profileJson)
export const NOW = new Date('2026-03-01T09:00:00Z')
export const SENDER = { profile: PROFILE, publicUrl: 'https://ghafhomecare.example' }

export const ORDER: OrderAnswer = {
  orderId: 'ORD-1767225600000',
  status: 'Pending',
  paymentStatus: 'Paid',
  needsAction: false,
  draftKey: 'draft-0001',
  lines: [
    { kind: 'package', id: 3, name: 'Comprehensive Health Package', price: 750 },
    { kind: 'test', id: 12, name: 'Vitamin D, 25-Hydroxy', price: 166 },
    { kind: 'test', id: 31, name: 'Ferritin', price: 200 },
  ],
  date: '2026-03-03',
  time: '10:30 Am',
  total: 1116,
  trackingId: '112233445566',
  failureMessage: null,
  paymentReason: null,
  fastingHours: 12,
  turnaroundHours: 72,
  patient: {
    firstName: 'Mariam',
    lastName: 'Al Suwaidi',
    email: 'mariam@example.com',
    phone: '971501234567',
    doorNo: '1204',
    buildingName: 'Marina Gate 2',
    landMark: 'Next to the tram stop',
    city: 'Dubai',
  },
}

export const REQUEST: RequestMail['request'] = {
  id: '0198c0de-0000-7000-8000-000000000001',
  orderId: 'ORD-1767225600001',
  kind: 'appointment',
  fullName: 'Omar Haddad',
  email: 'omar@example.com',
  phoneNumber: '971509876543',
  date: '2026-03-05',
  pastDate: false,
  service: 'Elderly Care',
}

/** Every mail of the house, made of one order and one request: what tests and previews look at. */
export async function everyMail(
  order: OrderAnswer = ORDER,
  request: RequestMail['request'] = REQUEST,
): Promise<Record<string, MailContent>> {
  const mail = { ...SENDER, order, token: 'sample-token' }
  const staff = { ...SENDER, order, bookingId: '0198c0de-0000-7000-8000-000000000002' }
  const about = { ...SENDER, request }
  return {
    'request-received': requestReceived(about),
    'staff-request': staffRequest(about),
    'request-canceled': requestCanceled(about),
    'booking-confirmed': await bookingConfirmed({ ...mail, now: NOW, sequence: 1 }),
    'staff-booking': await staffBooking({ ...staff, now: NOW, sequence: 1 }),
    'payment-failed': paymentFailed({ ...mail, order: { ...mail.order, paymentReason: 'declined' } }),
    'booking-canceled': bookingCanceled({ ...mail, refund: 'asked', now: NOW, sequence: 1 }),
    'booking-moved': bookingMoved({ ...mail, now: NOW, sequence: 2 }),
    'staff-moved': staffMoved({ ...staff, now: NOW, sequence: 2 }),
    'staff-ask-move': staffAsk({ ...staff, ask: { kind: 'move', date: '2026-03-04', time: '06:00 Pm' } }),
    'staff-ask-cancel': staffAsk({ ...staff, ask: { kind: 'cancel', date: null, time: null } }),
    'refund-done': refundDone({ ...mail, amountFils: 111_600, reference: order.trackingId, because: 'canceled' }),
    'visit-reminder': visitReminder(mail),
    'needs-action': needsAction({ ...staff, reason: 'paid-slot-gone' }),
  }
}
