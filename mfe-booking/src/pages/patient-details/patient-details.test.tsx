// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DRAFT, openBooking } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

async function open(patient: object = {}) {
  const booking = await openBooking('/patientdetails', { draft: { ...DRAFT, patient } })
  close = booking.close
  await screen.findByLabelText('First name')
  return booking
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))

test('all eight fields are required', async () => {
  const { path } = await open()
  send()
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(8))
  expect(path()).toBe('/patientdetails')
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
})

test.each([
  ['05012x4567', 'Only numbers are allowed'],
  ['1234567890123456', 'Phone number cannot exceed 15 digits'],
  ['123456789', 'Phone number cannot less than 10 digits'],
])('phone %s: %s', async (phone, message) => {
  await open(DRAFT.patient)
  type('Phone', phone)
  send()
  expect(await screen.findByText(message)).toBeTruthy()
})

test('spaces, + and dashes in a phone number are accepted', async () => {
  const { path } = await open(DRAFT.patient)
  type('Phone', '+971 50-123 4567')
  send()
  await waitFor(() => expect(path()).toBe('/confirm'))
})

test('each typed character is stored in the draft, so that a reload loses none', async () => {
  await open()
  type('Building name', 'Palm House')
  await waitFor(() => expect(sessionStorage.getItem('homecare.booking.draft')).toContain('Palm House'))
})

test('browsers can fill the form in', async () => {
  await open()
  const hints = [...document.querySelectorAll('form input')].map((input) => input.getAttribute('autocomplete'))
  expect(hints).toEqual([
    'given-name',
    'family-name',
    'email',
    'tel',
    'address-line3',
    'address-line1',
    'address-line2',
    'address-level2',
  ])
})

test('without a slot the page leads to the slot step', async () => {
  const booking = await openBooking('/patientdetails', { draft: { ...DRAFT, date: null, time: null } })
  close = booking.close
  await waitFor(() => expect(booking.path()).toBe('/selectdate&time'))
  expect(await screen.findByText(/choose date and time first/i)).toBeTruthy()
})

test('without a booking the page leads to the tests and says why', async () => {
  const booking = await openBooking('/patientdetails', { draft: null })
  close = booking.close
  await waitFor(() => expect(booking.path()).toBe('/bookbloodtest'))
  expect(await screen.findByText(/no booking has begun in this tab/i)).toBeTruthy()
})
