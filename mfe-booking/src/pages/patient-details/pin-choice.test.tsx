// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DRAFT, openBooking, pressToLeave } from '../../testing/render-booking'

type Asked = (success: PositionCallback, failure: PositionErrorCallback) => void

let close = () => {}
afterEach(() => {
  close()
  Reflect.deleteProperty(navigator, 'geolocation')
})

async function open(asked: Asked, draft: object = {}) {
  const getCurrentPosition = vi.fn<Asked>(asked)
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  const booking = await openBooking('/patientdetails', { draft: { ...DRAFT, ...draft } })
  close = booking.close
  await screen.findByLabelText('First name')
  return { ...booking, asked: getCurrentPosition }
}
const at =
  (latitude: number, longitude: number, accuracy: number): Asked =>
  (found) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The other facts of a place are not read.
    found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition)
const failing =
  (code: number): Asked =>
  (_, failed) =>
    failed({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add a pin from this phone' }))
const kept = () => sessionStorage.getItem('homecare.booking.draft') ?? ''

test('the phone is asked for its place only by a press, and the pin goes out with the booking, to about ten metres', async () => {
  const { asked, api } = await open(at(25.204849, 55.270783, 12))
  expect(asked).not.toHaveBeenCalled()
  add()
  expect(await screen.findByText('The nurse gets a pin with the address.')).toBeTruthy()
  await pressToLeave(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('With a pin on the map')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm Booking' }))
  await waitFor(() => {
    const sent = api.calls.find((call) => call.path === '/api/payment/initiate')
    expect(sent?.body).toMatchObject({ home: { kind: null, pin: '25.2048,55.2708' } })
  })
})

test('a pin is taken back with one press', async () => {
  await open(at(25.2048, 55.2708, 12), { home: { kind: 'flat', pin: '25.2000,55.2000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Remove the pin' }))
  expect(screen.getByRole('button', { name: 'Add a pin from this phone' })).toBeTruthy()
  await waitFor(() => expect(kept()).not.toContain('25.2000'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Flat' }).checked).toBe(true)
})

test.each([
  ['a refused permission', failing(1), /keeps the place to itself, and that is fine/],
  ['a phone without a signal', failing(2), /could not be found just now/],
  ['a phone that takes too long', failing(3), /could not be found just now/],
  ['a device that knows its place only roughly', at(25.2048, 55.2708, 4000), /only roughly/],
  ['a phone abroad', at(51.5072, -0.1276, 12), /not in the Emirates just now/],
])('%s is said calmly, and the booking goes on without a pin', async (_, asked, sentence) => {
  const { path } = await open(asked)
  add()
  expect((await screen.findByText(sentence)).closest('[role=status]')).toBeTruthy()
  expect(kept()).not.toContain('"pin":"')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(path()).toBe('/confirm'))
})

test('after the page was loaded again for the question, the phone is asked without another press, and the focus is where it was', async () => {
  const getCurrentPosition = vi.fn<Asked>(at(25.2048, 55.2708, 12))
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  const booking = await openBooking('/patientdetails', { storage: { 'homecare.booking.pin-wanted': 'yes' } })
  close = booking.close
  expect(await screen.findByText('The nurse gets a pin with the address.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the pin' }))
  expect(sessionStorage.getItem('homecare.booking.pin-wanted')).toBeNull()
})

test('a browser without places offers no pin', async () => {
  const booking = await openBooking('/patientdetails')
  close = booking.close
  await screen.findByLabelText('First name')
  expect(screen.queryByRole('button', { name: /pin/ })).toBeNull()
})
