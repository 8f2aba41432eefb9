import { expect, test } from 'vitest'
import { formatAed } from './price'

test.each([
  [37000, false, 'AED 370'],
  [125050, false, 'AED 1,250.50'],
  [30001, false, 'AED 300.01'],
  [37000, true, 'AED 370.00'],
  [123456789, false, 'AED 1,234,567.89'],
  [0, false, 'AED 0'],
])('%i fils, decimals %s, read %s', (fils, decimals, text) => {
  expect(formatAed(fils, decimals)).toBe(text)
})
