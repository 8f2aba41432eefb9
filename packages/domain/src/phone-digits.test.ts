import fc from 'fast-check'
import { expect, it } from 'vitest'
import { phoneLink, showPhone } from './phone'
import { quickPhone, quickPhoneLink } from './phone-digits'

const local = fc
  .tuple(fc.constantFrom('50', '52', '55', '58', '4', '2'), fc.integer({ min: 2_000_000, max: 9_999_999 }))
  .map(([area, number]) => ({ area, number: String(number) }))
const written = local.chain(({ area, number }) =>
  fc.constantFrom(`0${area}${number}`, `+971 ${area} ${number}`, `971${area}${number}`, `00971-${area}-${number}`),
)

it('numbers of the Emirates are dialled and shown without the library as with it', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(quickPhoneLink(text)).toBe(phoneLink(text))
      expect(quickPhone(text)).toBe(showPhone(text))
    }),
  )
})

it.each([
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['442079460000', 'tel:+442079460000'],
  ['0044 20 7946 0000', 'tel:+442079460000'],
])('the number %s of another country is dialled with its country', (text, link) => {
  expect(quickPhoneLink(text)).toBe(link)
})
