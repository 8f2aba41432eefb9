import { expect, test } from 'vitest'
import { addDays } from '@homecare/domain/dates'
import { aVisit } from '../../testing/my'
import { TOMORROW } from '../../testing/render-booking'
import { namesIn, sortedVisits } from './visits-of'

const TODAY = addDays(TOMORROW, -1)
const ids = (visits: readonly { orderId: string }[]) => visits.map(({ orderId }) => orderId)

test('visits to come begin with the next one, an afternoon before an evening; all others begin with the newest', () => {
  const visits = [
    aVisit({ orderId: 'later', date: addDays(TODAY, 9) }),
    aVisit({ orderId: 'evening', time: '06:00 Pm' }),
    aVisit({ orderId: 'afternoon', time: '01:00 Pm' }),
    aVisit({ orderId: 'today', date: TODAY }),
    aVisit({ orderId: 'canceled', status: 'Canceled' }),
    aVisit({ orderId: 'yesterday', date: addDays(TODAY, -1) }),
    aVisit({ orderId: 'done', date: TODAY, status: 'Completed' }),
    aVisit({ orderId: 'returned', date: addDays(TODAY, 3), paymentStatus: 'Reversed' }),
  ]
  const { coming, past } = sortedVisits(visits, null, TODAY)
  expect(ids(coming)).toEqual(['today', 'afternoon', 'evening', 'later'])
  expect(ids(past)).toEqual(['returned', 'canceled', 'done', 'yesterday'])
})

test('a chosen person has the visits in which that person is tested, also beside others', () => {
  const visits = [
    aVisit({ orderId: 'hers' }),
    aVisit({ orderId: 'both', people: ['Mariam Saleh', 'Omar Saleh'] }),
    aVisit({ orderId: 'his', people: ['Omar Saleh'] }),
  ]
  expect(ids(sortedVisits(visits, 'Omar Saleh', TODAY).coming)).toEqual(['both', 'his'])
  expect(namesIn({ visits })).toEqual(['Mariam Saleh', 'Omar Saleh'])
})
