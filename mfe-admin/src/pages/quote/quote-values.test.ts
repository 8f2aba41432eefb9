import { expect, test } from 'vitest'
import { aQuote } from '../../testing/quotes'
import { draftOf, errorsIn, valuesOf } from './quote-values'

const TODAY = '2030-03-01'

test('a draft that is opened and saved unchanged sends what the server has', () => {
  const [line] = aQuote().lines
  const lines = [{ ...line!, counted: false }]
  const quote = aQuote({ lines, discount: 100.5, discountReason: 'A neighbour', endsOn: null, billing: 'month' })
  const { startsOn, billing, validUntil, discount, discountReason } = quote
  expect(draftOf(valuesOf(quote), TODAY)).toMatchObject({
    ...{ startsOn, billing, validUntil, discount, discountReason },
    endsOn: null,
    lines: [{ startMinute: 420, minutes: 720, times: 26 }],
  })
})

test('a discount without a reason, a last day before the first and a count of nothing are refused', () => {
  const values = valuesOf(aQuote({ discount: 100, endsOn: '2030-03-03', lines: [{ ...aQuote().lines[0]!, days: [] }] }))
  const wrong = { ...values, lines: values.lines.map((line) => ({ ...line, times: '0' })) }
  expect(Object.keys(errorsIn(wrong, TODAY))).toEqual(['endsOn', 'discountReason', 'lines'])
  expect(draftOf(wrong, TODAY)).toBeNull()
})
