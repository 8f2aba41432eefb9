import { expect, test } from 'vitest'
import { className, shortClassName } from './class-name'

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

test('a short class name is the same in each build, and another for each class', () => {
  const name = (local: string) =>
    shortClassName('booking', '/r/mfe-booking', '/r/mfe-booking/src/pages/confirm/charges.module.css', local)
  expect(name('total')).toMatch(/^_[\w-]{6}$/)
  expect(name('total')).toBe(name('total'))
  expect(name('line')).not.toBe(name('total'))
})
