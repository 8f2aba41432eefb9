// The steps after the choice of tests are one file: who has reached one goes through all of them.
export { Confirm } from './confirm/confirm'
export { PatientDetails } from './patient-details/patient-details'
export { PaymentStatusPage } from './payment-status/payment-status'
export { Payment } from './payment/payment'
export { SelectSlot } from './select-slot/select-slot'
// What the wizard does once a booking is begun.
export { loadOrder } from '../api/orders'
export { initiatePayment } from '../api/payment'
export { keepDraft } from '../wizard/keep-draft'
