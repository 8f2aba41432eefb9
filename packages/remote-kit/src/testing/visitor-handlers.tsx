import type { HttpHandler } from 'msw'
import { ok, on, problem } from './handlers'
import {
  CATALOGUE_ANSWER,
  CATALOGUE_IN_SHORT_ANSWER,
  CATALOGUE_WORDS_ANSWER,
  INITIATE_ANSWER,
  PACKAGES_ANSWER,
  slotsOn,
} from './visitor-responses'

/** The default answers to visitors' calls: the catalogue is there, requests are taken, and no order is known. */
export const visitorHandlers = (): HttpHandler[] => [
  on('get', '/api/catalogue', ok(CATALOGUE_ANSWER)),
  on('get', '/api/catalogue-in-short', ok(CATALOGUE_IN_SHORT_ANSWER)),
  on('get', '/api/catalogue-words', ok(CATALOGUE_WORDS_ANSWER)),
  on('get', '/api/packages', ok(PACKAGES_ANSWER)),
  on('get', '/api/pictures', ok({ pictures: [] })),
  on('get', '/api/slots', ({ query }) => ok(slotsOn(query.get('date') ?? ''))),
  on('post', '/api/send-email', ok({ orderId: 'ORD-1', status: 'Pending' })),
  on('post', '/api/contact', ok({ orderId: 'ORD-2', status: 'received' })),
  on('post', '/api/payment/initiate', ok(INITIATE_ANSWER)),
  on('post', '/api/orders/{orderId}/pay', ok(INITIATE_ANSWER)),
  on('post', '/api/report-shares/state', ok({ state: 'current' })),
  on('post', '/api/booking-steps', ok(null)),
  on('post', '/api/missed-searches', ok(null)),
  on('get', '/api/orders/{orderId}', problem('NOT_FOUND')),
  on('get', '/api/orders/{orderId}/booking', problem('NOT_FOUND')),
]
