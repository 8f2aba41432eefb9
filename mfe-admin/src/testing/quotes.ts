import type { Quote, RateCard, ShownQuote } from '@homecare/contract/quotes'

type Rate = RateCard['rates'][number]

/** A price that holds since the beginning of the year, without an end. */
export const aRate = (more: Partial<Rate> = {}): Rate => ({
  ...{ id: 'rate-1', service: 'Elderly Care', unit: 'shift12', dayClass: 'weekday', price: 600, vatRule: 'zero' },
  ...{ from: '2026-01-01', until: null, createdAt: '2026-01-01T06:00:00.000Z', createdBy: 'Hana Aziz' },
  ...more,
})

/** A draft of a month of 12-hour care. */
export const aQuote = (more: Partial<Quote> = {}): Quote => ({
  ...{ id: 'quote-1', version: 0, number: 'C-10417-1', state: 'draft', billing: 'once' },
  ...{ startsOn: '2030-03-04', endsOn: '2030-04-02', validUntil: '2030-03-17' },
  lines: [
    {
      ...{ service: 'Elderly Care', unit: 'shift12', dayClass: 'weekday', days: [1, 2, 3, 4, 5, 6] },
      ...{ startMinute: 420, minutes: 720, times: 26, counted: true, price: 600, vatRule: 'zero' },
    },
  ],
  ...{ discount: 0, discountReason: '', note: '', total: 15_600, vat: 0 },
  ...{ sentTo: null, sentAt: null, url: null, openedAt: null },
  ...{ closedAt: null, closedBy: null, reason: '', acceptedName: null },
  ...{ createdAt: '2026-03-03T06:00:00.000Z', createdBy: 'Sara Nair' },
  ...more,
})

/** The same after it was sent. */
export const aSentQuote = (more: Partial<Quote> = {}): Quote =>
  aQuote({
    ...{ state: 'sent', version: 1, url: 'https://care.example/quote?number=C-10417-1&token=t' },
    sentTo: { name: 'Fatima Haddad', contactBy: 'whatsapp', locale: 'ar' },
    sentAt: '2026-03-03T07:00:00.000Z',
    ...more,
  })

/** What a family reads of it. */
export const aPreview = (more: Partial<ShownQuote> = {}): ShownQuote => ({
  ...{ number: 'C-10417-1', state: 'open', patientName: 'Fatima Haddad', note: '', billing: 'once' },
  ...{ period: 'From Mon 4 Mar 2030 to Tue 2 Apr 2030', validUntil: 'Sun 17 Mar 2030' },
  lines: [
    {
      service: 'Elderly Care',
      when: '12 hours, 07:00 am to 07:00 pm, Monday to Saturday',
      count: '26 shifts of 12 hours, AED 600.00 each',
      amount: 15_600,
    },
  ],
  ...{ discount: 0, total: 15_600, vat: 0, totalFor: 'in all', contentHash: 'hash-1', accepted: null },
  terms: { version: '1', sentences: ['A visit can be cancelled at no cost 24 hours before it begins.'] },
  ...more,
})
