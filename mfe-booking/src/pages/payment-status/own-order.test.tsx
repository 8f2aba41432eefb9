// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { OrderResponse, OrderView } from '@homecare/contract/orders'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { openBooking, TOMORROW } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

const UNREADABLE = '?status=error&reason=unreadable'
const own = { orderId: 'ORD-1', token: 't0ken' }
const order = (change: Partial<OrderResponse>) =>
  on('get', '/api/orders/{orderId}', ok({ ...ORDER_ANSWER, date: TOMORROW, ...change }))

async function open(query: string, change: Partial<OrderResponse>, lastOrder: object = own) {
  const booking = await openBooking(`/paymentStatus${query}`, { lastOrder, handlers: [order(change)] })
  close = booking.close
  return booking
}

describe('a return that could not be read, in the tab that paid', () => {
  test.each([UNREADABLE, '', '?orderId=ORD-1', '?orderId=ORD-1-2'])(
    'the own order is followed and shown as paid from the address "%s"',
    async (query) => {
      const { heading } = await open(query, { paymentStatus: 'Paid' })
      expect(await heading('Payment Successful!')).toBeTruthy()
      expect(document.body.textContent).not.toContain('Processing Error')
      expect(document.body.textContent).not.toContain('not proof')
    },
  )

  test('the payment is shown as Processing while it is open, never as an error', async () => {
    const { heading } = await open(UNREADABLE, { paymentStatus: 'Pending', paymentReason: null })
    expect(await heading('Processing Payment...')).toBeTruthy()
  })

  test('a declined payment can be tried again', async () => {
    const declined = { paymentStatus: 'Failed', paymentReason: 'declined' } as const
    const { heading, path } = await open(UNREADABLE, declined)
    await heading('Payment Failed!')
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(path()).toBe('/confirm'))
  })

  test('another order’s address is not replaced by the own order', async () => {
    const { heading } = await open('?status=failed&orderId=ORD-10', { paymentStatus: 'Paid' })
    expect(await heading('Payment Failed!')).toBeTruthy()
  })

  test('a tab without an order says that there was an error, and so does one whose order is refused', async () => {
    await (await open(UNREADABLE, {}, {})).heading('Payment Processing Error!')
    close()
    const refused = on('get', '/api/orders/{orderId}', problem('NOT_FOUND'))
    const booking = await openBooking(`/paymentStatus${UNREADABLE}`, { lastOrder: own, handlers: [refused] })
    close = booking.close
    expect(await booking.heading('Payment Processing Error!')).toBeTruthy()
  })
})

test('a payment that was declined while another card page of the order is open can be tried again', async () => {
  const { heading, path } = await open('?status=failed&orderId=ORD-1&token=t0ken&reason=declined', {
    paymentStatus: 'Pending',
    paymentReason: null,
  })
  await heading('Payment Failed!')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(path()).toBe('/confirm'))
})

describe('a paid order', () => {
  const paid = '?status=success&orderId=ORD-1&token=t0ken'
  const ownLink = () => screen.queryByRole('link', { name: 'See, move or cancel the visit' })
  const inTabThatBooked = { 'homecare.booking.tokens': JSON.stringify({ 'booking ORD-1': 'own' }) }
  const openPaid = async (answer: OrderView, storage: Record<string, string> = {}) => {
    const booking = await openBooking(`/paymentStatus${paid}`, {
      storage,
      handlers: [on('get', '/api/orders/{orderId}', ok(answer))],
    })
    close = booking.close
    await booking.heading('Payment Successful!')
    await screen.findByRole('link', { name: 'Receipt (PDF)' })
  }
  const ofPatient = { ...ORDER_ANSWER, orderId: 'ORD-1', date: TOMORROW, paymentStatus: 'Paid' } as const

  test('links to the own booking page in the tab that booked, without its token in the address', async () => {
    await openPaid(ofPatient, inTabThatBooked)
    expect(ownLink()?.getAttribute('href')).toBe('/booking?orderId=ORD-1')
  })

  test('has no link to the own booking page in another browser, nor for the holder of a pay link', async () => {
    await openPaid(ofPatient)
    expect(ownLink()).toBeNull()
    close()
    await openPaid({ ...ofPatient, patient: null, home: null, draftKey: null, emailRefusedAt: null })
    expect(ownLink()).toBeNull()
  })
})
