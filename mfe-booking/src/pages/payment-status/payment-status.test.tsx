// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderResponse } from '@homecare/contract/orders'
import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { openBooking, TOMORROW, type BookingOptions } from '../../testing/render-booking'

let close = () => {}
afterEach(() => {
  close()
  vi.useRealTimers()
})

async function open(query: string, options: BookingOptions = {}) {
  const booking = await openBooking(`/paymentStatus${query}`, options)
  close = booking.close
  return booking
}

const order = (change: Partial<OrderResponse>) => ({
  handlers: [on('get', '/api/orders/{orderId}', ok({ ...ORDER_ANSWER, date: TOMORROW, ...change }))],
})
const text = () => document.body.textContent

test('status success shows order and transaction, and that the page is no proof of payment', async () => {
  const { heading } = await open('?status=success&orderId=ORD-9&trackingId=312')
  await heading('Payment Successful!')
  for (const part of ['ORD-9', '312', 'This page is not proof of payment.']) expect(text()).toContain(part)
})

test('status failed shows order and reason, with a default reason', async () => {
  const { heading } = await open('?status=failed&orderId=ORD-9')
  await heading('Payment Failed!')
  expect(text()).toContain('Please try again or contact support.')
})

test('status error shows the message, with a default', async () => {
  const { heading } = await open('?status=error')
  await heading('Payment Processing Error!')
  expect(text()).toContain('Please try again later.')
})

test.each([
  ['?orderId=ORD-9', {}, undefined],
  ['?orderId=ORD-9', { 'homecare.booking.tokens': '{"booking ORD-9":"own"}' }, '/booking?orderId=ORD-9'],
  ['', {}, undefined],
])('Processing ends after a while where "%s" can’t be followed, and the page says what to do', async (...row) => {
  const [query, storage, ownPage] = row
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { heading } = await open(query, { storage })
  await heading('Processing Payment...')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await heading('We can’t see your payment here')
  expect(text()).toContain('Look for it before you pay again, or call us')
  expect(text()?.includes('ORD-9')).toBe(query !== '')
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/)
  const own = screen.queryByRole('link', { name: 'See, move or cancel the visit' })
  expect(own?.getAttribute('href')).toBe(ownPage)
})

test('any other status is shown as Processing', async () => {
  expect(await (await open('?status=maybe')).heading('Processing Payment...')).toBeTruthy()
})

test('it clears the booking on load', async () => {
  await open('?status=success')
  await waitFor(() => expect(sessionStorage.getItem('homecare.booking.draft')).toBeNull())
})

test('with a token it shows the booking, its receipt and its calendar entry', async () => {
  const { heading, api } = await open('?orderId=ORD-1&token=t0ken', order({ paymentStatus: 'Paid', trackingId: '312' }))
  await heading('Payment Successful!')
  expect(screen.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href')).toBe(
    `${api.apiBase}/orders/ORD-1/receipt.pdf?token=t0ken`,
  )
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    `${api.apiBase}/orders/ORD-1/visit.ics?token=t0ken`,
  )
  expect(text()).not.toContain('not proof')
})

test('a paid booking says when the nurse comes, where, from when not to eat, and where the email went', async () => {
  const date = addDays(dubaiDate(new Date()), 2)
  const paid = order({ paymentStatus: 'Paid', date, time: '10:00 Am', fastingHours: 12 })
  const { heading } = await open('?orderId=ORD-1&token=t0ken', paid)
  await heading('Payment Successful!')
  expect(screen.getByRole('heading', { level: 2, name: 'A nurse comes to you' })).toBeTruthy()
  expect(text()).toContain(`${ORDER_ANSWER.patient.doorNumber}, ${ORDER_ANSWER.patient.building}`)
  expect(text()).toContain(
    `Nothing to eat from 10:00 pm on ${formatDate(addDays(date, -1)).slice(0, -5)}. Water is fine.`,
  )
  expect(text()).toContain(`Sent to ${ORDER_ANSWER.patient.email}`)
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links).toEqual(['Add to calendar', 'Receipt (PDF)', 'All your visits', 'Go to Home'])
})

test('an email address that the mail server refused is said, with what to do', async () => {
  const refused = order({ paymentStatus: 'Paid', emailRefusedAt: '2026-11-25T08:00:00.000Z' })
  const { heading } = await open('?status=success&orderId=ORD-1&token=t', refused)
  await heading('Payment Successful!')
  expect(text()).toContain(`Our email to ${ORDER_ANSWER.patient.email} was refused`)
  expect(text()).not.toContain('Sent to')
})

test("the server's answer takes precedence over the query", async () => {
  const { heading } = await open('?status=success&orderId=ORD-1&token=t', order({ paymentStatus: 'Failed' }))
  await heading('Payment Failed!')
  expect(text()).toContain('Your bank did not approve the payment')
})

test('a bank’s own words are never shown, only what to do about them', async () => {
  const { heading } = await open(
    '?status=failed&orderId=ORD-1&token=t&reason=declined&message=Do%20not%20honour',
    order({ paymentReason: 'insufficient-funds', failureMessage: 'INSUFF FUNDS 51' }),
  )
  await heading('Payment Failed!')
  expect(await screen.findByText(/not enough money on this card/)).toBeTruthy()
  for (const raw of ['Do not honour', 'INSUFF']) expect(text()).not.toContain(raw)
})

test('a payment that the patient left is not finished, not failed', async () => {
  const { heading } = await open('?status=failed&orderId=ORD-1&token=t', order({ paymentReason: 'not-finished' }))
  await heading('Payment not finished')
  expect(text()).toContain('Nothing was charged')
  expect(text()).not.toContain('Failed')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('an abandoned payment is shown as not finished before the server has answered', async () => {
  const { heading } = await open('?status=failed&orderId=ORD-9&reason=not-finished')
  expect(await heading('Payment not finished')).toBeTruthy()
})

test.each([
  ['?status=failed&orderId=ORD-9&reason=not-finished', 'Payment not finished', true],
  ['?status=success&orderId=ORD-9', 'Payment Successful!', false],
])('with %s the sign points back in the reading direction only if it is an arrow', async (query, title, isArrow) => {
  const { heading } = await open(query)
  await heading(title)
  expect(document.querySelector('[data-outcome]')?.hasAttribute('data-mirror')).toBe(isArrow)
})

test('no text of the address is shown: neither a message, nor what is no order or transaction number', async () => {
  const { heading } = await open(
    '?status=error&message=Send%20AED%20500%20to%20me&orderId=Call%20050&trackingId=%3Cb%3E',
  )
  await heading('Payment Processing Error!')
  for (const forged of ['Send AED', 'Call 050', '<b>']) expect(text()).not.toContain(forged)
  expect(text()).toContain('Please try again later.')
})

test('the token leaves the address bar once it is read, and a reload still shows the booking', async () => {
  const { router, heading } = await open('?orderId=ORD-1&token=t0ken', order({ paymentStatus: 'Paid' }))
  await heading('Payment Successful!')
  expect(router.state.location.search).toBe('?orderId=ORD-1')
  close()
  const storage = Object.fromEntries(Object.entries(sessionStorage))
  const again = await openBooking('/paymentStatus?orderId=ORD-1', { ...order({ paymentStatus: 'Paid' }), storage })
  close = again.close
  await again.heading('Payment Successful!')
  expect(screen.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href')).toContain('token=t0ken')
})

test('with another order’s token the page is no proof of payment', async () => {
  const { api } = await open('?status=success&orderId=ORD-1&token=x')
  expect(await screen.findByText('This page is not proof of payment.')).toBeTruthy()
  expect(api.calls.map(({ path }) => path)).toContain('/api/orders/ORD-1?token=x')
})

test('after a failure Try again leads to the confirmation with the same key', async () => {
  const { path } = await open('?status=failed&orderId=ORD-1&token=t', order({}))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(path()).toBe('/confirm'))
  expect(sessionStorage.getItem('homecare.booking.draft')).toContain('order-key-1')
})

test('the holder of a pay link sees for whom and what is paid, and nothing of the patient', async () => {
  const { draftKey: _, ...rest } = ORDER_ANSWER
  const view = {
    ...rest,
    draftKey: null,
    emailRefusedAt: null,
    patient: null,
    home: null,
    people: ['Mariam'],
    paymentStatus: 'Paid' as const,
  }
  const { heading } = await open('?status=success&orderId=ORD-1&token=t', {
    handlers: [on('get', '/api/orders/{orderId}', ok(view))],
  })
  await heading('Payment Successful!')
  expect(await screen.findByText('Mariam')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Receipt (PDF)' })).toBeTruthy()
  expect(text()).not.toMatch(/Palm House|mariam@example|undefined|null/)
  expect(screen.queryByRole('button', { name: 'Book again' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
})

test('a token that has ended is answered with the sentence that says whom to call', async () => {
  const detail = 'This link has ended. Call us on +971 4 000 0000 and quote ORD-1: we will help you.'
  await open('?orderId=ORD-1&token=t', {
    handlers: [on('get', '/api/orders/{orderId}', problem('NOT_FOUND', { detail }))],
  })
  expect(await screen.findByText(detail)).toBeTruthy()
})
