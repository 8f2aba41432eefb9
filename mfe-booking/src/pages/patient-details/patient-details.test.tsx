// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DRAFT, openBooking, REMEMBERED, type BookingOptions } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

async function open(patient: object = {}, options: BookingOptions = {}) {
  const booking = await openBooking('/patientdetails', { draft: { ...DRAFT, patient }, ...options })
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')))
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

test('an area of the provider fills the city, which may be any other text as well', async () => {
  const { path } = await open({ ...DRAFT.patient, city: 'Dubai' })
  const area = screen.getByLabelText<HTMLSelectElement>('Area')
  const city = screen.getByLabelText<HTMLInputElement>('City')
  expect([...area.options].map(({ value }) => value)).toEqual(['', 'Deira'])
  expect(area.value).toBe('')
  fireEvent.change(area, { target: { value: 'Deira' } })
  expect(city.value).toBe('Deira, Dubai')
  type('City', 'Hatta')
  expect(area.value).toBe('')
  send()
  await waitFor(() => expect(path()).toBe('/confirm'))
  expect(document.body.textContent).toContain('Hatta')
})

test('browsers can fill the form in', async () => {
  await open()
  const hints = [...document.querySelectorAll('form input:not([type=checkbox])')].map((input) =>
    input.getAttribute('autocomplete'),
  )
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
  expect(await screen.findByText(/choose a date and time first/i)).toBeTruthy()
})

test('without a booking the page leads to the tests and says why', async () => {
  const booking = await openBooking('/patientdetails', { draft: null })
  close = booking.close
  await waitFor(() => expect(booking.path()).toBe('/bookbloodtest'))
  expect(await screen.findByText(/there is no booking in this tab/i)).toBeTruthy()
})

const stored = () => localStorage.getItem('homecare.booking.remembered')
const rememberBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Remember me on this device/ })

test('nothing is remembered on the device unless the visitor ticks the box, which says what is stored', async () => {
  const { path } = await open(DRAFT.patient)
  expect(rememberBox().checked).toBe(false)
  expect(rememberBox().closest('label')?.textContent).toMatch(/details above and your tests.*six months/)
  send()
  await waitFor(() => expect(path()).toBe('/confirm'))
  expect(stored()).toBeNull()
})

test('a ticked box stores the details with the tests, and unticking it later erases them', async () => {
  const { router, path } = await open(DRAFT.patient)
  fireEvent.click(rememberBox())
  send()
  await waitFor(() => expect(path()).toBe('/confirm'))
  expect(JSON.parse(stored() ?? '')).toMatchObject({ testIds: [3], packageIds: [1], patient: DRAFT.patient })
  void router.navigate('/patientdetails')
  await screen.findByLabelText('First name')
  expect(rememberBox().checked).toBe(true)
  fireEvent.click(rememberBox())
  send()
  await waitFor(() => expect(path()).toBe('/confirm'))
  expect(stored()).toBeNull()
})

test('on a shared device nobody’s details are filled in before a press, and another patient leaves them as they are', async () => {
  const { path } = await open({}, { remembered: REMEMBERED })
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('')
  expect(rememberBox().checked).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Fill in these details' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mariam@example.com')
  type('First name', 'Omar')
  fireEvent.click(rememberBox())
  send()
  await waitFor(() => expect(path()).toBe('/confirm'))
  expect(stored()).toContain('Mariam')
  expect(stored()).not.toContain('Omar')
})

test('details that were erased on the patient step are not stored again with its button', async () => {
  const { path } = await open(DRAFT.patient, { remembered: REMEMBERED })
  expect(rememberBox().checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Erase them from this device' }))
  expect(stored()).toBeNull()
  send()
  await waitFor(() => expect(path()).toBe('/confirm'))
  expect(stored()).toBeNull()
})

test('a browser that stores nothing says so, and the booking goes on', async () => {
  const { path, toasts } = await open(DRAFT.patient)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(rememberBox())
  send()
  await waitFor(() => expect(path()).toBe('/confirm'))
  expect(toasts).toEqual(['This browser does not allow storage, so your details could not be remembered.'])
  vi.restoreAllMocks()
})
