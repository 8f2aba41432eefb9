import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeMessage, parseMessage } from './message'

test('a value may hold an equals sign: only the first one splits', () => {
  expect(parseMessage('a=b=c&d==').get('a')).toBe('b=c')
  expect(parseMessage('a=b=c&d==').get('d')).toBe('=')
})

test('"", "null" and a missing field are all absent', () => {
  const message = parseMessage('a=&b=null&c=0&junk&=x')
  expect([...message]).toEqual([['c', '0']])
})

test('of a repeated field the first counts, even when it is empty', () => {
  expect(parseMessage('order_status=Failure&billing_name=x&order_status=Success').get('order_status')).toBe('Failure')
  expect(parseMessage('order_status=&order_status=Success').has('order_status')).toBe(false)
})

test('values are not unescaped', () => {
  expect(parseMessage('a=1%262+3').get('a')).toBe('1%262+3')
})

test('a value that would break out of its field is refused', () => {
  expect(() => encodeMessage([['billing_name', 'x&order_status=Success']])).toThrow(RangeError)
  expect(() => encodeMessage([['a=b', 'x']])).toThrow(RangeError)
})

test('what is encoded is read back', () => {
  const name = fc.stringMatching(/^[a-z_0-9]{1,20}$/)
  const value = fc.string().filter((text) => !text.includes('&') && text !== '' && text !== 'null')
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key }), (fields) => {
      expect([...parseMessage(encodeMessage(fields))]).toEqual(fields)
    }),
  )
})
