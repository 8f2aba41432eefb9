// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { ORDER_ANSWER } from '@homecare/remote-kit/testing/visitor-responses'
import { afterEach, expect, test } from 'vitest'
import { openBooking, TOMORROW, type BookingOptions } from '../../../testing/render-booking'

let close = () => {}
afterEach(() => close())

const TESTED = [
  { person: 0, name: 'Mariam Saleh', identified: true },
  { person: 1, name: 'Lina Saleh', identified: false },
]
const own = (tested: OwnBooking['tested']): OwnBooking => ({
  version: 3,
  order: {
    ...ORDER_ANSWER,
    date: TOMORROW,
    paymentStatus: 'Paid',
    failureMessage: null,
    people: ['Mariam Saleh', 'Lina Saleh'],
  },
  orderToken: 'order-t0ken',
  visit: null,
  move: 'now',
  cancel: 'request',
  pay: false,
  report: null,
  reportProof: 'digits',
  reports: [],
  changeRequests: [],
  tested,
})
const FAMILY = own(TESTED)
const loaded = (booking: OwnBooking) => on('get', '/api/orders/{orderId}/booking', ok(booking))

async function open(...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await openBooking('/booking?orderId=ORD-1&token=t0ken', { draft: null, handlers })
  close = page.close
  await page.heading('Your booking')
  return { posts: () => page.api.calls.filter(({ method }) => method === 'POST') }
}
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('the page asks date of birth and sex of who is tested, and thanks when it has them', async () => {
  const known = own(TESTED.map((person) => ({ ...person, identified: true })))
  const { posts } = await open(loaded(FAMILY), on('post', '/api/orders/{orderId}/identities', ok(known)))
  expect(await screen.findByText('Lina Saleh')).toBeTruthy()
  await click('Save')
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '٢٥ / ٣ / ٢٠١٩' } })
  fireEvent.change(screen.getByLabelText(/^Sex/), { target: { value: 'female' } })
  await click('Save')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Thank you\. We have the date of birth/))
  expect(posts()).toMatchObject([
    {
      path: '/api/orders/ORD-1/identities',
      body: { token: 't0ken', people: [{ person: 1, birthDate: '2019-03-25', sex: 'female' }] },
    },
  ])
  await click('Change them')
  expect(screen.getAllByLabelText(/^Date of birth/)).toHaveLength(2)
})

test('a sample that was taken meanwhile is said beside the button', async () => {
  await open(loaded(FAMILY), on('post', '/api/orders/{orderId}/identities', problem('ILLEGAL_TRANSITION')))
  fireEvent.change(await screen.findByLabelText(/^Date of birth/), { target: { value: '25 3 2019' } })
  fireEvent.change(screen.getByLabelText(/^Sex/), { target: { value: 'female' } })
  await click('Save')
  expect(await screen.findByText('This can’t be changed here any more. Please call us.')).toBeTruthy()
})
