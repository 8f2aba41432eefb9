import { chooseMessages } from './pages/choose-tests/choose-messages'
import { plural } from './plural'

/** The sentences of the first step and of what all steps show. Those of the later steps are in `messages`, which a first view does not load. */
export const firstMessages = {
  waiting: {
    text: 'Loading your booking…',
    failed: 'The list of tests could not be loaded.',
    failedHelp: 'Try again, or book by phone or chat.',
    retry: 'Try again',
    noScript: 'Booking online needs JavaScript. To book, call us, chat with us, or ask us to call you back:',
  },
  contact: { form: 'Ask for a call back', call: (phone: string) => `Call ${phone}`, chat: 'Chat on WhatsApp' },
  toasts: { unavailable: 'Payment service unavailable. Please try again later.', failed: 'Error in booking' },
  notes: {
    dismiss: 'OK',
    unreadable: 'Your saved selection could not be read, so the booking starts over.',
    'older-version': 'Your saved selection is from an older version of this page, so the booking starts over.',
    'unknown-items': 'Some of the tests you had chosen are no longer offered. We have removed them.',
    'not-begun': 'There is no booking in this tab yet. Choose a test or a package.',
    'slot-first': 'Please choose a date and time first.',
    'patient-first': 'Please fill in the patient’s details first.',
    'past-date': 'The time you had chosen has passed. Please choose another one.',
    'slot-taken':
      'Somebody else has just taken the time you had chosen. Nothing was charged. Please choose another one.',
    'slot-refused': 'The time you had chosen can no longer be booked. Nothing was charged. Please choose another one.',
    'already-booked':
      'This booking has already been paid for, perhaps in another tab. Confirm again only for a second visit.',
    'details-refused': 'Some details could not be accepted. Nothing was charged. Please check the marked fields.',
  },
  choose: chooseMessages,
  cart: {
    forPeople: (name: string, people: number) => `${name}, for ${people} people`,
    label: 'Your booking',
    items: (count: number) => plural(count, 'item', 'items'),
    show: 'Show',
    hide: 'Hide',
    missing: (minimum: string, aed: number) => `Bookings start above ${minimum}: add AED\u00A0${aed}`,
    suggest: (name: string, price: string) => `Add ${name}, ${price}`,
    free: 'Free at-home collection',
    report: (hours: number) =>
      hours <= 48 ? `Report in ${hours} hours` : `Report in ${plural(Math.ceil(hours / 24), 'day', 'days')}`,
    book: 'Book a Test',
    waits: (aed: number) => `Add tests for AED\u00A0${aed} or more first, then choose a date and time.`,
    go: 'Go to your booking',
    empty: 'Your booking is empty',
    total: (text: string) => `Total ${text}`,
  },
}
