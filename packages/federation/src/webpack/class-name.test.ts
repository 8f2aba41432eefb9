import { expect, test } from 'vitest'
import { className } from './class-name'

test('a class name contains its package, file and class', () => {
  expect(className('booking', '/r/mfe-booking', '/r/mfe-booking/src/pages/confirm/charges.module.css', 'total')).toBe(
    'booking-confirm-charges-total',
  )
})

test('classes of equally named files in two folders have different names', () => {
  const own = className('booking', '/r/mfe-booking', '/r/mfe-booking/src/button.module.css', 'primary')
  const shared = className('booking', '/r/mfe-booking', '/r/packages/ui/src/button.module.css', 'primary')
  expect([own, shared]).toEqual(['booking-button-primary', 'booking-ui-button-primary'])
})
