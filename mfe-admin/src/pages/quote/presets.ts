import { addDays, type IsoDate } from '@homecare/domain/dates'
import { SERVICE_CHOICES } from '@homecare/domain/service-choices'
import type { LineValues, QuoteValues } from './quote-values'

const DAYS_TO_ANSWER = 14
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6]
const EVERY_DAY = [...MONDAY_TO_SATURDAY, 7]

export const emptyLine = (service: string): LineValues => ({
  service: SERVICE_CHOICES.includes(service) ? service : '',
  ...{ unit: '', dayClass: 'weekday', days: [], startMinute: '', minutes: '', times: '' },
})

/** A quote of which nothing is known but the service that was asked for. */
export const emptyQuote = (service: string, today: IsoDate): QuoteValues => ({
  startsOn: addDays(today, 1),
  endsOn: '',
  billing: 'once',
  validUntil: addDays(today, DAYS_TO_ANSWER),
  lines: [emptyLine(service)],
  ...{ discount: '', discountReason: '', note: '' },
})

const shift = { unit: 'shift12', minutes: '12' }

/** What most families ask for: period, total and lines of a quote from its first day on. */
export const PRESETS = {
  twelve: (service: string, startsOn: IsoDate) => ({
    ...{ endsOn: addDays(startsOn, 29), billing: 'once' },
    lines: [{ ...emptyLine(service), ...shift, days: MONDAY_TO_SATURDAY, startMinute: '07:00' }],
  }),
  aroundTheClock: (service: string) => ({
    ...{ endsOn: '', billing: 'month' },
    lines: [
      { ...emptyLine(service), ...shift, days: EVERY_DAY, startMinute: '07:00', times: '30' },
      { ...emptyLine(service), ...shift, days: EVERY_DAY, startMinute: '19:00', times: '30', dayClass: 'night' },
    ],
  }),
  visit: (service: string, startsOn: IsoDate) => ({
    ...{ endsOn: startsOn, billing: 'once' },
    lines: [{ ...emptyLine(service), unit: 'visit', minutes: '1', times: '1' }],
  }),
  liveIn: (service: string) => ({
    ...{ endsOn: '', billing: 'month' },
    lines: [{ ...emptyLine(service), unit: 'liveInDay', days: EVERY_DAY, times: '30' }],
  }),
} satisfies Record<string, (service: string, startsOn: IsoDate) => Partial<QuoteValues>>
