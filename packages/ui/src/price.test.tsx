import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price'

test('a price shows fils where there are any, and always where decimals are wanted', () => {
  expect(renderToString(<Price fils={37_000} />)).toContain('>AED\u00A0370<')
  expect(renderToString(<Price fils={125_050} />)).toContain('>AED\u00A01,250.50<')
  expect(renderToString(<Price fils={37_000} decimals />)).toContain('>AED\u00A0370.00<')
})
