// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { addDays, formatDate } from '@homecare/domain/dates'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import { anOwnBooking } from '../../testing/own-booking'
import { openBooking, TOMORROW, type BookingOptions } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

const own = (change: Partial<OwnBooking> = {}, order: Partial<OwnBooking['order']> = {}) =>
  anOwnBooking(change, { date: TOMORROW, ...order })

async function openPanel(...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await openBooking('/booking?orderId=ORD-1&token=t0ken', {
    draft: null,
    handlers: [on('get', '/api/orders/{orderId}/booking', ok(own())), ...handlers],
  })
  close = page.close
  await click('Move the visit')
  return { ...page, posts: () => page.api.calls.filter(({ method }) => method === 'POST') }
}
const click = async (name: string | RegExp) => {
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false))
  fireEvent.click(screen.getByRole('button', { name }))
}

test('another day keeps the hour of the visit where it is free, and the visit is moved with one more press', async () => {
  const to = addDays(TOMORROW, 2)
  const moved = own({ version: 4 }, { date: to })
  const { posts } = await openPanel(on('post', '/api/orders/{orderId}/move', ok(moved)))
  await click(formatDate(to))
  const [from, until] = [TOMORROW, to].map((date) => formatDate(date).slice(0, -5))
  expect(await screen.findByText(`From ${from} 10:30 am to ${until} 10:30 am`)).toBeTruthy()
  await click('Move my visit')
  expect(await screen.findByText('Your visit was moved')).toBeTruthy()
  expect(posts().map(({ body }) => body)).toMatchObject([{ date: to, time: '10:30 Am' }])
})

test.each([
  ['that could not be sent', problem('UNAVAILABLE'), /Nothing was changed/],
  ['whose time was taken, with none near it', problem('SLOT_FULL'), /Somebody else has just taken/],
])('a move %s stays open, and its error is gone with the next choice', async (_, answer, error) => {
  await openPanel(on('post', '/api/orders/{orderId}/move', answer))
  await click('06:00 Pm')
  await click('Move my visit')
  expect((await screen.findByText(error)).closest('[role=alert]')).toBeTruthy()
  await click(formatDate(addDays(TOMORROW, 1)))
  expect(screen.queryByText(error)).toBeNull()
})
