// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DRAFT, openBooking, pressToLeave, REMEMBERED, type BookingOptions } from '../../testing/render-booking'

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
const sendAndLeave = () => pressToLeave(screen.getByRole('button', { name: 'Continue' }))

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

test('an area of the provider fills the city, which is then not asked about, and any other place is typed', async () => {
  await open({ ...DRAFT.patient, city: 'Dubai' })
  const area = screen.getByLabelText<HTMLSelectElement>('Area')
  const city = screen.getByLabelText<HTMLInputElement>('City')
  expect([...area.options].map(({ value }) => value)).toEqual(['', 'Deira'])
  expect([area.value, city.readOnly]).toEqual(['', false])
  fireEvent.change(area, { target: { value: 'Deira' } })
  expect([city.value, city.readOnly]).toEqual(['Deira, Dubai', true])
  fireEvent.change(area, { target: { value: '' } })
  expect([city.value, city.readOnly]).toEqual(['', false])
  // The name of an area that is typed never locks the field under the fingers.
  type('City', 'Deira, Dubai')
  expect([area.value, city.readOnly]).toEqual(['Deira', false])
  type('City', 'Hatta')
  await sendAndLeave()
  await screen.findByRole('button', { name: 'Confirm Booking' })
  expect(document.body.textContent).toContain('Hatta')
})

test('a city that is the name of an area is filled in by that area when the form opens', async () => {
  await open({ ...DRAFT.patient, city: 'Deira, Dubai' })
  expect(screen.getByLabelText<HTMLSelectElement>('Area').value).toBe('Deira')
  expect(screen.getByLabelText<HTMLInputElement>('City').readOnly).toBe(true)
})

test('a home may have no landmark: one press says so, the confirmation leaves it out, and it can be typed after all', async () => {
  const { router } = await open({ ...DRAFT.patient, landmark: '' })
  const none = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'There is no landmark' })
  fireEvent.click(none())
  expect(screen.getByLabelText<HTMLInputElement>('Landmark').value).toBe('None')
  await sendAndLeave()
  await screen.findByRole('button', { name: 'Confirm Booking' })
  expect(screen.getByText('Palm House')).toBeTruthy()
  expect(screen.queryByText('None')).toBeNull()
  void router.navigate('/patientdetails')
  await screen.findByLabelText('Landmark')
  expect(none().checked).toBe(true)
  type('Landmark', 'Near the park')
  expect(none().checked).toBe(false)
})

test('flat or villa is sent with the address and shown with it, and may be left open', async () => {
  const { api } = await open(DRAFT.patient)
  fireEvent.click(screen.getByRole('radio', { name: 'Villa' }))
  expect(screen.getByText('The number of the villa.')).toBeTruthy()
  await sendAndLeave()
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm Booking' }))
  expect(screen.getByText('Villa 12')).toBeTruthy()
  await waitFor(() => {
    const sent = api.calls.find((call) => call.path === '/api/payment/initiate')
    expect(sent?.body).toMatchObject({ doorNo: '12', home: { kind: 'villa', pin: null } })
  })
})

test('browsers can fill the form in', async () => {
  await open()
  const hints = [...document.querySelectorAll('form input:not([type=checkbox], [type=radio])')].map((input) =>
    input.getAttribute('autocomplete'),
  )
  expect(hints).toEqual([
    'given-name',
    'family-name',
    'email',
    'tel',
    'address-level2',
    'address-line3',
    'address-line1',
    'address-line2',
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
