import type { OwnBooking } from '@homecare/contract/self-service'
import { dubaiDate } from '@homecare/domain/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onTheDay } from '../../testing/own-booking'
import { dayHeadline } from './day-headline'

type Visit = NonNullable<OwnBooking['visit']>

const DAY = '2026-03-05'
const at = (hour: string) => new Date(`${DAY}T${hour}:00+04:00`)
const step = (kind: Visit['steps'][number]['kind'], hour: string) => ({ kind, at: at(hour).toISOString() })
const own = onTheDay
const headline = (booking: OwnBooking, { today = DAY, now = '18:00' } = {}) =>
  dayHeadline(booking, { today, now: at(now) })

test.each([
  [
    'who comes and when',
    own(),
    'Amal comes today, 7:30\u00a0pm–8:00\u00a0pm',
    'Today, Thu 5 Mar. Please keep your phone with you.',
  ],
  [
    'about when the nurse leaves',
    own({ leavesAt: at('19:00').toISOString() }),
    'Amal comes today, 7:30\u00a0pm–8:00\u00a0pm',
    'Today, Thu 5 Mar. Amal leaves for you at about 7:00 pm.',
  ],
  [
    'that the nurse is on the way',
    own({ steps: [step('onTheWay', '18:59')] }),
    'Amal is on the way, 7:30\u00a0pm–8:00\u00a0pm',
    'Today, Thu 5 Mar. Please keep your phone with you.',
  ],
  [
    'that the nurse has arrived',
    own({ steps: [step('onTheWay', '18:59'), step('arrived', '19:25')] }),
    'Amal has arrived',
    'Today, Thu 5 Mar.',
  ],
  [
    'no name while nobody is assigned',
    own({ nurse: null }),
    'Your nurse comes today, 7:30\u00a0pm–8:00\u00a0pm',
    'Today, Thu 5 Mar. Please keep your phone with you.',
  ],
  [
    'nothing of a nurse who had left for the time before the visit was moved',
    own({ steps: [step('onTheWay', '09:30')] }),
    'Amal comes today, 7:30\u00a0pm–8:00\u00a0pm',
    'Today, Thu 5 Mar. Please keep your phone with you.',
  ],
])('on the day of the visit the page begins with %s', (_, booking, title, lead) => {
  expect(headline(booking)).toEqual({ title, lead })
})

test.each(['19:10', '20:10'])(
  'while a late nurse has not set off, the page still begins with who comes, and names no hour of leaving, at %s',
  (now) => {
    expect(headline(own({ leavesAt: at('19:00').toISOString() }), { now })).toEqual({
      title: 'Amal comes today, 7:30\u00a0pm–8:00\u00a0pm',
      lead: 'Today, Thu 5 Mar. Please keep your phone with you.',
    })
  },
)

test.each([
  ['on another day', own(), { today: '2026-03-04' }],
  ['when nobody was at home', own({ steps: [step('onTheWay', '19:00'), step('nobodyThere', '19:50')] }), {}],
  ['when the visit took place', own({}, { status: 'Completed' }), {}],
  ['when the visit was cancelled', own({}, { status: 'Canceled' }), {}],
  ['before the booking is paid', { ...own({}, { paymentStatus: 'Failed' }), visit: null }, {}],
])('the page begins as always %s', (_, booking, when) => {
  expect(headline(booking, when)).toBeNull()
})

test('at whatever minute of the visit and of reading, the page begins with the nurse on the day of the visit in Dubai and on no other', () => {
  const midnight = at('00:00').getTime()
  const minutes = (count: number) => count * 60_000
  fc.assert(
    fc.property(fc.nat({ max: 1439 }), fc.integer({ min: -1440, max: 2880 }), (visit, reading) => {
      const now = new Date(midnight + minutes(reading))
      const booking = own({ visitAt: new Date(midnight + minutes(visit)).toISOString() })
      const isShown = dayHeadline(booking, { today: dubaiDate(now), now }) !== null
      expect(isShown).toBe(reading >= 0 && reading < 1440)
    }),
  )
})

test('the page begins as always until the server has told its day', () => {
  expect(dayHeadline(own(), { today: undefined, now: at('18:00') })).toBeNull()
})
