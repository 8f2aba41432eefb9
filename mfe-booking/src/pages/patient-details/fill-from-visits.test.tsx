// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { noConnection, ok, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import { aMy, aPerson } from '../../testing/my'
import { DRAFT, openBooking, type BookingOptions } from '../../testing/render-booking'
// Imported here, the panel is loaded before a test can end.
import './visits-panel'

let close = () => {}
afterEach(() => close())

async function open(wasSignedIn: boolean, ...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await openBooking('/patientdetails', { draft: { ...DRAFT, patient: {} }, wasSignedIn, handlers })
  close = page.close
  await screen.findByRole('button', { name: OFFER })
  return page
}
const OFFER = 'Sign in by phone to fill this in'
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
/** A form that comes later than its page listens to its fields once it was shown. */
const listening = () => act(async () => {})
const value = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value
const my = (...people: ReturnType<typeof aPerson>[]) => on('get', '/api/my', ok(aMy({ people })))

test('nothing is loaded for visitors who don’t want it', async () => {
  const { api } = await open(true, my(aPerson()))
  expect(api.calls.filter(({ path }) => path.startsWith('/api/my'))).toEqual([])
})

test('a visitor who is signed in fills all eight fields by one press', async () => {
  const { path } = await open(true, my(aPerson()))
  await press(OFFER)
  expect(await screen.findByText(/^Filled in/)).toBeTruthy()
  expect(value('First name')).toBe('Mariam')
  expect(value('Last name')).toBe('Saleh')
  expect(value('Phone')).toBe('050 123 4567')
  expect(value('Landmark')).toBe('Opposite the park')
  await press('Continue')
  await waitFor(() => expect(path()).toBe('/confirm'))
})

test('of several people one is chosen, with the phone of the one who booked', async () => {
  const family = {
    id: 'family-1',
    role: 'manages',
    state: 'confirmed',
    name: 'Father',
    phoneNumber: '+971505556677',
  } as const
  const people = [aPerson(), aPerson({ fullName: 'Omar', city: 'Sharjah', familyId: 'family-1' })]
  await open(true, on('get', '/api/my', ok(aMy({ people, family: [family] }))))
  await press(OFFER)
  await press('Omar')
  await waitFor(() => expect(value('First name')).toBe('Omar'))
  expect([value('Last name'), value('Phone')]).toEqual(['-', '050 555 6677'])
})

test('a code signs in within the step, which then has the details', async () => {
  const inAMinute = new Date(Date.now() + 60_000).toISOString()
  const { api, path } = await open(
    false,
    on('post', '/api/my/code', ok({ until: inAMinute, againAt: inAMinute })),
    on('post', '/api/my/session', ok(null)),
  )
  await press(OFFER)
  const phone = await screen.findByLabelText('Phone number')
  await listening()
  fireEvent.change(phone, { target: { value: '0501234567' } })
  await press('Send a code')
  const code = await screen.findByLabelText('Code of six digits')
  await listening()
  api.use(my(aPerson()))
  fireEvent.change(code, { target: { value: '123456' } })
  fireEvent.submit(code)
  expect(await screen.findByText(/^Filled in/)).toBeTruthy()
  expect([value('First name'), path()]).toEqual(['Mariam', '/patientdetails'])
})

test.each([
  ['no visits', my(), 'There are no earlier visits with this number. Please fill in the form.'],
  ['no answer', on('get', '/api/my', noConnection), /^Your details could not be loaded/],
])('%s leave the form as it is, and it says so', async (_, handler, sentence) => {
  await open(true, handler)
  await press(OFFER)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(value('First name')).toBe('')
  await press('Fill it in myself')
  expect(await screen.findByRole('button', { name: OFFER })).toBeTruthy()
})
