import type { Way } from '@homecare/domain/news'
import type { QuoteState } from '@homecare/domain/quote-table'
import type { Billing } from '@homecare/domain/quote-totals'
import type { DayClass, RateUnit, VatRule } from '@homecare/domain/rates'

/** What the screens of prices and quotes of care have in common. */
export const quoteMessages = {
  units: {
    visit: 'Visit',
    hour: 'Hour',
    shift12: '12-hour shift',
    day24: '24-hour day',
    liveInDay: 'Live-in day',
    month: 'Month',
  } satisfies Record<RateUnit, string>,
  dayClasses: { weekday: 'By day', night: 'At night', holiday: 'On a public holiday' } satisfies Record<
    DayClass,
    string
  >,
  vatRules: {
    zero: 'Zero-rated health care',
    standard: 'Standard rate, within the price',
    none: 'No VAT registration',
  } satisfies Record<VatRule, string>,
  states: {
    draft: 'Draft',
    sent: 'Sent',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Taken back',
    expired: 'Expired',
    superseded: 'Replaced',
  } satisfies Record<QuoteState, string>,
  totalFor: { once: 'in all', week: 'a week', month: 'a month' } satisfies Record<Billing, string>,
  ways: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'Email' } satisfies Record<Way, string>,
  conflict: 'Somebody else changed this quote meanwhile. The current state is shown; look at it, then try again.',
  closed: 'This quote is not open any more. The current state is shown.',

  send: {
    title: (number: string) => `Send quote ${number}`,
    to: 'To',
    choose: 'Choose a contact',
    way: 'By',
    chooseWay: 'Choose how it is sent',
    language: 'Language',
    hint: 'The message has a link, which opens the quote for whoever has it. A quote that was sent before is replaced.',
    send: 'Send',
    sending: 'Sending…',
    sent: (name: string) => `The quote is on its way to ${name}.`,
  },
} as const

/** The options of a choice, in the order of its words. */
export const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
