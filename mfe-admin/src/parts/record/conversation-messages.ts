import type { RequestDetail } from '@homecare/contract/staff'
import type { NewsName, Way } from '@homecare/domain/news'

type State = RequestDetail['conversation'][number]['state']

/** Every visible sentence about messages to and from a patient's phone. */
export const conversationMessages = {
  title: 'Messages',
  wrote: 'The patient',
  ways: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'Email' } satisfies Record<Way, string>,
  states: {
    waiting: 'waiting',
    sent: 'sent',
    delivered: 'delivered',
    read: 'read',
    failed: 'not delivered',
    dropped: 'left out',
  } satisfies Record<State, string>,
  /** Why a message was not delivered, or left out, by the server's words; another one is shown as it is. */
  reasons: {
    number: 'this number can’t be reached there',
    template: 'WhatsApp has not approved the text, or paused it',
    conversation: 'the patient has not written for a day',
    other: 'the provider gave no reason that is known here',
    'no receipt': 'no receipt came in time, so the next way was tried',
    stopped: 'the patient wrote STOP',
    'not set up': 'this way is not set up',
    late: 'it had waited too long to be of use',
    'not true any more': 'the booking had changed',
    'limit of the day': 'too many messages to this person that day',
  } as Record<string, string>,
  news: {
    'request-received': 'Request received',
    'request-canceled': 'Request canceled',
    'booking-confirmed': 'Booking confirmed',
    'booking-moved': 'Visit moved',
    'booking-canceled': 'Visit canceled',
    'change-requested': 'Change requested',
    'pay-link': 'Pay link',
    'payment-failed': 'Payment not finished',
    'visit-reminder': 'Reminder',
    'nurse-on-the-way': 'Nurse on her way',
    'nobody-there': 'Nobody opened',
    'report-ready': 'Report ready',
    'report-withdrawn': 'Report removed',
    'report-reminder': 'Report not opened yet',
    'refund-done': 'Refunded',
    'part-refunded': 'Part refunded',
    'sign-in-code': 'Code for the own page',
    'family-invitation': 'Invitation of a family',
  } satisfies Record<NewsName, string> as Record<string, string>,
}
