import { expect, test } from 'vitest'
import { className } from './class-name'

test('a class name has its package, its page and its file', () => {
  expect(className('booking', '/r/mfe-booking', '/r/mfe-booking/src/pages/confirm/charges.module.css', 'total')).toBe(
    'booking-confirm-charges-total',
  )
})

test('files of one name in two folders do not collide', () => {
  const own = className('booking', '/r/mfe-booking', '/r/mfe-booking/src/button.module.css', 'primary')
  const shared = className('booking', '/r/mfe-booking', '/r/packages/ui/src/button.module.css', 'primary')
  expect([own, shared]).toEqual(['booking-button-primary', 'booking-ui-button-primary'])
})
