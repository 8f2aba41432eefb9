import type { StatementFinding } from '../generated/prisma/client'
import { statementEmail } from './statement'
import { providerProfile } from '@homecare/contract/profile'
import { profileIn } from '@homecare/contract/profile-in'
import type { OrderResponse } from '@homecare/contract/orders'
import { createPdfFonts } from '../pdf/pdf-fonts'
import { receiptPdf } from '../pdf/receipt-pdf'
import profileJson from '../../data/provider-profile.json' with { type: 'json' }
import { alarmEmail } from './alarm'
import { staffLink } from './staff-link'
import { staffSecurity } from './staff-security'
import { holdCodeEmail } from './hold-code'
import { signInCodeEmail } from './sign-in-code'
import { bookingCanceled } from './booking-canceled'
import { bookingConfirmed } from './booking-confirmed'
import { bookingMoved } from './booking-moved'
import { changeRequested } from './change-requested'
import type { EmailContent, RequestEmail } from './content'
import { needsAction } from './needs-action'
import { payLink } from './pay-link'
import { paymentFailed } from './payment-failed'
import { quoteEmails } from './quote-samples.fixture'
import { refundDone } from './refund-done'
import { reportLocked, reportOpened, reportReady, reportReminder, reportWithdrawn } from './report-emails'
import { callMissed, requestCanceled, requestReceived, staffRequest } from './request-emails'
import { staffChangeRequest, staffBooking, staffMoved } from './staff-booking-emails'
import { nobodyThere, nurseKnown, nurseOnTheWay } from './visit-step-emails'
import type { Locale } from '@homecare/domain/locales'
import { hiddenPhone } from '@homecare/domain/patient'
import { slotStart } from '@homecare/domain/slots'
import { visitTimeline, type VisitFacts } from '@homecare/domain/visit-timeline'
import { formLink } from './form-link'
import { visitReminder } from './visit-reminder'

const FINDING: StatementFinding = {
  id: '0198',
  key: 'unknown-order:306003',
  kind: 'unknown-order',
  checkId: '0198',
  orderNo: 'ORD-1767225600000',
  referenceNo: '306003',
  gatewayStatus: 'Shipped',
  gatewayAmount: 'AED 370.00',
  gatewayAt: null,
  attemptId: null,
  foundAt: new Date('2026-11-25T00:00:00Z'),
  settledAt: null,
  settledBy: null,
  note: null,
}

export const PROFILE = providerProfile.parse(profileJson)
export const FONTS = createPdfFonts()
export const NOW = new Date('2026-03-01T09:00:00Z')
export const SENDER = { profile: PROFILE, publicUrl: 'https://ghafhomecare.example', locale: 'en' } as const

const FERRITIN: OrderResponse['lines'][number] = {
  kind: 'test',
  id: 31,
  name: 'Ferritin',
  price: 200,
  person: 0,
  contents: [],
}

export const ORDER: OrderResponse = {
  orderId: 'ORD-1767225600000',
  status: 'Pending',
  paymentStatus: 'Paid',
  needsAction: false,
  draftKey: 'draft-0001',
  lines: [
    {
      kind: 'package',
      id: 3,
      name: 'Comprehensive Health Package',
      price: 750,
      person: 0,
      contents: ['Glucose', 'HbA1c', 'Lipid Profile'],
    },
    { kind: 'test', id: 12, name: 'Vitamin D, 25-Hydroxy', price: 166, person: 0, contents: [] },
    FERRITIN,
  ],
  people: ['Mariam Al Suwaidi'],
  date: '2026-03-03',
  time: '10:30 Am',
  total: 1116,
  paidAt: '2026-03-01T08:41:00.000Z',
  trackingId: '112233445566',
  failureMessage: null,
  paymentReason: null,
  fastingHours: 12,
  notEatenSince: null,
  turnaroundHours: 72,
  refunded: 0,
  emailRefusedAt: null,
  patient: {
    firstName: 'Mariam',
    lastName: 'Al Suwaidi',
    email: 'mariam@example.com',
    phone: hiddenPhone('971501234567'),
    doorNumber: '1204',
    building: 'Marina Gate 2',
    landmark: 'Next to the tram stop',
    city: 'Dubai',
  },
  home: { kind: null, pin: null },
}

const NURSE = { firstName: 'Maya', lastName: 'Rahman', licenceNumber: 'DHA-100200' }

export const REQUEST: RequestEmail['request'] = {
  id: '0198c0de-0000-7000-8000-000000000001',
  orderId: 'ORD-1767225600001',
  kind: 'appointment',
  fullName: 'Omar Haddad',
  email: 'omar@example.com',
  phoneNumber: '971509876543',
  date: '2026-03-05',
  pastDate: false,
  service: 'Elderly Care',
  locale: 'en',
}

const HOUR_MS = 3_600_000
const VISIT_AT = slotStart(ORDER.date, ORDER.time)
const afterVisit = (hours: number) => new Date(VISIT_AT.getTime() + hours * HOUR_MS)

/** The timeline of the sample's visit. */
export const timelineAt = (now: Date, more: Partial<VisitFacts> = {}) =>
  visitTimeline({
    ...{
      bookedAt: NOW,
      visitAt: VISIT_AT,
      steps: [],
      completedAt: null,
      handedOverAt: null,
      turnaroundHours: ORDER.turnaroundHours,
    },
    ...{ reports: { expected: 1, here: 0, completeAt: null }, now },
    ...more,
  })

const SET_OFF = timelineAt(afterVisit(-0.5), { steps: [{ kind: 'onTheWay', at: afterVisit(-0.5) }] })
const SET_OFF_LATE = timelineAt(afterVisit(0.75), { steps: [{ kind: 'onTheWay', at: afterVisit(0.75) }] })
const REPORTED = timelineAt(afterVisit(40), {
  steps: [
    { kind: 'onTheWay', at: afterVisit(-0.5) },
    { kind: 'arrived', at: afterVisit(0.1) },
    { kind: 'sampleTaken', at: afterVisit(0.3) },
  ],
  reports: { expected: 1, here: 1, completeAt: afterVisit(39) },
})

const REPORTED_IN_PART = timelineAt(afterVisit(40), {
  steps: [{ kind: 'sampleTaken', at: afterVisit(0.3) }],
  reports: { expected: 3, here: 2, completeAt: null },
})

/** The same visit with two children, who have a test each. */
export const familyOf = (order: OrderResponse): OrderResponse => ({
  ...order,
  people: [...order.people, 'Lina Haddad', 'Adam Haddad'],
  lines: [...order.lines, ...[1, 2].map((person) => ({ ...FERRITIN, person }))],
})

/** A visit that the mother booked for her daughter only. */
export const childOf = (order: OrderResponse): OrderResponse => ({
  ...order,
  people: [...order.people, 'Lina Haddad'],
  lines: order.lines.map((line) => ({ ...line, person: 1 })),
})

/** Every email, made from one booking and one request, for tests and previews. */
export async function everyEmail(
  order: OrderResponse = ORDER,
  request: RequestEmail['request'] = REQUEST,
  { withReceipt = true, locale = 'en' }: { withReceipt?: boolean; locale?: Locale } = {},
): Promise<Record<string, EmailContent>> {
  const receipt = withReceipt
    ? await receiptPdf({ order, profile: profileIn(PROFILE, locale), fonts: FONTS, locale })
    : null
  const sender = { ...SENDER, profile: profileIn(PROFILE, locale), locale }
  const mail = {
    ...{ ...sender, order, token: 'sample-token', now: NOW, sequence: 1, receipt, timeline: timelineAt(NOW) },
    // As the real data are made: also what only the emails to staff may use.
    ...{ bookingId: '0198c0de-0000-7000-8000-000000000002', phoneNumber: request.phoneNumber },
  }
  const staff = { ...mail, ...SENDER }
  const about = { ...sender, request }
  return {
    'request-received': requestReceived(about),
    'staff-request': staffRequest({ ...about, ...SENDER }),
    'request-canceled': requestCanceled(about),
    'call-missed': callMissed(about),
    ...quoteEmails(sender, { ...request, now: NOW }),
    'booking-confirmed': bookingConfirmed(mail),
    'staff-booking': staffBooking(staff),
    'pay-link': payLink({
      ...mail,
      order: { ...mail.order, paymentStatus: 'Unpaid', trackingId: null },
      url: `${SENDER.publicUrl}/pay?orderId=${order.orderId}&token=sample-token`,
      heldUntil: new Date(NOW.getTime() + 3_600_000),
    }),
    'payment-failed': paymentFailed({ ...mail, order: { ...mail.order, paymentReason: 'declined' } }),
    'booking-canceled': bookingCanceled({ ...mail, refund: 'requested', earlierFils: 0 }),
    'booking-moved': bookingMoved({ ...mail, sequence: 2 }),
    'staff-moved': staffMoved({ ...staff, sequence: 2, nurse: NURSE }),
    'staff-moved-open': staffMoved({ ...staff, sequence: 2, nurse: null }),
    'staff-change-request-move': staffChangeRequest({
      ...staff,
      change: { kind: 'move', date: '2026-03-04', time: '06:00 Pm' },
    }),
    'staff-change-request-cancel': staffChangeRequest({ ...staff, change: { kind: 'cancel', date: null, time: null } }),
    'cancel-requested': changeRequested({ ...mail, change: { kind: 'cancel', date: null, time: null } }),
    'move-requested': changeRequested({ ...mail, change: { kind: 'move', date: '2026-03-04', time: '06:00 Pm' } }),
    'refund-done': refundDone({
      ...{ ...mail, amountFils: 111_600, reference: order.trackingId, because: 'canceled' },
      soFar: { backFils: 111_600, paidFils: 111_600 },
    }),
    'part-refunded': refundDone({
      ...{ ...mail, amountFils: 12_000, reference: order.trackingId, because: 'part' },
      soFar: { backFils: 12_000, paidFils: 111_600 },
    }),
    'visit-reminder': visitReminder({ ...mail, nurse: NURSE }),
    'nurse-on-the-way': nurseOnTheWay({ ...mail, nurse: NURSE, timeline: SET_OFF }),
    'nurse-late': nurseOnTheWay({ ...mail, nurse: NURSE, timeline: SET_OFF_LATE }),
    'form-link': formLink(mail),
    'nurse-known': nurseKnown({ ...mail, nurse: NURSE }),
    'nobody-there': nobodyThere({ ...mail, at: NOW }),
    'report-ready': reportReady({
      ...mail,
      person: 0,
      releasedAt: afterVisit(39),
      corrected: false,
      readers: [],
      timeline: REPORTED,
    }),
    'report-late': reportReady({
      ...mail,
      person: 0,
      releasedAt: afterVisit(200),
      corrected: false,
      readers: [],
      timeline: REPORTED,
    }),
    'report-corrected': reportReady({
      ...mail,
      person: 0,
      releasedAt: NOW,
      corrected: true,
      readers: [request.fullName],
    }),
    'report-of-a-child': reportReady({
      ...{ ...mail, order: familyOf(order) },
      ...{ person: 1, releasedAt: afterVisit(39), corrected: false, readers: [], timeline: REPORTED_IN_PART },
    }),
    'report-of-the-only-child': reportReady({
      ...{ ...mail, order: childOf(order) },
      ...{ person: 1, releasedAt: afterVisit(39), corrected: false, readers: [], timeline: REPORTED },
    }),
    'confirmed-for-a-child': bookingConfirmed({ ...mail, order: childOf(order) }),
    'confirmed-for-a-family': bookingConfirmed({ ...mail, order: familyOf(order) }),
    'report-reminder': reportReminder({ ...mail, person: 0, releasedAt: NOW, corrected: false, readers: [] }),
    'report-withdrawn': reportWithdrawn({ ...mail, person: 0, readers: [request.fullName] }),
    'report-opened': reportOpened({ ...mail, person: 0, recipient: request.fullName, openedAt: NOW }),
    'report-locked': reportLocked({ ...mail, person: 0, recipient: request.fullName }),
    'needs-action': needsAction({ ...staff, reason: 'paid-slot-gone' }),
    statement: statementEmail({ ...staff, open: 12, findings: [FINDING] }),
    'hold-code': holdCodeEmail({ ...sender, code: '123456' }),
    'sign-in-code': signInCodeEmail({ ...sender, code: '123456' }),
    'staff-invitation': staffLink({
      ...SENDER,
      purpose: 'invite',
      role: 'coordinator',
      url: `${SENDER.publicUrl}/login`,
    }),
    'staff-security': staffSecurity({ ...SENDER, event: 'passkey added', at: NOW }),
    'staff-alarm-booking': alarmEmail({
      ...{ ...SENDER, kind: 'nurse-late', subject: '', text: 'The nurse is late' },
      booking: { id: mail.bookingId, orderId: order.orderId },
    }),
    'staff-alarm-audit': alarmEmail({
      ...{ ...SENDER, kind: 'audit-history', subject: '', text: 'Entry 12 was changed', booking: null },
    }),
  }
}
