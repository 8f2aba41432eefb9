import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeMessage, parseMessage } from './message'

test('parseMessage splits at the first equals sign, so values may contain more', () => {
  expect(parseMessage('a=b=c&d==').get('a')).toBe('b=c')
  expect(parseMessage('a=b=c&d==').get('d')).toBe('=')
})

test('parseMessage leaves out empty fields and "null"', () => {
  const message = parseMessage('a=&b=null&c=0&junk&=x')
  expect([...message]).toEqual([['c', '0']])
})

test('parseMessage uses the first of repeated fields, even if it is empty', () => {
  expect(parseMessage('order_status=Failure&billing_name=x&order_status=Success').get('order_status')).toBe('Failure')
  expect(parseMessage('order_status=&order_status=Success').has('order_status')).toBe(false)
})

test('parseMessage does not unescape values', () => {
  expect(parseMessage('a=1%262+3').get('a')).toBe('1%262+3')
})

test('encodeMessage rejects values with separators', () => {
  expect(() => encodeMessage([['billing_name', 'x&order_status=Success']])).toThrow(RangeError)
  expect(() => encodeMessage([['a=b', 'x']])).toThrow(RangeError)
})

test('parseMessage reads back what encodeMessage wrote', () => {
  const name = fc.stringMatching(/^[a-z_0-9]{1,20}$/)
  const value = fc.string().filter((text) => !text.includes('&') && text !== '' && text !== 'null')
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key }), (fields) => {
      expect([...parseMessage(encodeMessage(fields))]).toEqual(fields)
    }),
  )
})
