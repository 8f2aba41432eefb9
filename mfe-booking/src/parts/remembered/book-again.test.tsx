// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { keepForLink } from '@homecare/remote-kit/kept-offline'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { afterEach, expect, test } from 'vitest'
import {
  DRAFT,
  openBooking,
  pressToLeave,
  REMEMBERED,
  TOMORROW,
  type BookingOptions,
} from '../../testing/render-booking'
import { parseRemembered } from './remembered-booking'

let close = () => {}
afterEach(() => {
  close()
  close = () => {}
})

async function open(path: string, options: BookingOptions) {
  const booking = await openBooking(path, options)
  close = booking.close
  return booking
}

const stored = () => localStorage.getItem('homecare.booking.remembered')

test('a remembered visitor books again from the catalogue: only the slot is to be chosen', async () => {
  const { path } = await open('/bookbloodtest', { draft: null, remembered: REMEMBERED })
  expect(await screen.findByRole('heading', { name: 'Welcome back, Mariam' })).toBeTruthy()
  await pressToLeave(screen.getByRole('button', { name: 'Book again' }))
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
  fireEvent.click(await screen.findByRole('button', { name: /^Earliest/ }))
  await pressToLeave(screen.getByRole('button', { name: 'Book Appointment' }))
  await waitFor(() => expect(path()).toBe('/confirm'))
  await screen.findByRole('button', { name: 'Confirm Booking' })
  for (const part of ['Mariam Saleh', 'Palm House', 'Vitamin D', 'AED\u00A0520.00'])
    expect(document.body.textContent).toContain(part)
})

const FAMILY = {
  ...REMEMBERED,
  without: ['test 3'],
  others: [
    { name: 'Lina Saleh', without: [] },
    { name: 'Adam Saleh', without: ['package 1'] },
  ],
}

test('a remembered family is booked again with everybody’s tests, and the offer names nobody else', async () => {
  const { path } = await open('/bookbloodtest', { draft: null, remembered: FAMILY })
  const offer = (await screen.findByRole('heading', { name: 'Welcome back, Mariam' })).parentElement
  expect(offer?.textContent).toContain('for the same 3 people')
  expect(offer?.textContent).not.toMatch(/Lina|Adam/)
  await pressToLeave(screen.getByRole('button', { name: 'Book again' }))
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
  fireEvent.click(await screen.findByRole('button', { name: /^Earliest/ }))
  await pressToLeave(screen.getByRole('button', { name: 'Book Appointment' }))
  await waitFor(() => expect(path()).toBe('/confirm'))
  await screen.findByRole('button', { name: 'Confirm Booking' })
  for (const line of ['Mariam Saleh: Basic Health Package I', 'Lina Saleh: Vitamin D', 'Adam Saleh: Vitamin D'])
    expect(screen.getByText(line)).toBeTruthy()
  expect(screen.queryByText('Mariam Saleh: Vitamin D')).toBeNull()
  expect(stored()).toContain('Lina Saleh')
})

test('the offer names no test, and another person erases it with one press', async () => {
  await open('/bookbloodtest', { draft: null, remembered: REMEMBERED })
  const offer = (await screen.findByRole('heading', { name: 'Welcome back, Mariam' })).parentElement
  expect(offer?.textContent).not.toMatch(/Vitamin|Package|Saleh|Palm/)
  fireEvent.click(screen.getByRole('button', { name: 'Not Mariam? Erase these details' }))
  expect(screen.queryByRole('heading', { name: /Welcome back/ })).toBeNull()
  expect(stored()).toBeNull()
})

test('with the details of a device go its own bookings that were kept for reading without a network', async () => {
  const note = {
    title: 'Your visit is booked',
    facts: [],
    href: '/booking',
    action: 'Open',
    until: Date.now() + 90_000_000,
  }
  await open('/bookbloodtest', { draft: null, remembered: REMEMBERED })
  await keepForLink('a-token-of-a-link', note)
  expect(JSON.stringify(localStorage)).toContain('homecare.offline.')
  fireEvent.click(await screen.findByRole('button', { name: 'Not Mariam? Erase these details' }))
  await waitFor(() => expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('homecare.offline'))
})

test('tests that are no longer offered are left out of the new booking, and the page says so', async () => {
  await open('/bookbloodtest', { draft: null, remembered: { ...REMEMBERED, testIds: [3, 66] } })
  await pressToLeave(await screen.findByRole('button', { name: 'Book again' }))
  expect(await screen.findByText(/Some of the tests you had chosen are no longer offered/)).toBeTruthy()
})

test('a paid booking is booked again from its status page, with its phone number to type again, and what the device remembers is erased there', async () => {
  const paid = on('get', '/api/orders/{orderId}', ok({ ...ORDER_ANSWER, date: TOMORROW, paymentStatus: 'Paid' }))
  const { path, heading } = await open('/paymentStatus?orderId=ORD-1&token=t', {
    draft: null,
    remembered: REMEMBERED,
    handlers: [paid],
  })
  await heading('Payment Successful!')
  fireEvent.click(screen.getByRole('button', { name: 'Erase them from this device' }))
  expect(stored()).toBeNull()
  await pressToLeave(screen.getByRole('button', { name: 'Book again' }))
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
  const draft: unknown = JSON.parse(sessionStorage.getItem('homecare.booking.draft') ?? '')
  expect(draft).toMatchObject({ testIds: [3], packageIds: [1], date: null, patient: { ...DRAFT.patient, phone: '' } })
  expect(draft).not.toMatchObject({ key: ORDER_ANSWER.draftKey })
})

const NOW = new Date()
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

test('after half a year nothing is remembered any more', async () => {
  const read = (savedAt: string) => parseRemembered(JSON.stringify({ ...REMEMBERED, savedAt }), NOW)
  expect(read(daysAgo(182))?.patient).toEqual(DRAFT.patient)
  expect(read(daysAgo(184))).toBeNull()
  await open('/bookbloodtest', { draft: null, remembered: { ...REMEMBERED, savedAt: daysAgo(184) } })
  await waitFor(() => expect(stored()).toBeNull())
})

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...REMEMBERED, version: 1 })],
  ['no date', JSON.stringify({ ...REMEMBERED, savedAt: 7 })],
  ['a date to come', JSON.stringify({ ...REMEMBERED, savedAt: daysAgo(-30) })],
  ['half a patient', JSON.stringify({ ...REMEMBERED, patient: { firstName: 'Mariam' } })],
])('a damaged entry is no remembered patient: %s', (_, text) => {
  expect(parseRemembered(text, NOW)).toBeNull()
})
