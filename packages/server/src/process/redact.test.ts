import { expect, test } from 'vitest'
import { withoutPersonalData } from './redact'

const TOKEN = 'q7J2mXw0Zt1aB9c-D3eF5gH_iJ4kL6mN8oP0qR2sT4u'

test.each([
  ['an email', 'No patient ahmed.ali+1@example.co.ae here', 'No patient [email] here'],
  ['an email in an address', 'GET /x?contact=sara%40example.com failed', 'GET /x?contact=[email] failed'],
  ['a phone number with its country', 'call +971 50 998 8777 now', 'call [number] now'],
  ['a phone number without signs', 'value "0509998877" is bad', 'value "[number]" is bad'],
  ['a phone number in an address', '/x?tel=%2B971509998877', '/x?tel=[number]'],
  ['a phone number in Arabic digits', 'رقم ٠٥٠٩٩٩٨٨٧٧', 'رقم [number]'],
  ['an identity number', 'Emirates ID 784-1990-1234567-1', 'Emirates ID [number]'],
  [
    'the token of an order',
    `at /paymentStatus?orderId=HC-1&token=${TOKEN}`,
    'at /paymentStatus?orderId=[removed]&token=[removed]',
  ],
  ['a token on its own', `unexpected ${TOKEN} in state`, 'unexpected [token] in state'],
])('%s is removed from a log text', (_, text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected)
})

test.each([
  'TypeError: Cannot read properties of undefined (reading "map")',
  'at Component (https://care.example/remotes/booking/1.0.0-4f1b22c9/booking.451.90ab12cd.js:1:1234567)',
  'render@https://care.example/shell/main.8be1f2d9.js:12:45678',
  'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML for the full message',
])('technical details stay in a log text: %s', (text) => {
  expect(withoutPersonalData(text)).toBe(text)
})
