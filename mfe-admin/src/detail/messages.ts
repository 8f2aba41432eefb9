import type { AppointmentStatus } from '@homecare/domain/appointment'

/** Every visible sentence about one record. */
export const detailMessages = {
  backToServices: 'Services',
  backToBloodTests: 'Blood Tests',
  failedTitle: 'The record could not be loaded',
  reload: 'Reload',
  orderId: 'Order',
  received: (time: string) => `received ${time}`,

  user: { title: 'User details', name: 'Name', email: 'Email', phone: 'Phone' },

  appointment: {
    title: 'Appointment details',
    service: 'Service',
    date: 'Date',
    time: 'Time',
    status: 'Status',
    total: 'Total amount',
    address: 'Address',
    landmark: 'near',
    map: 'Open map',
    opensNewTab: '(opens in a new tab)',
    source: 'Came in as',
    sources: { appointment: 'Appointment request', contact: 'Contact message' },
    pastDate: 'This date had already passed when the form was sent. Agree on a new one by phone.',
  },

  lines: {
    title: 'Tests',
    name: 'Test',
    specimens: 'Specimen',
    fasting: 'Fasting',
    price: 'AED',
    total: 'Total AED',
    package: 'Package',
    noFasting: 'None',
    hours: (hours: number) => `${hours} h`,
  },

  actions: {
    label: 'Change status',
    complete: 'Complete',
    completing: 'Saving…',
    cancel: 'Cancel',
    completed: 'Appointment completed',
    canceled: 'Appointment canceled',
    notPaid: 'This booking is not paid, so it can’t be completed. Wait for the payment, or cancel the booking.',
    readOnly: 'You can read this record. Completing and canceling are for coordinators and admins.',
  },

  cancel: {
    title: 'Are you sure you want to cancel appointment?',
    reason: 'Reason',
    optional: '(optional)',
    reasonHint: 'Kept in the history, for the team only.',
    reasonMissing: 'Say in a few words why this paid booking is canceled.',
    refund: (amount: string) => `${amount} are paid. What happens with the money?`,
    refundYes: 'Give the money back to the card',
    refundNo: 'Keep the money, no refund',
    refundMissing: 'Choose whether the money goes back.',
    close: 'Close',
    save: 'Save',
    saving: 'Saving…',
  },

  conflict: {
    title: 'Someone was faster',
    closed: (what: string, who: string, when: string) => `${what} by ${who}, ${when}. You now see the record as it is.`,
    changed: (what: string, who: string, when: string) =>
      `${what} (${who}, ${when}). You now see the record as it is; check it, then decide again.`,
    unknown: 'The record changed while it was open here. You now see it as it is; check it, then decide again.',
    notLoaded: 'The record changed while it was open here, and the new state could not be loaded.',
    statuses: { Pending: 'Changed', Completed: 'Completed', Canceled: 'Canceled' } satisfies Record<
      AppointmentStatus,
      string
    >,
  },

  payment: {
    title: 'Payment',
    status: 'Status',
    amount: 'Amount',
    attempts: 'Attempts',
    noAttempt: 'Nobody has started to pay.',
    attempt: (number: number) => `Attempt ${number}`,
    states: {
      initiated: 'Started. The card gateway has not told yet how it ended.',
      paid: 'Paid.',
      failed: 'Not paid: the card was declined or the payment was broken off.',
      expired: 'Not finished in time. The slot was released.',
      reversed: 'Paid, then given back.',
    },
    gatewaySays: (message: string) => `Gateway: ${message}`,
    tracking: 'Tracking number',
    refund: {
      none: null,
      asked: 'A refund is on its way to the gateway.',
      done: 'The money has been given back.',
      failed: 'The refund failed at the gateway. Give the money back by hand and note it.',
      declined: 'Canceled without a refund.',
    },
    needsActionTitle: 'Needs action',
    needsAction: {
      'amount-differs':
        'The gateway reports another amount, currency or order than was booked. Compare with the gateway’s own screen before the visit.',
      'paid-twice': 'Two payments arrived for this booking. Give one of them back.',
      'paid-slot-gone':
        'The money arrived after the slot was taken by others. Call the patient and agree on another time, or refund.',
      'paid-after-cancel': 'The money arrived after the booking was canceled. Refund it, or call the patient.',
      reversed: 'The bank took the money back. Call the patient before the visit.',
      'unknown-status': 'The gateway answered with a status that is not known here. Look at its own screen.',
    } as Record<string, string>,
  },

  files: {
    title: 'Files',
    none: 'No file yet.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    limits: 'PDF, JPEG, PNG, WEBP or DOCX, up to 20 MB',
    sending: (name: string, percent: number) => `Sending ${name}, ${percent} %`,
    checking: (name: string) => `Checking and storing ${name}…`,
    stored: (name: string) => `${name} is stored`,
    tooLarge: (name: string) => `${name} is larger than 20 MB. Send a smaller file.`,
    wrongType: (name: string) => `${name} is not a PDF, JPEG, PNG, WEBP or DOCX file.`,
    empty: (name: string) => `${name} is empty.`,
    oneOnly: 'One file at a time. Drop a single file.',
    meta: (size: string, who: string, when: string) => `${size}, by ${who}, ${when}`,
  },

  history: {
    title: 'History',
    none: 'Nothing has happened yet.',
    actors: { visitor: 'Patient', gateway: 'Card gateway', system: 'System' } as Record<string, string>,
    reason: (reason: string) => `Reason: ${reason}`,
    refund: { asked: 'Refund asked for', declined: 'No refund' } as Record<string, string>,
  },

  ago: {
    now: 'just now',
    seconds: (count: number) => `${count} s ago`,
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
  },
} as const
