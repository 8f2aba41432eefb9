// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { addDays } from '@homecare/domain/dates'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import { anOwnBooking } from '../../testing/own-booking'
import { openBooking, TOMORROW } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

// Its fast is to come at any hour of today.
const own: typeof anOwnBooking = (change, order) => anOwnBooking(change, { date: addDays(TOMORROW, 1), ...order })
const UNPAID = own({ move: 'no', cancel: 'now', pay: true }, { paymentStatus: 'Failed' })
const loaded = (booking: OwnBooking) => on('get', '/api/orders/{orderId}/booking', ok(booking))

test.each([
  ['move', own(), 'Your visit is planned for'],
  ['cancel', UNPAID, 'Cancel the visit on'],
])(
  'a link to %s the visit opens the panel for it, whose token is then no longer in the address',
  async (panel, booking, text) => {
    const page = await openBooking(`/booking?orderId=ORD-1&token=t0ken#${panel}`, {
      draft: null,
      handlers: [loaded(booking)],
    })
    close = page.close
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeTruthy()
    expect(page.router.state.location.search).toBe('?orderId=ORD-1')
  },
)

test('a link to move a visit that can’t be moved any more shows the visit', async () => {
  const fixed = loaded(own({ move: 'no' }))
  const page = await openBooking('/booking?orderId=ORD-1&token=t0ken#move', { draft: null, handlers: [fixed] })
  close = page.close
  expect(await screen.findByText('ORD-1')).toBeTruthy()
})
