// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { formatDate } from '@homecare/domain/dates'
import { noConnection, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import { DRAFT, openBooking, TOMORROW, type BookingOptions } from '../../testing/render-booking'

type RefusalCode =
  | 'CODE_EXPIRED'
  | 'CODE_REQUIRED'
  | 'CODE_WRONG'
  | 'SAME_PERSON'
  | 'TOO_MANY_CODES'
  | 'DAY_SEATS_LIMIT'
  | 'PAYMENT_UNAVAILABLE'
  | 'PRICE_CHANGED'
  | 'SLOT_FULL'
  | 'TOO_MANY_HOLDS'

let close = () => {}
afterEach(() => close())

async function open(options: BookingOptions = {}) {
  const booking = await openBooking('/confirm', options)
  close = booking.close
  return booking
}

const refusing = (...refusal: Parameters<typeof problem<RefusalCode>>) => ({
  handlers: [on('post', '/api/payment/initiate', problem(...refusal))],
})

const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Confirm Booking' }))

test('shows name, mobile, city, tests, date and time, and the total with two decimals', async () => {
  await open()
  await screen.findByRole('button', { name: 'Confirm Booking' })
  for (const text of [
    'Mariam Saleh',
    '050 123 4567',
    'Dubai',
    'Vitamin D',
    'Basic Health Package I',
    `${formatDate(TOMORROW)}, 10:30 Am`,
  ]) {
    expect(document.body.textContent).toContain(text)
  }
  expect(document.body.textContent).toContain('AED\u00A0520.00')
})

test('at exactly 300.00 there is the minimum message and only Back', async () => {
  const { path } = await open({ draft: { ...DRAFT, testIds: [4], packageIds: [] } })
  expect(await screen.findByText('Minimum booking amount is 300. Please add more items to proceed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm Booking' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(path()).toBe('/bookbloodtest'))
})

test('without a date the page leads to the start', async () => {
  const { path } = await open({ draft: { ...DRAFT, date: null, time: null } })
  await waitFor(() => expect(path()).toBe('/bookbloodtest'))
})

test('a number of another country is grouped as people there write it', async () => {
  await open({ draft: { ...DRAFT, patient: { ...DRAFT.patient, phone: '00442079460000' } } })
  expect(await screen.findByText('+44 20 7946 0000')).toBeTruthy()
})

test('while the payment is being started the button shows it; a failure is reported and enables it again', async () => {
  const { toasts } = await open(refusing('PAYMENT_UNAVAILABLE'))
  await confirm()
  expect(screen.getByRole('button', { name: 'Processing...' }).getAttribute('aria-disabled')).toBe('true')
  await screen.findByRole('button', { name: 'Confirm Booking' })
  expect(toasts).toEqual(['Payment service unavailable. Please try again later.'])
})

test('without an answer a message beside the button says that nothing was charged, and whom to call', async () => {
  const { api } = await open()
  await screen.findByRole('button', { name: 'Confirm Booking' })
  api.use(on('post', '/api/payment/initiate', noConnection))
  await confirm()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Our server did not answer.')
  expect(alert.textContent).toContain('Nothing was charged')
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('tel:+97140000000')
  expect(screen.getByRole('button', { name: 'Confirm Booking' })).toBeTruthy()
})

test.each([
  ['TOO_MANY_HOLDS' as const, /Three of your bookings are still waiting for payment/],
  ['DAY_SEATS_LIMIT' as const, /Choose another day/],
])('%s says what to do beside the button, without a toast', async (code, sentence) => {
  const { toasts } = await open(refusing(code))
  await confirm()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(sentence)
  expect(alert.textContent).toContain('Nothing was charged')
  expect(toasts).toEqual([])
})

test('a changed price is shown and has to be confirmed', async () => {
  const { api } = await open(refusing('PRICE_CHANGED', { total: 560 }))
  await confirm()
  expect(await screen.findByText(/was AED 520\.00 and is now AED 560\.00/)).toBeTruthy()
  await confirm()
  await waitFor(() =>
    expect(api.calls.filter((call) => call.method === 'POST').at(-1)?.body).toMatchObject({ amount: 560 }),
  )
})

const posts = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.calls.filter((call) => call.path === '/api/payment/initiate').map((call) => call.body as Record<string, unknown>)
const type = (code: string) => fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: code } })
const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))

test('the email can be changed, and a likely slip in it is asked about', async () => {
  await open({ draft: { ...DRAFT, patient: { ...DRAFT.patient, email: 'mona@gmial.com' } } })
  const fact = (await screen.findByText('mona@gmial.com')).closest('dd, div')?.parentElement
  expect(fact?.textContent).toContain('Did you mean mona@gmail.com?')
  expect(screen.getByRole('link', { name: 'Change email' })).toBeTruthy()
})

test('one of the last times of a day needs the code from the email, which is sent with the same booking', async () => {
  const { api } = await open(refusing('CODE_REQUIRED'))
  await confirm()
  const heading = await screen.findByRole('heading', { name: 'Enter the code from our email' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.body.textContent).toContain(`sent to ${DRAFT.patient.email}`)
  expect(screen.queryByRole('button', { name: 'Confirm Booking' })).toBeNull()
  type('12')
  proceed()
  expect(await screen.findByText('Enter the six digits of our email')).toBeTruthy()
  expect(posts(api)).toHaveLength(1)
  api.use(on('post', '/api/payment/initiate', problem('CODE_WRONG', { fields: { code: 'wrong' } })))
  type('123 456')
  proceed()
  expect(await screen.findByText(/This is not the code/)).toBeTruthy()
  expect(posts(api)[1]).toEqual({ ...posts(api)[0], code: '123456' })
})

test.each([
  ['CODE_EXPIRED' as const, 'does not work any more'],
  ['TOO_MANY_CODES' as const, 'several codes already'],
])('%s beside the code says what to do, and another code can be asked for', async (code, sentence) => {
  const { api } = await open(refusing('CODE_REQUIRED'))
  await confirm()
  await screen.findByRole('heading', { name: 'Enter the code from our email' })
  api.use(on('post', '/api/payment/initiate', problem(code)))
  type('123456')
  proceed()
  expect(await screen.findByText(new RegExp(sentence))).toBeTruthy()
  api.use(on('post', '/api/payment/initiate', problem('CODE_REQUIRED')))
  fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
  expect(await screen.findByText(/A code is on its way/)).toBeTruthy()
  expect(posts(api).at(-1)).not.toHaveProperty('code')
  expect(screen.getByRole('link', { name: 'Change email' })).toBeTruthy()
})

test('another code that was not sent, because the last one is new, is not said to be on its way', async () => {
  const { api } = await open(refusing('CODE_REQUIRED'))
  await confirm()
  await screen.findByRole('heading', { name: 'Enter the code from our email' })
  for (const [answer, sentence] of [
    [problem('CODE_REQUIRED', {}, { 'retry-after': '42' }), /so we have not sent another one/],
    [problem('TOO_MANY_CODES'), /several codes already/],
  ] as const) {
    api.use(on('post', '/api/payment/initiate', answer))
    fireEvent.click(screen.getByRole('button', { name: 'Send another code' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText(/on its way/)).toBeNull()
  }
})

test('two people whose names look the same are asked about, and the answer is sent', async () => {
  const { api } = await open(refusing('SAME_PERSON'))
  await confirm()
  await screen.findByRole('heading', { name: 'Are these two different people?' })
  fireEvent.click(screen.getByRole('button', { name: 'Yes, two different people' }))
  await waitFor(() => expect(posts(api)).toHaveLength(2))
  expect(posts(api)[1]).toEqual({ ...posts(api)[0], confirmDifferentPeople: true })
})

test('a slot that filled meanwhile explains itself on the slot step', async () => {
  const { path } = await open(refusing('SLOT_FULL'))
  await confirm()
  expect(await screen.findByText(/Somebody else has just taken/)).toBeTruthy()
  expect(path()).toBe('/selectdate&time')
})

test('a lost slot is replaced with one click, and everything else stays', async () => {
  const next = { date: TOMORROW, time: '11:00 Am' }
  const { api, path } = await open(refusing('SLOT_FULL', { alternatives: [next] }))
  await confirm()
  const choice = await screen.findByRole('button', { name: `11:00 Am ${formatDate(TOMORROW)}` })
  const taken = `Somebody else has just taken ${formatDate(TOMORROW)}, 10:30 Am`
  await waitFor(() => expect(document.activeElement?.textContent).toBe(taken))
  expect(screen.queryByRole('button', { name: 'Confirm Booking' })).toBeNull()
  fireEvent.click(choice)
  expect(document.body.textContent).toContain(`${formatDate(TOMORROW)}, 11:00 Am`)
  expect(path()).toBe('/confirm')
  await confirm()
  const posts = () => api.calls.filter((call) => call.method === 'POST').map((call) => call.body as object)
  await waitFor(() => expect(posts()).toHaveLength(2))
  expect(posts()[1]).toEqual({ ...posts()[0], ...next })
})
