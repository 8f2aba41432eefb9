import type { EffectName } from '@homecare/contract/jobs'

/** Every visible sentence about the queues. */
export const queueMessages = {
  lead: 'Emails, refunds and payment checks that run behind the screens. What keeps failing stops here and waits for you.',

  counts: {
    label: 'Jobs by state',
    outbox: 'Recorded, not queued yet',
    waiting: 'Waiting',
    active: 'Running',
    delayed: 'Due later',
    failed: 'Given up',
  },

  dead: {
    title: 'Given up',
    hint: 'Fix the cause first (mail server, card gateway), then run them again. A job runs safely twice.',
    caption: 'Jobs that were given up',
    empty: 'No job has been given up.',
    job: 'Job',
    subject: 'Subject',
    attempts: 'Attempts',
    reason: 'Why',
    failedAt: 'Given up',
    actions: 'Actions',
    rerun: 'Run again',
    rerunOf: (job: string, subject: string) => `Run again: ${job} ${subject}`,
    started: (job: string) => `${job}: runs again`,
    gone: 'This job is not given up any more. The board was refreshed.',
  },

  /** One sentence about each job, by the name that the contract gives it. */
  jobs: {
    'email-request-received': 'Email: request received',
    'email-staff-request': 'Email to staff: new request',
    'email-request-canceled': 'Email: request canceled',
    'email-booking-confirmed': 'Email: booking confirmed',
    'email-staff-booking': 'Email to staff: new booking',
    'email-pay-link': 'Pay link to the patient',
    'email-payment-failed': 'Email: payment failed',
    'email-booking-canceled': 'Email: booking canceled',
    'email-booking-moved': 'Email: booking moved',
    'email-staff-moved': 'Email to staff: booking moved',
    'email-staff-change-request': 'Email to staff: change requested',
    'email-refund-done': 'Email: payment refunded',
    'email-staff-link': 'Email to staff: link for a password',
    'email-nurse-on-the-way': 'Email: nurse on the way',
    'email-nobody-there': 'Email: nobody was at the door',
    'email-visit-reminder': 'Email: reminder of the visit',
    'email-report-ready': 'Email: report ready',
    'email-report-reminder': 'Email: report not opened yet',
    'email-report-opened': 'Email: report opened by a link',
    'email-report-locked': 'Email: link to a report locked',
    'email-needs-action': 'Email to staff: needs action',
    'email-alarm': 'Email to staff: alarm',
    'email-hold-code': 'Email: code for a booking',
    'settle-payment': 'Check of a payment',
    'refund-payment': 'Refund',
    'delete-file': 'Removal of a file',
    'delete-picture': 'Delete a removed picture',
    'delete-report': 'Removal of a report',
  } satisfies Record<EffectName, string>,
} as const
