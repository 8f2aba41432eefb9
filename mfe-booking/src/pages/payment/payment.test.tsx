// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderResponse } from '@homecare/contract/orders'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { INITIATE_ANSWER, ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { openBooking, TOMORROW } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

const order = (paymentStatus: OrderResponse['paymentStatus']) =>
  on('get', '/api/orders/{orderId}', ok({ ...ORDER_ANSWER, date: TOMORROW, paymentStatus, paymentReason: null }))

test('the hidden form is submitted to the gateway once automatically, and the draft is deleted', async () => {
  // jsdom can't leave the page, so the leaving is watched instead.
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const booking = await openBooking('/confirm')
  close = booking.close
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm Booking' }))
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  const form = document.querySelector('form')
  expect(form?.action).toBe(INITIATE_ANSWER.ccaUrl)
  expect(form?.method).toBe('post')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    encRequest: 'beef',
    access_code: 'A1',
    merchant_id: 'M1',
  })
  expect(sessionStorage.getItem('homecare.booking.draft')).toBeNull()
  submit.mockRestore()
})

test('after Back the draft is restored, so that the order can be changed and paid', async () => {
  const booking = await openBooking('/payment', {
    draft: null,
    lastOrder: { orderId: 'ORD-1', token: 't0ken' },
    handlers: [order('Pending'), on('post', '/api/orders/{orderId}/pay', problem('PAYMENT_UNAVAILABLE'))],
  })
  close = booking.close
  fireEvent.click(await screen.findByRole('button', { name: 'Change or pay' }))
  await booking.heading('Booking Confirmation')
  expect(booking.path()).toBe('/confirm')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm Booking' }))
  await waitFor(() =>
    expect(booking.api.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/orders/ORD-1/pay',
      body: { token: 't0ken' },
    }),
  )
})

test('an order that was paid meanwhile is shown as paid instead of being paid twice', async () => {
  const booking = await openBooking('/payment', {
    draft: null,
    lastOrder: { orderId: 'ORD-1', token: 't0ken' },
    handlers: [order('Paid')],
  })
  close = booking.close
  fireEvent.click(await screen.findByRole('button', { name: 'Change or pay' }))
  expect(await booking.heading('Payment Successful!')).toBeTruthy()
})

test('without an answer about the order the page reports it and stays', async () => {
  const booking = await openBooking('/payment', {
    draft: null,
    lastOrder: { orderId: 'ORD-1', token: 't0ken' },
    handlers: [on('get', '/api/orders/{orderId}', noConnection)],
  })
  close = booking.close
  fireEvent.click(await screen.findByRole('button', { name: 'Change or pay' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Our server did not answer.')
  expect(booking.path()).toBe('/payment')
})

test("reloaded it sends nothing, says why and leads to the payment's status", async () => {
  sessionStorage.clear()
  const booking = await openBooking('/payment', { lastOrder: { orderId: 'ORD-1', token: 't0ken' } })
  close = booking.close
  const status = await screen.findByRole('link', { name: 'See my payment’s status' })
  expect(status.getAttribute('href')).toBe('/paymentStatus?orderId=ORD-1&token=t0ken')
  expect(document.querySelector('form')).toBeNull()
})
