// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openBooking } from '../testing/render-booking'

let close = () => {}
afterEach(() => close())

const READY = {
  success: true,
  orderId: 'ORD-1',
  ccaUrl: 'https://g.example/pay',
  merchantId: 'M1',
  accessCode: 'A1',
  encRequest: 'beef',
  token: 't0ken',
}

test('the hidden form goes to the gateway by itself, once, and the draft is gone', async () => {
  // jsdom can't leave the page, so the leaving is watched instead.
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const booking = await openBooking('/confirm', { answer: () => ({ body: READY }) })
  close = booking.close
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm Booking' }))
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  const form = document.querySelector('form')
  expect(form?.action).toBe(READY.ccaUrl)
  expect(form?.method).toBe('post')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    encRequest: 'beef',
    access_code: 'A1',
    merchant_id: 'M1',
  })
  expect(sessionStorage.getItem('homecare.booking.draft')).toBeNull()
  submit.mockRestore()
})

test("reloaded it sends nothing, says why and leads to the payment's status", async () => {
  sessionStorage.clear()
  const booking = await openBooking('/payment', { lastOrder: { orderId: 'ORD-1', token: 't0ken' } })
  close = booking.close
  const status = await screen.findByRole('link', { name: 'See my payment’s status' })
  expect(status.getAttribute('href')).toBe('/paymentStatus?orderId=ORD-1&token=t0ken')
  expect(document.querySelector('form')).toBeNull()
})
