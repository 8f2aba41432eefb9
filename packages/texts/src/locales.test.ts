import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressIn, LOCALES, readAddress } from './locales.ts'

const paths = fc.webPath().filter((path) => path.startsWith('/') && !/^\/ar(\/|$)/.test(path))

test('an address in a language is read back as the same path in that language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), paths, (locale, path) => {
      expect(readAddress(addressIn(locale, path))).toEqual({ locale, path })
    }),
  )
})

test.each([
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar/contact', 'ar', '/contact'],
  ['/ar/ar', 'ar', '/ar'],
  ['/area', 'en', '/area'],
  ['/AR', 'en', '/AR'],
  ['/', 'en', '/'],
])('%s is in %s the page %s', (address, locale, path) => expect(readAddress(address)).toEqual({ locale, path }))
