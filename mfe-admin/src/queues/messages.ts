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

  /** What each job does, by the name that the contract gives it. */
  jobs: {
    'mail-request-received': 'Mail: request received',
    'mail-staff-request': 'Mail to staff: new request',
    'mail-request-canceled': 'Mail: request canceled',
    'mail-booking-confirmed': 'Mail: booking confirmed',
    'mail-staff-booking': 'Mail to staff: new booking',
    'mail-payment-failed': 'Mail: payment failed',
    'mail-booking-canceled': 'Mail: booking canceled',
    'mail-booking-moved': 'Mail: booking moved',
    'mail-staff-moved': 'Mail to staff: booking moved',
    'mail-staff-ask': 'Mail to staff: patient asks',
    'mail-refund-done': 'Mail: money given back',
    'mail-staff-link': 'Mail to staff: link for a password',
    'mail-visit-reminder': 'Mail: reminder of the visit',
    'mail-needs-action': 'Mail to staff: needs action',
    'settle-payment': 'Check of a payment',
    'refund-payment': 'Refund',
    'delete-file': 'Removal of a file',
  } satisfies Record<EffectName, string>,
} as const
