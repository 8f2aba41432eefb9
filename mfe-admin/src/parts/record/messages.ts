import type { AppointmentStatus } from '@homecare/domain/appointment'
import { gateway, payment } from './money-messages'

/** Every visible sentence about one record. */
/** Why a booking needs action: what happened, and what to do about it. */
const REASONS: Record<string, readonly [what: string, advice: string]> = {
  'amount-differs': [
    'The gateway reports another amount, currency or order than was booked.',
    'Compare with the gateway’s own screen before the visit.',
  ],
  'paid-twice': ['Two payments arrived for this booking.', 'Give one of them back.'],
  'paid-slot-gone': [
    'The money arrived after the slot was taken by others.',
    'Call the patient and agree on another time, or refund.',
  ],
  'paid-after-cancel': ['The money arrived after the booking was canceled.', 'Refund it, or call the patient.'],
  reversed: ['The bank took the money back.', 'Call the patient before the visit.'],
  'unknown-status': ['The gateway answered with a status that is not known here.', 'Look at its own screen.'],
  'refund-failed': [
    'The gateway refused the refund.',
    'Try it again below, or give the money back by hand and mark this as done, with a note.',
  ],
  'nobody-there': [
    'The nurse met nobody at the door.',
    'Call the patient: send the nurse again, move the visit, or cancel it.',
  ],
  'has-eaten': [
    'The patient had eaten although the tests need fasting.',
    'Ask the laboratory which results still hold, call the patient about another visit, and mark this as done, with a note.',
  ],
  'report-late': [
    'The sample was taken and the longest turnaround of its tests is over, but no report is released.',
    'Ask the laboratory; if there will be none, call the patient and mark this as done, with a note.',
  ],
  'change-requested': ['The patient requested a change.', 'Make it, or call, then mark this as done, with a note.'],
}
const joined = (reasons: typeof REASONS): Record<string, string> =>
  Object.fromEntries(Object.entries(reasons).map(([reason, sentences]) => [reason, sentences.join(' ')]))

export const detailMessages = {
  failedTitle: 'The record could not be loaded',
  reload: 'Reload',
  orderId: 'Order',
  received: (time: string) => `received ${time}`,

  steps: {
    label: 'Records of the list',
    before: 'Record before',
    after: 'Next record',
    place: (at: number, of: number) => `${at} of ${of}`,
  },

  user: {
    title: 'User details',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    language: 'Language',
    contactBy: 'News by',
    emailRefused: (time: string) => `The mail server refused this address on ${time}: call instead of writing.`,
    unreached: (time: string) =>
      `No message or email has reached this patient since ${time}: call. This goes once a message arrives.`,
  },

  appointment: {
    title: 'Appointment details',
    service: 'Service',
    date: 'Date',
    time: 'Time',
    notEatenSince: 'Not eaten since, says the patient',
    case: 'Case',
    status: 'Status',
    total: 'Total amount',
    address: 'Address',
    map: 'Open map',
    opensNewTab: '(opens in a new tab)',
    source: 'Came in as',
    sources: { appointment: 'Appointment request', contact: 'Contact message' },
    unmailed:
      'Too many requests came for this email address, phone number or network that day, so we emailed nobody about this one. It may not be meant seriously: call before anything is arranged.',
    suspected: {
      title: 'Suspected: not in the list',
      text: 'The form has a field that people don’t see, and it was filled in. Programs do that, and some password managers. We emailed nobody about this request. If it looks real, move it to the list: the sender and the team then get the usual emails.',
      move: 'Not suspicious: move to the list',
      moving: 'Moving…',
      moved: 'Moved to the list; the usual emails are on their way',
    },
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
    undoChanged: 'Somebody else changed it meanwhile, so it was not undone.',
    undoTooLate:
      'It is too late to undo this. Write a note, and call the patient if the visit still has to take place.',
    readOnly: 'You can read this record. Completing and canceling are for coordinators and admins.',
  },

  complete: {
    title: 'Complete this visit?',
    collection:
      'If you know who took the sample and when, say so: the laboratory’s list and the report’s deadline follow it. Leave both empty if you don’t.',
    by: 'Sample taken by',
    byMissing: 'Say who took it, or leave both empty',
    time: 'Time',
    timeHint: 'On the day of the visit',
    timeMissing: 'Say when it was taken, or leave both empty',
    save: 'Complete',
    aheadTitle: 'Complete a visit that has not taken place yet?',
    ahead: (when: string) => `The visit is on ${when}. Once completed, it is no longer in the list of work to do.`,
    today: 'later today',
    tomorrow: 'tomorrow',
    inDays: (days: number) => `in ${days} days`,
    back: 'Leave it pending',
    saveAhead: 'Complete anyway',
  },

  cancel: {
    title: 'Are you sure you want to cancel appointment?',
    reason: 'Reason',
    optional: '(optional)',
    reasonHint: 'Kept in the history, for the team only.',
    reasonMissing: 'Say in a few words why this paid booking is canceled.',
    refund: (amount: string) => `${amount} has been paid. What happens to the money?`,
    refundRest: (left: string) => `${left} of the payment can go back. What happens to the money?`,
    refundYes: 'Give the money back to the card',
    refundNo: 'Keep the money, no refund',
    refundMissing: 'Choose whether the money goes back.',
    close: 'Close',
    save: 'Save',
    saving: 'Saving…',
  },

  news: {
    title: 'Changed while you had it open',
    text: (what: string, who: string, time: string) =>
      `${who} at ${time}: ${what.replace(/\.$/, '')}. You see the record as it is now.`,
    dismiss: 'Dismiss',
  },

  conflict: {
    title: 'Someone else changed it first',
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

  payment,
  gateway,

  needsAction: {
    title: 'Needs action',
    clear: 'Mark as done, with a note',
    cleared: 'Marked as done. Your note is in the history.',
    /** Each with what to do about it. */
    reasons: joined(REASONS),
    /** For those who can do nothing about it here. */
    byOthers: (reason: string) => `${REASONS[reason]?.[0] ?? reason} Coordinators and admins deal with it.`,
    short: { 'amount-differs': 'another amount than was booked', 'paid-twice': 'paid twice' } as Record<string, string>,
    dialog: {
      title: 'Mark this as done?',
      note: 'What you found and did',
      hint: 'Kept in the history, for the team only. No money moves by this.',
      save: 'Mark as done',
    },
  },

  changeRequests: {
    title: 'Requested by the patient',
    cancel: 'Cancel the visit.',
    cancelAbove: 'Use Cancel above, which also decides about the money.',
    byOthers: 'Coordinators and admins decide about it.',
    move: (date: string, time: string) => (date ? `Move the visit to ${date}, ${time}.` : 'Move the visit.'),
    call: 'Call to agree on a time.',
    doMove: 'Move it there',
    moving: 'Moving…',
    moved: 'Visit moved; the patient gets an email',
    full: 'That time is taken by now. Call the patient and agree on another one: Move visit.',
  },

  move: {
    button: 'Move visit',
    title: (name: string) => `Move the visit of ${name}`,
    date: 'Date',
    time: 'Time',
    choose: 'Choose a time',
    loading: 'Loading the times…',
    emails: 'The patient and the team get an email with the new time.',
    now: 'as it is',
    reasons: { past: 'past', full: 'full', closed: 'closed' },
    dateMissing: 'Choose a day',
    timeMissing: 'Choose a time',
    full: 'That time has just been taken. Choose another one.',
    nurseNow: (name: string) => `Nurse now: ${name}`,
    nobody: 'nobody yet',
    nurse: 'Nurse at the new time',
    chooseNurse: 'Choose a nurse',
    nurseMissing: 'Choose who goes, or leave it open',
    leaveOpen: 'Nobody yet: decide later',
    loadingNurses: 'Loading who is free then…',
    free: (count: number) => (count === 1 ? '1 nurse is free then.' : `${count} nurses are free then.`),
    stays: (name: string) => `${name} is free then.`,
    notFree: (name: string) => `${name} is not free then. Those who are can be chosen.`,
    done: 'Visit moved; the patient gets an email',
    close: 'Close',
    save: 'Move',
    saving: 'Moving…',
  },

  notes: {
    title: 'Notes for the team',
    titleOf: (name: string) => `Note about ${name}`,
    kept: 'The note could not be taken back.',
    none: 'No note yet.',
    label: 'New note',
    hint: 'The patient never sees it. Ctrl + Enter adds it.',
    add: 'Add note',
    adding: 'Adding…',
    added: 'Note added',
  },

  ago: {
    now: 'just now',
    seconds: (count: number) => `${count} s ago`,
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
  },
} as const
