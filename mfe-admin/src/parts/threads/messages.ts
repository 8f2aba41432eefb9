import type { RequestDetail } from '@homecare/contract/staff'
import type { AnswerRefusal, Thread } from '@homecare/contract/threads'
import type { NewsName, PhoneWay, Way } from '@homecare/domain/news'

type State = RequestDetail['conversation'][number]['state']

/** Every visible sentence about messages to and from a patient's phone. */
export const conversationMessages = {
  title: 'Messages',
  wrote: 'The patient',
  unknown: 'Unknown number',
  noNumber: 'WhatsApp gave no number',
  empty: 'Nobody has written yet',
  list: 'Threads',
  lead: 'What patients write by WhatsApp. Who waits for an answer is first; rows keep their place while this is open.',
  choose: 'Choose a thread to read it',
  back: 'All messages',
  unread: ' unread',
  file: 'A file',
  records: 'Records of this number',
  closed: 'closed',
  record: (orderId: string, date: string) => `${orderId}, ${date}`,
  answer: {
    label: 'Answer',
    hint: 'WhatsApp’s servers are abroad: nothing about health, tests or results. Ctrl Enter sends.',
    quick: 'Quick answers',
    quickNames: {
      'call-soon': 'Call in ten minutes',
      'secure-link': 'Use the secure link',
      'call-us': 'Please call us',
      later: 'During opening hours',
    } satisfies Record<Thread['quickAnswers'][number]['name'], string>,
    send: {
      whatsapp: 'Send by WhatsApp',
      sms: 'Send by SMS',
    } satisfies Record<PhoneWay, string>,
    sending: 'Sending…',
    email: (address: string) => `Write an email to ${address}`,
    refused: {
      'not set up': 'WhatsApp is not set up.',
      stopped: 'This person wrote STOP, so nothing may be sent to this phone. Call, or write an email.',
      conversation: 'The person last wrote by WhatsApp more than 24 hours ago, and WhatsApp then takes no free text.',
      'no number': 'WhatsApp gave no number of this person, so an answer can’t be sent from here.',
    } satisfies Record<AnswerRefusal, string>,
    late: 'This way can’t be used any more. The reason is above.',
  },
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
