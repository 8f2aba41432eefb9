// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { My } from '@homecare/contract/my'
import { addDays, formatDate } from '@homecare/domain/dates'
import { noConnection, ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import { aMy, aPastVisit, aVisit } from '../../testing/my'
import { anOwnBooking } from '../../testing/own-booking'
import { openBooking, pressToLeave, TOMORROW, type BookingOptions } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

const shown = (my: My) => on('get', '/api/my', ok(my))
async function open(...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await openBooking('/my', { draft: null, wasSignedIn: true, handlers })
  close = page.close
  return { ...page, posts: () => page.api.calls.filter(({ method }) => method === 'POST') }
}
const part = (name: string) => screen.findByRole('region', { name })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const WHEN = `${formatDate(TOMORROW)}, 10:30 Am`

test('the next visit comes first, with what it costs to look at, move, cancel and book it again', async () => {
  const { api, posts } = await open(shown(aMy()))
  const next = within(await part('Your next visit'))
  expect(next.getByRole('heading', { level: 3 }).textContent).toBe(WHEN)
  expect(next.getByText('Mariam Saleh')).toBeTruthy()
  expect(next.getByText('Your visit is booked')).toBeTruthy()
  const href = (name: string) => next.getByRole('link', { name }).getAttribute('href')
  expect(href(`See the visit on ${WHEN}`)).toBe('/booking?orderId=ORD-1&token=t0ken')
  expect(href(`Move the visit on ${WHEN}`)).toBe('/booking?orderId=ORD-1&token=t0ken#move')
  expect(href(`Cancel the visit on ${WHEN}`)).toBe('/booking?orderId=ORD-1&token=t0ken#cancel')
  expect(href(`Receipt of the visit on ${WHEN} (PDF)`)).toBe(
    `${api.apiBase}/orders/ORD-1/receipt.pdf?token=order-t0ken`,
  )
  expect(posts()).toEqual([])
})

test('an unpaid visit says so and leads to its payment; what can’t be changed has no link for it', async () => {
  const unpaid = aVisit({ paymentStatus: 'Unpaid', pay: true, move: false, cancel: false })
  await open(shown(aMy({ visits: [unpaid] })))
  const next = within(await part('Your next visit'))
  const names = [...next.queryAllByRole('link'), ...next.queryAllByRole('button')].map((each) => each.textContent)
  expect(names).toEqual(['Pay AED\u00A0370.00 by card', 'See this visit'])
  expect(next.getByText(/has not been paid for$/)).toBeTruthy()
})

test('a report that is ready stands before all past visits and leads to its visit', async () => {
  await open(shown(aMy()))
  const reports = within(await part('Reports that are ready'))
  expect(reports.getByText('Report of Omar Saleh')).toBeTruthy()
  const link = reports.getByRole('link', { name: 'Open the report of Omar Saleh' })
  expect(link.getAttribute('href')).toBe('/booking?orderId=ORD-2&token=t0ken')
  expect(link.compareDocumentPosition(await part('Past and cancelled visits'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('one of several people can be chosen, whose visits and reports alone are shown then', async () => {
  await open(shown(aMy()))
  fireEvent.click(await screen.findByRole('radio', { name: 'Mariam Saleh' }))
  expect(screen.queryByRole('region', { name: 'Reports that are ready' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Past and cancelled visits' })).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Everyone' }))
  expect(await part('Past and cancelled visits')).toBeTruthy()
})

test('four of many past visits are shown until somebody wants all', async () => {
  const visits = [1, 2, 3, 4, 5, 6].map((n) => aPastVisit({ orderId: `ORD-${n}`, date: addDays(TOMORROW, -10 - n) }))
  await open(shown(aMy({ visits })))
  const past = within(await part('Past and cancelled visits'))
  expect(past.getAllByRole('article')).toHaveLength(4)
  fireEvent.click(past.getByRole('button', { name: 'Show all 6' }))
  expect(past.getAllByRole('article')).toHaveLength(6)
})

test('booking again takes tests, people, address and phone along, so that only the time is to be chosen', async () => {
  const booking = on('get', '/api/orders/{orderId}/booking', ok(anOwnBooking()))
  const { path } = await open(shown(aMy()), booking)
  const again = await screen.findByRole('button', { name: `Book again what the visit on ${WHEN} was for` })
  await pressToLeave(again)
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
  const draft: unknown = JSON.parse(sessionStorage.getItem('homecare.booking.draft') ?? '')
  expect(draft).toMatchObject({
    date: null,
    contactBy: 'whatsapp',
    patient: { firstName: 'Mariam', phone: '+971501234567', building: anOwnBooking().order.patient.building },
  })
})

test('a number without visits is said to have none, with the way to book', async () => {
  await open(shown(aMy({ visits: [], people: [] })))
  expect(await screen.findByText('No visits with this number yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book a blood test' }).getAttribute('href')).toBe('/bookbloodtest')
})

test('requests that were sent by a form say how they stand', async () => {
  const request = { orderId: 'REQ-1', service: 'Elderly Care', fullName: 'Omar Saleh', date: TOMORROW } as const
  const rest = { status: 'Pending', createdAt: '2026-03-03T05:00:00.000Z', familyId: null } as const
  await open(shown(aMy({ requests: [{ ...request, ...rest }] })))
  const requests = within(await part('Your requests'))
  expect(requests.getByText('Elderly Care')).toBeTruthy()
  expect(requests.getByText('We have it and will call you')).toBeTruthy()
})

test('another way for news is chosen by one press, and the page shows the server’s answer', async () => {
  const { posts } = await open(shown(aMy()), on('post', '/api/my/contact-by', ok(aMy({ contactBy: 'sms' }))))
  fireEvent.click(await screen.findByRole('radio', { name: 'By SMS' }))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By SMS' }).checked).toBe(true))
  expect(posts()[0]?.body).toEqual({ contactBy: 'sms' })
})

test('a change that the server refuses leaves the page as it is and says so', async () => {
  await open(shown(aMy()), on('post', '/api/my/contact-by', problem('UNAVAILABLE')))
  fireEvent.click(await screen.findByRole('radio', { name: 'By email' }))
  expect(await screen.findByText(/That did not work, and nothing was changed/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By WhatsApp' }).checked).toBe(true)
})

test('signing out of this device leads to the field for the phone; of another one it stays', async () => {
  const other = { id: 'session-2', device: 'Safari, iPad', lastSeenAt: '2026-03-03T05:00:00.000Z', isThis: false }
  const my = aMy()
  const ended = on('post', '/api/my/sessions/{id}/end', ok(null))
  const { posts, api } = await open(shown({ ...my, sessions: [other, ...my.sessions] }), ended)
  api.use(shown(my))
  await press('Sign out on Safari, iPad')
  await waitFor(() => expect(screen.queryByText('Safari, iPad')).toBeNull())
  await press('Sign out')
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeTruthy()
  expect(posts().map(({ path }) => path)).toEqual(['/api/my/sessions/session-2/end', '/api/my/sessions/session-1/end'])
})

test('without an answer the page says so and tries again', async () => {
  const { api } = await open(on('get', '/api/my', noConnection))
  expect(await screen.findByText('Your visits could not be loaded.')).toBeTruthy()
  api.use(shown(aMy()))
  await press('Try again')
  expect(await part('Your next visit')).toBeTruthy()
})
