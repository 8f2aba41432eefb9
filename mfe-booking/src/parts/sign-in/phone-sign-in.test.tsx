// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import { aMy } from '../../testing/my'
import { openBooking, type BookingOptions } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const sent = (againIn = 60) => on('post', '/api/my/code', ok({ until: inSeconds(600), againAt: inSeconds(againIn) }))

async function open(...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await openBooking('/my', { draft: null, handlers })
  close = page.close
  return { ...page, posts: () => page.api.calls.filter(({ method }) => method === 'POST') }
}
const type = async (label: string, value: string) => {
  const field = await screen.findByRole('textbox', { name: label })
  // A form that comes later than its page listens to its fields once it was shown.
  await act(async () => {})
  fireEvent.change(field, { target: { value } })
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
async function openAtCode(...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await open(sent(), ...handlers)
  await type('Phone number', '050 123 4567')
  await press('Send a code')
  await screen.findByText('050 ••• 4567')
  return page
}
const CODE = 'Code of six digits'

test('phone and code open the page, and neither is ever in an address', async () => {
  const { api, posts, router } = await openAtCode(on('post', '/api/my/session', ok(null)))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: CODE }))
  api.use(on('get', '/api/my', ok(aMy())))
  await type(CODE, ' 123 456 ')
  await press('Continue')
  expect(await screen.findByRole('heading', { name: 'Your next visit' })).toBeTruthy()
  expect(posts().map(({ body }) => body)).toEqual([
    { phoneNumber: '050 123 4567' },
    { phoneNumber: '050 123 4567', code: '123456', stay: true },
  ])
  expect(api.calls.map(({ path }) => path).join(' ')).not.toMatch(/4567|123456/)
  expect(JSON.stringify(router.state.location)).not.toMatch(/4567|123456/)
})

test('Arabic digits are a code too, and a shared tablet is not kept signed in', async () => {
  const { posts } = await openAtCode(on('post', '/api/my/session', ok(null)), on('get', '/api/my', ok(aMy())))
  fireEvent.click(screen.getByRole('checkbox', { name: /^Keep me signed in/ }))
  await type(CODE, '١٢٣٤٥٦')
  await press('Continue')
  await waitFor(() => expect(posts()[1]?.body).toMatchObject({ code: '123456', stay: false }))
})

test('phones and keyboards offer the code of the message for the field', async () => {
  await openAtCode()
  const field = screen.getByRole('textbox', { name: CODE })
  expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code'])
})

test('anything but six digits and a number that can’t be one are refused before they are sent', async () => {
  const { posts } = await openAtCode()
  await type(CODE, '12345')
  await press('Continue')
  expect(await screen.findByText('Enter the six digits of our message')).toBeTruthy()
  await press('Change the number')
  await type('Phone number', '050')
  await press('Send a code')
  expect(await screen.findByText(/cannot less than 10 digits/)).toBeTruthy()
  expect(posts()).toHaveLength(1)
})

test('the number that was typed is still there when somebody changes it', async () => {
  await openAtCode()
  await press('Change the number')
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone number' })).value).toBe('050 123 4567')
})

test('a wrong code is said at its field, which has the focus', async () => {
  await openAtCode(on('post', '/api/my/session', problem('CODE_WRONG')))
  await type(CODE, '000000')
  await press('Continue')
  expect(await screen.findByText(/^This is not the code of our last message/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: CODE }))
})

test.each([
  [
    'too many wrong codes',
    problem('RATE_LIMITED', { retryAt: '2026-03-06T12:15:00.000Z' }),
    /after 4:15 pm on Fri 6 Mar/,
  ],
  ['too many codes', problem('TOO_MANY_CODES'), /Try again later, or call us/],
  ['a server without messages', problem('UNAVAILABLE'), /Messages can’t be sent just now/],
  ['no answer', noConnection, 'That did not work. Try again in a moment, or call us.'],
] as const)('%s keep the page closed, and it says what to do', async (_, answer, sentence) => {
  await openAtCode(on('post', '/api/my/session', answer))
  await type(CODE, '123456')
  await press('Continue')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: CODE })).toBeTruthy()
})

test('another code can be requested once its time has come', async () => {
  const { posts } = await open(sent(0))
  await type('Phone number', '050 123 4567')
  await press('Send a code')
  await press('Send another code')
  expect(await screen.findByText('Another code is on its way. Only the newest one works.')).toBeTruthy()
  expect(posts()).toHaveLength(2)
})

test('until then the button says how long it takes', async () => {
  await openAtCode()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Another code can be sent in \d+ seconds?$/ })
  expect(button.disabled).toBe(true)
})

test('a browser that was never signed in sends no call when the page opens', async () => {
  const { api } = await open()
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy()
  expect(api.calls).toEqual([])
})

test('a session that has ended leads to the field for the phone, and to no call the next time', async () => {
  const ended = on('get', '/api/my', problem('UNAUTHENTICATED'))
  const page = await openBooking('/my', { draft: null, wasSignedIn: true, handlers: [ended] })
  close = page.close
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy()
  expect(localStorage.getItem('homecare.phone-session')).toBeNull()
})
