// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { addDays, formatDate } from '@homecare/domain/dates'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { INITIATE_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { afterEach, expect, test, vi } from 'vitest'
import { anOwnBooking } from '../../testing/own-booking'
import { openBooking, TOMORROW, type BookingOptions } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

// Its fast is to come at any hour of today.
const DAY = addDays(TOMORROW, 1)
const own: typeof anOwnBooking = (change, order) => anOwnBooking(change, { date: DAY, ...order })
const UNPAID = own({ move: 'no', cancel: 'now', pay: true }, { paymentStatus: 'Failed' })
const loaded = (booking: OwnBooking) => on('get', '/api/orders/{orderId}/booking', ok(booking))
const moving = (booking: OwnBooking) => on('post', '/api/orders/{orderId}/move', ok(booking))
const canceling = (booking: OwnBooking) => on('post', '/api/orders/{orderId}/cancel', ok(booking))

/** The page of the booking that `handlers` return; without handlers the link is invalid. */
async function open(...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await openBooking('/booking?orderId=ORD-1&token=t0ken', { draft: null, handlers })
  close = page.close
  await page.heading('Your booking')
  return { ...page, posts: () => page.api.calls.filter(({ method }) => method === 'POST') }
}
const click = async (name: string | RegExp) => {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  fireEvent.click(screen.getByRole('button', { name }))
}
const text = () => document.body.textContent

test('opening the link changes nothing, and shows when, where, what, and the downloads with the order’s token', async () => {
  const { api, posts } = await open(loaded(own()))
  expect(await screen.findByText(`${formatDate(DAY)}, 10:30 Am`)).toBeTruthy()
  for (const part of [
    'Mariam Saleh',
    'Palm House',
    'Vitamin D',
    'Nothing to eat from 10:30 pm on',
    'AED\u00A0520.00',
    'ORD-1',
  ])
    expect(text()).toContain(part)
  expect(screen.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href')).toBe(
    `${api.apiBase}/orders/ORD-1/receipt.pdf?token=order-t0ken`,
  )
  expect(posts()).toEqual([])
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('strict-origin')
})

test('what went back of the payment stands below it, and nothing where nothing did', async () => {
  await open(loaded(own({}, { refunded: 120.5 })))
  const fact = await screen.findByText('Refunded to your card')
  expect(fact.parentElement?.textContent).toContain('AED\u00A0120.50')
  close()
  await open(loaded(own()))
  expect(screen.queryByText('Refunded to your card')).toBeNull()
})

test('a visit whose whole payment went back is shown as paid, not as one to pay', async () => {
  await open(loaded(own({}, { paymentStatus: 'Reversed', status: 'Canceled', refunded: 520 })))
  const fact = await screen.findByText('Paid')
  expect(fact.parentElement?.textContent).toContain('AED\u00A0520.00')
  expect(screen.queryByText('To pay')).toBeNull()
})

test('an invalid link shows what to do, and one without a token makes no call', async () => {
  await open()
  expect(await screen.findByText('This link doesn’t open a booking')).toBeTruthy()
  close()
  const bare = await openBooking('/booking', { draft: null })
  close = bare.close
  expect(await screen.findByText('This link doesn’t open a booking')).toBeTruthy()
  expect(bare.api.calls).toEqual([])
})

test('a booking that could not be loaded can be loaded again with a button', async () => {
  let unavailable = true
  const page = await openBooking('/booking?orderId=ORD-1&token=t', {
    handlers: [on('get', '/api/orders/{orderId}/booking', () => (unavailable ? problem('UNAVAILABLE') : ok(own())))],
  })
  close = page.close
  await screen.findByText('Your booking could not be loaded.')
  unavailable = false
  await click('Try again')
  expect(await screen.findByRole('button', { name: 'Move the visit' })).toBeTruthy()
})

test('a visit is moved after a confirmation: the new time is shown with how to prepare', async () => {
  const moved = own({ version: 4 }, { time: '06:00 Pm' })
  const { posts } = await open(loaded(own()), moving(moved))
  await click('Move the visit')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Move the visit'))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '10:30 Am Yours now' })).disabled).toBe(true)
  await click('Move my visit')
  const missing = 'Choose Appointment Date and Time'
  expect((await screen.findByText(missing)).closest('[role=alert]')).toBeTruthy()
  await click('06:00 Pm')
  expect(screen.queryByText(missing)).toBeNull()
  const day = formatDate(DAY).slice(0, -5)
  expect(text()).toContain(`From ${day} 10:30 am to ${day} 6:00 pm`)
  expect(text()).toContain('You have chosen a later time')
  expect(posts()).toEqual([])
  await click('Move my visit')
  expect(await screen.findByText('Your visit was moved')).toBeTruthy()
  expect(posts()).toMatchObject([
    { path: '/api/orders/ORD-1/move', body: { token: 't0ken', version: 3, date: DAY, time: '06:00 Pm' } },
  ])
  expect(text()).toContain(`${formatDate(DAY)}, 06:00 Pm`)
})

test('a slot that is lost while moving is answered with the nearest ones, and one click takes one', async () => {
  const next = { date: DAY, time: '07:00 Pm' }
  let taken = true
  const { posts } = await open(
    loaded(own()),
    on('post', '/api/orders/{orderId}/move', () => {
      const reply = taken
        ? problem('SLOT_FULL', { alternatives: [next] })
        : ok(own({ version: 4 }, { time: '07:00 Pm' }))
      taken = false
      return reply
    }),
  )
  await click('Move the visit')
  await click('06:00 Pm')
  await click('Move my visit')
  await click(`07:00 Pm ${formatDate(DAY)}`)
  expect(await screen.findByText('Your visit was moved')).toBeTruthy()
  expect(posts().map(({ body }) => body)).toMatchObject([{ time: '06:00 Pm' }, next])
})

test('close to the visit another time is only requested, and the page says that nothing has moved yet', async () => {
  const requested = own({
    version: 4,
    move: 'request',
    changeRequests: [{ kind: 'move', date: DAY, time: '06:00 Pm' }],
  })
  await open(loaded(own({ move: 'request' })), moving(requested))
  await click('Ask for another time')
  expect(await screen.findByText(/Until then your visit stays as it is/)).toBeTruthy()
  await click('06:00 Pm')
  await click('Ask for this time')
  expect(await screen.findByText('You have asked for another time')).toBeTruthy()
  expect(text()).toContain(`You would like ${formatDate(DAY)}, 06:00 Pm`)
})

test('canceling needs a confirmation, says that our team will talk to you about the refund, and can be aborted', async () => {
  const { posts } = await open(
    loaded(own()),
    canceling(own({ version: 4, changeRequests: [{ kind: 'cancel', date: null, time: null }] })),
  )
  await click('Ask to cancel the visit')
  expect(await screen.findByText(/our team will talk to you about the refund/)).toBeTruthy()
  await click('Keep it as it is')
  expect(posts()).toEqual([])
  await click('Ask to cancel the visit')
  await click('Send the request')
  expect(await screen.findByText('You have asked to cancel')).toBeTruthy()
  expect(posts()).toMatchObject([{ path: '/api/orders/ORD-1/cancel', body: { token: 't0ken', version: 3 } }])
  expect(screen.queryByRole('button', { name: 'Ask to cancel the visit' })).toBeNull()
})

test('a booking that has changed meanwhile is shown as it is now, and nothing is done to it', async () => {
  const { api } = await open(loaded(own()), on('post', '/api/orders/{orderId}/cancel', problem('CONFLICT')))
  await click('Ask to cancel the visit')
  await click('Send the request')
  expect(await screen.findByText('Your booking has changed in the meantime')).toBeTruthy()
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'GET')).toHaveLength(2))
})

test('an order whose payment failed is paid from any device, at the price that was agreed', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const next = { date: DAY, time: '11:00 Am' }
  let taken = true
  const { posts } = await open(
    loaded(UNPAID),
    on('post', '/api/orders/{orderId}/pay', () => {
      const reply = taken ? problem('SLOT_FULL', { alternatives: [next] }) : ok(INITIATE_ANSWER)
      taken = false
      return reply
    }),
  )
  expect(sessionStorage.getItem('homecare.booking.draft')).toBeNull()
  await click('Pay AED\u00A0520.00 by card')
  await click(`11:00 Am ${formatDate(DAY)}`)
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect(posts().map(({ path, body }) => [path, body])).toEqual([
    ['/api/orders/ORD-1/pay', { token: 't0ken' }],
    ['/api/orders/ORD-1/pay', { token: 't0ken', ...next }],
  ])
  expect(document.querySelector('form')?.action).toBe(INITIATE_ANSWER.ccaUrl)
  submit.mockRestore()
})

test('when the payment can’t be started a toast reports it, and the button is enabled again', async () => {
  const { toasts } = await open(loaded(UNPAID), on('post', '/api/orders/{orderId}/pay', problem('PAYMENT_UNAVAILABLE')))
  await click('Pay AED\u00A0520.00 by card')
  await waitFor(() => expect(toasts).toEqual(['Payment service unavailable. Please try again later.']))
  expect(screen.getByRole('button', { name: 'Pay AED\u00A0520.00 by card' })).toBeTruthy()
})

test('an unpaid booking is canceled without a request to staff, and a canceled one offers a new visit only', async () => {
  const canceled = own({ version: 4, move: 'no', cancel: 'no' }, { paymentStatus: 'Failed', status: 'Canceled' })
  await open(loaded(UNPAID), canceling(canceled))
  await click('Cancel this booking')
  await click('Cancel booking')
  expect(await screen.findByText('Your booking was cancelled')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book a blood test' }).getAttribute('href')).toBe('/bookbloodtest')
  expect(screen.queryByRole('button', { name: /Pay|Move|Cancel/ })).toBeNull()
})

test('the same tests are booked again for the same patient from the booking’s page', async () => {
  const { path } = await open(loaded(own()))
  await click('Book again')
  await waitFor(() => expect(path()).toBe('/selectdate&time'))
  expect(JSON.parse(sessionStorage.getItem('homecare.booking.draft') ?? '')).toMatchObject({
    testIds: [3],
    packageIds: [1],
    date: null,
    patient: { firstName: 'Mariam' },
  })
})

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const aVisit = (change: Partial<NonNullable<OwnBooking['visit']>> = {}): NonNullable<OwnBooking['visit']> => ({
  bookedAt: inHours(-30),
  visitAt: inHours(20),
  completedAt: null,
  handedOverAt: null,
  nurse: null,
  steps: [],
  leavesAt: null,
  gateCodeGiven: false,
  ...change,
})

test('a paid visit shows its nurse, and what comes next and by when', async () => {
  await open(loaded(own({ visit: aVisit({ nurse: { firstName: 'Maya', licenceNumber: 'DHA-100200' } }) })))
  const licence = await screen.findByText('DHA-100200')
  expect(licence.parentElement?.textContent).toBe('Your nurse is Maya, licence number DHA-100200.')
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('data-state'))).toEqual([
    'done',
    'next',
    'later',
    'later',
    'later',
  ])
})

test('a nurse who is late is admitted before the patient asks, with a way to call', async () => {
  await open(loaded(own({ visit: aVisit({ visitAt: inHours(-1) }) })))
  expect(await screen.findByText('This is later than we said')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Call/ }).length).toBeGreaterThan(0)
})

test('a patient whom the nurse did not meet sees what to do', async () => {
  const steps = [{ kind: 'nobodyThere' as const, at: inHours(-0.1) }]
  await open(loaded(own({ visit: aVisit({ visitAt: inHours(-0.3), steps }) })))
  expect(await screen.findByText('Nobody answered the door')).toBeTruthy()
  expect(screen.queryByText('This is later than we said')).toBeNull()
})

test('what to do before a visit for a child only is addressed to the child', async () => {
  const { lines } = own().order
  const forChild = { people: ['Mariam Haddad', 'Omar Haddad'], lines: lines.map((line) => ({ ...line, person: 1 })) }
  await open(loaded(own({ visit: aVisit() }, forChild)))
  expect(await screen.findByText('Before the visit, for Omar')).toBeTruthy()
  expect(screen.getByText('Omar’s sample is taken, which takes about 15 minutes')).toBeTruthy()
})

test('a visit that was changed too often today says whom to call', async () => {
  await open(
    loaded(own()),
    on('post', '/api/orders/{orderId}/cancel', () => problem('RATE_LIMITED')),
  )
  await click('Ask to cancel the visit')
  await click('Send the request')
  expect(await screen.findByText('This was changed too often today')).toBeTruthy()
  expect(text()).toContain('Call us, and we will change it for you.')
})
