import type { OrderResponse } from '@homecare/contract/orders'
import { SOURCE_LOCALE, type Locale } from '@homecare/domain/locales'
import type { RequestEmail } from './content'
import { EMAIL } from './texts'

/** What an email calls a service while its relay may stand abroad; the texts have its name in each language. */
const UNNAMED_SERVICE = 'Care at home'

/**
 * The order as it may leave the country: one line for each person, with the sum and no name of a test. Prices of single
 * tests are left out too, since they tell the test.
 */
export function withoutTestNames(order: OrderResponse, locale: Locale = SOURCE_LOCALE): OrderResponse {
  const persons = [...new Set(order.lines.map(({ person }) => person))]
  const lines = persons.map((person) => {
    const price = order.lines.reduce((sum, line) => (line.person === person ? sum + line.price * 100 : sum), 0) / 100
    return { kind: 'test' as const, id: 0, name: EMAIL[locale].unnamedTests, price, contents: [], person }
  })
  return { ...order, lines }
}

export const withoutServiceName = (request: RequestEmail['request']): RequestEmail['request'] => ({
  ...request,
  service: UNNAMED_SERVICE,
})
