import type { JobName } from '@homecare/contract/jobs'
import type { JobDefinition } from './job'
import { anchorAuditJob } from './jobs/anchor-audit'
import { deleteFile } from './jobs/delete-file'
import { eraseOldRecordsJob } from './jobs/erase-old-records'
import { expireHolds } from './jobs/expire-holds'
import { mailBookingCanceled } from './jobs/mail-booking-canceled'
import { mailBookingConfirmed } from './jobs/mail-booking-confirmed'
import { mailBookingMoved } from './jobs/mail-booking-moved'
import { mailNeedsAction } from './jobs/mail-needs-action'
import { mailPaymentFailed } from './jobs/mail-payment-failed'
import { mailRefundDone } from './jobs/mail-refund-done'
import { mailRequestCanceled } from './jobs/mail-request-canceled'
import { mailRequestReceived } from './jobs/mail-request-received'
import { mailStaffAsk } from './jobs/mail-staff-ask'
import { mailStaffBooking } from './jobs/mail-staff-booking'
import { mailStaffMoved } from './jobs/mail-staff-moved'
import { mailStaffLink } from './jobs/mail-staff-link'
import { mailStaffRequest } from './jobs/mail-staff-request'
import { mailVisitReminder } from './jobs/mail-visit-reminder'
import { noteFailedLoginsJob } from './jobs/note-failed-logins'
import { pruneOutbox } from './jobs/prune-outbox'
import { pruneReleasesJob } from './jobs/prune-releases'
import { pruneRecordsJob } from './jobs/prune-records'
import { reconcilePayments } from './jobs/reconcile-payments'
import { refundPayment } from './jobs/refund-payment'
import { remindVisits } from './jobs/remind-visits'
import { settlePaymentJob } from './jobs/settle-payment'

/** Every job name and what it does; a name without a handler does not compile. */
export const jobs: { readonly [N in JobName]: JobDefinition<N> } = {
  'mail-request-received': mailRequestReceived,
  'mail-staff-request': mailStaffRequest,
  'mail-staff-link': mailStaffLink,
  'mail-request-canceled': mailRequestCanceled,
  'mail-booking-confirmed': mailBookingConfirmed,
  'mail-staff-booking': mailStaffBooking,
  'mail-payment-failed': mailPaymentFailed,
  'mail-booking-canceled': mailBookingCanceled,
  'mail-booking-moved': mailBookingMoved,
  'mail-staff-moved': mailStaffMoved,
  'mail-staff-ask': mailStaffAsk,
  'mail-refund-done': mailRefundDone,
  'mail-visit-reminder': mailVisitReminder,
  'mail-needs-action': mailNeedsAction,
  'settle-payment': settlePaymentJob,
  'delete-file': deleteFile,
  'refund-payment': refundPayment,
  'reconcile-payments': reconcilePayments,
  'expire-holds': expireHolds,
  'remind-visits': remindVisits,
  'erase-old-records': eraseOldRecordsJob,
  'prune-releases': pruneReleasesJob,
  'prune-outbox': pruneOutbox,
  'prune-records': pruneRecordsJob,
  'note-failed-logins': noteFailedLoginsJob,
  'anchor-audit': anchorAuditJob,
}
