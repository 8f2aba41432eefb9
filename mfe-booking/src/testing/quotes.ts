import type { ShownQuote } from '@homecare/contract/quotes'

export const QUOTE_LINK = { number: 'C-10417-1', token: 't0ken', locale: 'en' } as const

/** A quote of a month of 12-hour care that can be accepted. */
export const aShownQuote = (more: Partial<ShownQuote> = {}): ShownQuote => ({
  number: 'C-10417-1',
  state: 'open',
  patientName: 'Mariam Saleh',
  period: 'From Wed 4 Mar 2026 to Thu 2 Apr 2026',
  validUntil: 'Tue 17 Mar 2026',
  lines: [
    {
      service: 'Elderly Care',
      when: '12 hours, 07:00 am to 07:00 pm, Monday to Saturday',
      count: '26 shifts of 12 hours, AED 600.00 each',
      amount: 15_600,
    },
  ],
  note: 'The same two nurses take turns.',
  ...{ discount: 600, total: 15_000, vat: 714.29, totalFor: 'in all', billing: 'once' },
  contentHash: 'hash-1',
  terms: { version: '2026-01', sentences: ['A visit can be cancelled at no cost 24 hours before it begins.'] },
  accepted: null,
  ...more,
})

/** The same in Arabic, as the server writes it. */
export const anArabicQuote = (more: Partial<ShownQuote> = {}): ShownQuote =>
  aShownQuote({
    period: 'من الأربعاء 4 مارس 2026 إلى الخميس 2 أبريل 2026',
    validUntil: 'الثلاثاء 17 مارس 2026',
    lines: [
      {
        service: 'رعاية كبار السن',
        when: '12 ساعة، من 7:00 صباحًا إلى 7:00 مساءً، من الاثنين إلى السبت',
        count: '26 مناوبة، سعر كل منها 600 درهم',
        amount: 15_600,
      },
    ],
    note: 'تتناوب ممرضتان على الرعاية.',
    totalFor: 'لكامل المدة',
    terms: { version: '2026-01', sentences: ['يمكن إلغاء الزيارة مجانًا قبل 24 ساعة من بدايتها.'] },
    ...more,
  })
