// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import type { PayLinkView } from '@homecare/contract/callers'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, describe, expect, test } from 'vitest'
import { openBooking, type BookingOptions } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

const view = (more: Partial<PayLinkView> = {}): PayLinkView => ({
  orderId: 'ORD-1',
  state: 'held',
  firstName: 'Mona',
  lines: [{ kind: 'package', id: 1, name: 'Basic Package', price: 370, person: 0 }],
  people: ['Mona'],
  total: 370,
  date: '2026-03-04',
  time: '10:00 Am',
  fastingHours: 10,
  notEatenSince: null,
  heldUntil: '2026-03-03T09:00:00.000Z',
  ...more,
})

async function open(answer: PayLinkView | null, ...handlers: NonNullable<BookingOptions['handlers']>) {
  const opening = on('get', '/api/orders/{orderId}/pay-link', () => (answer ? ok(answer) : problem('NOT_FOUND')))
  const page = await openBooking('/pay?orderId=ORD-1&token=the-token', {
    draft: null,
    handlers: [...handlers, opening],
  })
  close = page.close
  await page.heading('Pay for your visit')
  return page
}

describe('the page of a pay link', () => {
  test('shows what was booked, when, the price and until when the time is held', async () => {
    await open(view())
    expect(await screen.findByText('We hold this time for you')).toBeTruthy()
    for (const part of [
      /Wed 4 Mar 2026, 10:00 Am/,
      'Basic Package',
      /until 1:00 pm on Tue 3 Mar, Dubai time/,
      /Fast for 10 hours/,
    ])
      expect(screen.getByText(part)).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Pay AED.370.00 by card$/ })).toBeTruthy()
  })

  test.each([
    ['paid', 'Your visit is paid for'],
    ['canceled', 'This booking was cancelled'],
    ['over', 'The time of this visit has passed'],
    ['checking', 'We are checking your payment'],
  ] as const)('says what comes next when it is %s, and offers no payment', async (state, title) => {
    await open(view({ state, heldUntil: null }))
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    expect(screen.queryAllByRole('link', { name: 'Receipt (PDF)' })).toHaveLength(state === 'paid' ? 1 : 0)
  })

  test('offers the nearest times after its hold has ended and the time was taken', async () => {
    const taken = problem('SLOT_FULL', { alternatives: [{ date: '2026-03-04', time: '10:30 Am' }] })
    await open(
      view({ state: 'released', heldUntil: null }),
      on('post', '/api/orders/{orderId}/pay', () => taken),
    )
    fireEvent.click(await screen.findByRole('button', { name: /^Pay AED.370.00 by card$/ }))
    expect(await screen.findByText(/Nothing was charged. Choose one of these/)).toBeTruthy()
  })

  test('says where to find a link that works when this one does not', async () => {
    await open(null)
    expect(await screen.findByText('This link does not work')).toBeTruthy()
  })
})
