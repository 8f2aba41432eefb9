// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { OpenedReport, ReportShare } from '@homecare/contract/reports'
import type { OwnBooking } from '@homecare/contract/self-service'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { afterEach, expect, test } from 'vitest'
import { openBooking, TOMORROW, type BookingOptions } from '../../../testing/render-booking'

let close = () => {}
afterEach(() => close())

const READY = {
  state: 'ready',
  releasedAt: '2026-03-05T08:00:00.000Z',
  corrected: false,
  openUntil: '2026-05-04T08:00:00.000Z',
} as const
const own = (report: OwnBooking['report'], reportProof: OwnBooking['reportProof'] = 'digits'): OwnBooking => ({
  version: 3,
  order: { ...ORDER_ANSWER, date: TOMORROW, paymentStatus: 'Paid', failureMessage: null },
  orderToken: 'order-t0ken',
  move: 'no',
  cancel: 'no',
  pay: false,
  report,
  reportProof,
  reports: report ? [{ ...report, person: 0, name: 'Mariam Saleh' }] : [],
  tested: [],
  changeRequests: [],
  visit: null,
})
const SHARE: ReportShare = {
  id: 'share-1',
  person: 0,
  recipient: 'Dr Haddad',
  createdAt: '2026-03-05T09:00:00.000Z',
  expiresAt: '2026-03-12T09:00:00.000Z',
  state: 'open',
  openings: ['2026-03-06T05:30:00.000Z'],
}
const opened = (more: Partial<OpenedReport> = {}): OpenedReport => ({
  ...READY,
  size: 1000,
  grantedUntil: new Date(Date.now() + 600_000).toISOString(),
  shares: [],
  ...more,
})
const opening = '/api/orders/{orderId}/report/open'

async function open(report: OwnBooking['report'], ...handlers: NonNullable<BookingOptions['handlers']>) {
  const loaded = on('get', '/api/orders/{orderId}/booking', ok(own(report)))
  const page = await openBooking('/booking?orderId=ORD-1&token=t0ken', { draft: null, handlers: [loaded, ...handlers] })
  close = page.close
  await screen.findByText('ORD-1')
  return page
}
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const DIGITS = 'Last four digits of your phone number'
async function openWithDigits(...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await open(READY, ...handlers)
  enter(DIGITS, '4321')
  fireEvent.click(screen.getByRole('button', { name: 'Open my report' }))
  return page
}

test('a booking without a report has no form for one', async () => {
  await open(null)
  expect(screen.queryByRole('heading', { name: 'Your report' })).toBeNull()
})

test('four digits open the report, and neither they nor the token are in its address', async () => {
  const { api } = await openWithDigits(on('post', opening, ok(opened())))
  const frame = await screen.findByTitle('Your laboratory report')
  expect(frame.getAttribute('src')).toMatch(/\/orders\/ORD-1\/report\/file$/)
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toMatch(/file\?download=1$/)
  const sent = api.calls.find(({ path }) => path.endsWith('/report/open'))
  expect(sent?.body).toEqual({ token: 't0ken', digits: '4321' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your report'))
  fireEvent.click(screen.getByRole('button', { name: 'Close the report' }))
  expect(await screen.findByRole('textbox', { name: DIGITS })).toBeTruthy()
})

test('anything but four digits is refused before it is sent', async () => {
  const { api } = await open(READY)
  enter(DIGITS, '43')
  fireEvent.click(screen.getByRole('button', { name: 'Open my report' }))
  expect(await screen.findByText('Enter the last four digits of your phone number')).toBeTruthy()
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false)
})

test.each([
  [
    'wrong digits',
    problem('INVALID_INPUT', { fields: { digits: 'These are not the digits' } }),
    'These are not the digits',
  ],
  [
    'too many wrong digits',
    problem('RATE_LIMITED', { retryAt: '2026-03-06T12:15:00.000Z' }),
    /^That was too many wrong attempts\. You can try again after 4:15 pm on Fri 6 Mar, Dubai time\. .*call us/,
  ],
  ['no report any more', problem('CONFLICT', { detail: 'This report was removed.' }), 'This report was removed.'],
  ['a server that fails', problem('UNAVAILABLE'), 'That did not work. Try again in a moment, or call us.'],
])('%s keep the report closed, and the page says why', async (_, answer, sentence) => {
  await openWithDigits(on('post', opening, answer))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByTitle('Your laboratory report')).toBeNull()
})

test('a removed report says so and has no form', async () => {
  await open({ ...READY, state: 'withdrawn' })
  expect(await screen.findByText('We removed your report')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: DIGITS })).toBeNull()
})

test('a patient makes a link with its passcode, sees its openings and removes it', async () => {
  const link = { url: 'https://x.example/report#t', passcode: 'ABCD-2345', expiresAt: SHARE.expiresAt, shares: [SHARE] }
  await openWithDigits(
    on('post', opening, ok(opened())),
    on('post', '/api/orders/{orderId}/report/shares', ok(link)),
    on('post', '/api/orders/{orderId}/report/shares/{id}/revoke', ok({ shares: [{ ...SHARE, state: 'revoked' }] })),
  )
  await screen.findByTitle('Your laboratory report')
  enter('Who is it for?', 'Dr Haddad')
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  expect(await screen.findByText('ABCD-2345')).toBeTruthy()
  expect(screen.getByText('Opened 9:30 am on Fri 6 Mar')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I have passed both on' }))
  expect(screen.queryByText('ABCD-2345')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove the link for Dr Haddad' }))
  await waitFor(() => expect(screen.getByText('Removed')).toBeTruthy())
})

test('a report that the server has closed meanwhile needs the digits again', async () => {
  await openWithDigits(
    on('post', opening, ok(opened())),
    on('post', '/api/orders/{orderId}/report/shares', problem('FORBIDDEN')),
  )
  await screen.findByTitle('Your laboratory report')
  enter('Who is it for?', 'Dr Haddad')
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  expect(await screen.findByText('The report has been closed again. Please enter the digits once more.')).toBeTruthy()
})

test('each person of a visit has a report with their name, which is opened and shared alone', async () => {
  const people = ['Mariam Saleh', 'Lina Saleh', 'Adam Saleh']
  const lines = people.map((_, person) => ({ ...ORDER_ANSWER.lines[0]!, person }))
  const family: OwnBooking = {
    ...own(READY),
    order: { ...own(null).order, status: 'Completed', people, lines },
    reports: [
      { ...READY, person: 0, name: 'Mariam Saleh' },
      { ...READY, person: 1, name: 'Lina Saleh' },
    ],
    visit: {
      ...{ bookedAt: '2026-03-01T08:00:00.000Z', visitAt: '2026-03-03T08:00:00.000Z' },
      ...{
        completedAt: '2026-03-03T08:30:00.000Z',
        handedOverAt: null,
        nurse: null,
        steps: [],
        leavesAt: null,
        gateCodeGiven: false,
      },
    },
  }
  const loaded = on('get', '/api/orders/{orderId}/booking', ok(family))
  const handlers = [loaded, on('post', opening, ok(opened()))]
  const page = await openBooking('/booking?orderId=ORD-1&token=t0ken', { draft: null, handlers })
  close = page.close
  expect(await screen.findByText('2 of 3 reports are ready')).toBeTruthy()
  expect(screen.getByText(/^2 of 3 reports are ready at the top of this page/)).toBeTruthy()
  const hers = within(screen.getByRole('region', { name: 'Report of Lina Saleh' }))
  fireEvent.change(hers.getByRole('textbox', { name: DIGITS }), { target: { value: '4321' } })
  fireEvent.click(hers.getByRole('button', { name: 'Open the report of Lina Saleh' }))
  const frame = await screen.findByTitle('Laboratory report of Lina Saleh')
  expect(frame.getAttribute('src')).toMatch(/\/orders\/ORD-1\/report\/file\?person=1$/)
  expect(page.api.calls.find(({ path }) => path.endsWith('/report/open'))?.body).toEqual({
    ...{ token: 't0ken', digits: '4321', person: 1 },
  })
  expect(screen.getByRole('button', { name: 'Open the report of Mariam Saleh' })).toBeTruthy()
})

const BIRTH_DATE = 'Date of birth of the person in this report'
async function openWithBirthDate(typed: string, ...handlers: NonNullable<BookingOptions['handlers']>) {
  const loaded = on('get', '/api/orders/{orderId}/booking', ok(own(READY, 'birth date')))
  const page = await openBooking('/booking?orderId=ORD-1&token=t0ken', { draft: null, handlers: [loaded, ...handlers] })
  close = page.close
  await screen.findByText('ORD-1')
  expect(screen.queryByRole('textbox', { name: DIGITS })).toBeNull()
  enter(BIRTH_DATE, typed)
  fireEvent.click(screen.getByRole('button', { name: 'Open my report' }))
  return page
}

test('a report whose link came to the phone opens with the date of birth, and closes until it is entered again', async () => {
  const { api } = await openWithBirthDate('25 March 1988', on('post', opening, ok(opened())))
  expect(await screen.findByTitle('Your laboratory report')).toBeTruthy()
  expect(screen.getByText(/then the date of birth is needed again/)).toBeTruthy()
  const sent = api.calls.find(({ path }) => path.endsWith('/report/open'))
  expect(sent?.body).toEqual({ token: 't0ken', birthDate: '1988-03-25' })
})

test('what is no date of birth is refused before it is sent, and a wrong one at its field', async () => {
  const wrong = problem('INVALID_INPUT', { fields: { birthDate: 'This is not the date of birth' } })
  const { api } = await openWithBirthDate('yesterday', on('post', opening, wrong))
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false)
  enter(BIRTH_DATE, '٢٥/٣/١٩٨٨')
  fireEvent.click(screen.getByRole('button', { name: 'Open my report' }))
  expect(await screen.findByText('This is not the date of birth')).toBeTruthy()
})
