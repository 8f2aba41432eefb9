import { expect, test } from 'vitest'
import { emailEffect } from './enqueue'

test.each([
  ['of its record', emailEffect('booking-confirmed', { bookingId: 'b1' }), 'email-booking-confirmed:b1'],
  [
    'of what happened to its record',
    emailEffect('report-ready', { reportId: 'r1', bookingId: 'b1' }),
    'email-report-ready:r1',
  ],
  [
    'that its caller names, if it may be sent again',
    emailEffect('pay-link', { bookingId: 'b1' }, 'b1:4'),
    'email-pay-link:b1:4',
  ],
])('the key of an email has the id %s', (_, [, key], expected) => {
  expect(key).toBe(expected)
})
