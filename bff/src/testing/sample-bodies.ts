import type { CallName } from './staff-request'
import { draftBody } from '@homecare/server/testing/draft'

const request = { fullName: 'Mona Haddad', email: 'mona@example.com', phoneNumber: '0501234567', date: '2026-03-05' }

const nurse = {
  firstName: 'Maya',
  lastName: 'Rahman',
  licenceNumber: 'DHA-100200',
  phoneNumber: '0501234567',
  languages: ['English'],
  areas: ['Deira'],
  hours: [{ weekday: 1, from: 600, to: 1200 }],
}

/** A body that its schema accepts, for every call that takes JSON or a form. */
export const SAMPLE_BODIES: Partial<Record<CallName, Record<string, unknown>>> = {
  requestAppointment: { ...request, service: 'Elderly Care', orderId: 'ORD-9' },
  requestContact: { ...request, service: 'Nurses Visit' },
  initiatePayment: { ...draftBody() },
  paymentResponse: { encResp: 'zz', orderNo: 'ORD-1' },
  paymentNotification: { encResp: 'zz', orderNo: 'ORD-1' },
  reportClientError: {
    message: 'm',
    source: 'script',
    path: '/',
    remote: 'site',
    version: '1',
    token: 't',
    stack: 's',
  },
  moveVisit: { token: 't', version: 1, date: '2026-03-05', time: '10:00 Am' },
  cancelVisit: { token: 't', version: 1 },
  payAgain: { token: 't', date: '2026-03-05', time: '10:00 Am' },
  openDaySheet: { token: 'A'.repeat(32) },
  reportVisitSteps: {
    token: 'A'.repeat(32),
    steps: [
      {
        id: '0198c0de-0000-7000-8000-000000000001',
        bookingId: '0198c0de-0000-7000-8000-000000000002',
        kind: 'arrived',
        at: '2026-03-05T06:00:00Z',
      },
    ],
  },
  login: { userName: 'nobody', password: 'not-the-password' },
  setPassword: { token: 'x'.repeat(43), password: 'a long enough password' },
  changeService: { status: 'Canceled', version: 0, reason: 'Ill', confirmAhead: false },
  changeBloodtest: { status: 'Canceled', version: 1, refundPayment: false, reason: 'Ill', confirmAhead: false },
  staffMoveVisit: { version: 1, date: '2026-03-05', time: '11:00 Am' },
  addServiceNote: { text: 'A note' },
  addBloodtestNote: { text: 'A note' },
  removeFile: { reason: 'Wrong patient' },
  refundPayment: { version: 1, note: 'Refund it' },
  clearAction: { version: 1, note: 'Called them' },
  closeDay: { date: '2026-03-20', reason: 'Holiday' },
  addNurse: { ...nurse },
  changeNurse: { ...nurse, version: 0 },
  addDayOff: { date: '2026-03-20', reason: 'Holiday' },
  setNurseLeave: { leftOn: '2026-03-20' },
  assignNurse: { version: 1, nurseId: null },
  setCapacity: { date: '', time: '10:00 Am', capacity: 1 },
  changeCatalogueItem: { from: { price: 370, active: true }, price: 380, active: true },
  inviteStaff: { userName: 'new@example.com', role: 'admin' },
  changeStaff: { disabled: true },
  staffRollback: { version: '1.0.0', reason: 'Broken' },
  shareDaySheet: { date: '2026-03-05', area: 'Deira', hours: 2 },
  findPatient: { email: 'mona@example.com' },
  exportPatient: { email: 'mona@example.com' },
  erasePatient: { email: 'mona@example.com', reason: 'They asked for it' },
  removeRemote: { name: 'site' },
  rollbackRelease: { name: 'site', version: '1.0.0' },
  reportViews: { views: [{ name: 'site', version: '1.0.0', count: 1 }] },
}
