import { expect, test } from 'vitest'
import { shortPhone } from './short-phone'

test.each([
  ['0501234567', '050 ••• 4567'],
  ['+44 20 7946 0000', '+44 ••• 0000'],
])('%s is shown as %s', (typed, shown) => expect(shortPhone(typed)).toBe(shown))
