// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { openBooking, type BookingOptions } from '../testing/render-booking'

let idle: (() => void)[] = []
let close = () => {}
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

async function open(path: string, options?: BookingOptions) {
  const booking = await openBooking(path, options)
  close = booking.close
  const counted = () => booking.api.calls.filter((call) => call.path === '/api/booking-steps').map(({ body }) => body)
  return { ...booking, counted }
}
const whenIdle = () => idle.splice(0).forEach((task) => task())
const paidOrder = on('get', '/api/orders/{orderId}', ok({ ...ORDER_ANSWER, paymentStatus: 'Paid' }))
const status = `/paymentStatus?orderId=${ORDER_ANSWER.orderId}&token=t0ken`

test('each step is counted once in a page view, when the page has time, and by nothing but its name', async () => {
  const { counted, path } = await open('/confirm')
  await screen.findByRole('button', { name: 'Confirm Booking' })
  expect(counted()).toEqual([])
  whenIdle()
  await waitFor(() => expect(counted()).toEqual([{ step: 'confirm' }]))
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(path()).not.toBe('/confirm'))
  whenIdle()
  await waitFor(() => expect(counted()).toHaveLength(2))
  expect(new Set(counted().map((body) => JSON.stringify(body))).size).toBe(2)
})

test('a step is counted when the page is left before it had time', async () => {
  const { counted } = await open('/patientdetails')
  await screen.findByRole('button', { name: 'Continue' })
  dispatchEvent(new Event('pagehide'))
  whenIdle()
  await waitFor(() => expect(counted()).toEqual([{ step: 'patient' }]))
})

test('a paid booking is counted in the tab that paid it', async () => {
  const lastOrder = { orderId: ORDER_ANSWER.orderId, token: 't0ken' }
  const { counted, heading } = await open(status, { draft: null, lastOrder, handlers: [paidOrder] })
  await heading('Payment Successful!')
  whenIdle()
  await waitFor(() => expect(counted()).toEqual([{ step: 'paid' }]))
})

test('a link to a paid booking is not counted as a payment', async () => {
  const { heading } = await open(status, { draft: null, handlers: [paidOrder] })
  await heading('Payment Successful!')
  expect(idle).toEqual([])
})
