// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { ok, on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onTheDay } from '../../testing/own-booking'
import { openBooking, type BookingOptions } from '../../testing/render-booking'

/** Thu 5 Mar 2026, 19:00 in Dubai, half an hour before the visit. */
const NOW = new Date('2026-03-05T15:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
let close = () => {}
afterEach(() => {
  close()
  vi.useRealTimers()
})

const LEFT = [{ kind: 'onTheWay' as const, at: '2026-03-05T14:55:00Z' }]
const left = (gateCodeGiven = false) => onTheDay({ steps: LEFT, gateCodeGiven })
const loaded = (booking: () => OwnBooking) => on('get', '/api/orders/{orderId}/booking', () => ok(booking()))

async function open(...handlers: NonNullable<BookingOptions['handlers']>) {
  const page = await openBooking('/booking?orderId=ORD-1&token=t0ken', { draft: null, handlers })
  close = page.close
  return page
}
const sendCode = async (code: string) => {
  fireEvent.change(await screen.findByLabelText('Gate code, or the way to your door'), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: /^Send/ }))
}

test('while the nurse is on the way the page begins with that, offers a call, and neither a move, a cancellation nor another booking', async () => {
  const { heading } = await open(loaded(() => left()))
  expect(await heading('Amal is on the way, 7:30\u00a0pm–8:00\u00a0pm')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^Call / }).length).toBeGreaterThan(0)
  expect(screen.getByText(/can’t be moved or cancelled here any more/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /move|cancel|another time|book again/i })).toBeNull()
})

test('a gate code is sent to nurse and desk, and only that they have it is shown', async () => {
  let given = false
  const send = on('post', '/api/orders/{orderId}/gate-code', () => {
    given = true
    return ok(left(true))
  })
  const { api } = await open(
    loaded(() => left(given)),
    send,
  )
  await sendCode('Gate B, 4471#')
  expect(await screen.findByText(/Your nurse and our team have it/)).toBeTruthy()
  expect(api.calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/orders/ORD-1/gate-code', body: { token: 't0ken', gateCode: 'Gate B, 4471#' } },
  ])
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Gate code/).value).toBe(''))
  expect(screen.getByRole('button', { name: 'Send the new one' })).toBeTruthy()
})

test('an empty gate code is not sent, and one that could not be sent stays in its field', async () => {
  const { api } = await open(
    loaded(() => left()),
    on('post', '/api/orders/{orderId}/gate-code', problem('UNAVAILABLE')),
  )
  await sendCode(' ')
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
  await sendCode('4471')
  expect(await screen.findByText(/It could not be sent/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/^Gate code/).value).toBe('4471')
})

test('a move that comes too late shows the booking as it is now', async () => {
  let hasLeft = false
  await open(
    loaded(() => (hasLeft ? left() : { ...onTheDay(), move: 'request', cancel: 'request' })),
    on('post', '/api/orders/{orderId}/cancel', () => {
      hasLeft = true
      return problem('ILLEGAL_TRANSITION', { detail: 'Your nurse is on the way.' })
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Ask to cancel the visit' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Amal is on the way/ })).toBeTruthy()
  expect(screen.getByText('Your booking has changed in the meantime')).toBeTruthy()
})
