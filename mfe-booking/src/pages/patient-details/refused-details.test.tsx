// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { on, problem } from '@homecare/remote-kit/testing/handlers'
import { afterEach, expect, test } from 'vitest'
import { paymentBody } from '../../api/payment'
import { DRAFT, openBooking } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

const OTHERS = [{ name: 'Lina Saleh', without: [] }]
/** Every text that the form sends, by its name in the request. */
const SENT = Object.entries(
  paymentBody({ draft: { ...DRAFT, others: OTHERS } as never, lines: [], totalFils: 0, retryOf: null }),
).flatMap(([name, value]) => (Array.isArray(value) ? value.map((_, at) => `${name}.${at}`) : [name]))
const ELSEWHERE = ['amount', 'currency', 'language', 'date', 'time']
const FIELDS = SENT.filter((name) => !ELSEWHERE.includes(name))

async function confirmRefused(fields: Record<string, string>) {
  const handlers = [on('post', '/api/payment/initiate', problem('INVALID_INPUT', { fields }))]
  const booking = await openBooking('/confirm', { draft: { ...DRAFT, others: OTHERS }, handlers })
  close = booking.close
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm Booking' }))
  await waitFor(() => expect(booking.path()).toBe('/patientdetails'))
  return booking
}

test('the form sends eight texts of people', () => expect(FIELDS).toHaveLength(8))

test.each(FIELDS)('when the server refuses %s, its field has the message and the focus', async (name) => {
  await confirmRefused({ [name]: `The server refused ${name}` })
  const message = await screen.findByText(`The server refused ${name}`)
  const control = document.querySelector<HTMLElement>('[aria-invalid="true"]')
  expect(control?.getAttribute('aria-describedby')).toContain(message.closest('p')?.id)
  await waitFor(() => expect(document.activeElement).toBe(control))
  fireEvent.change(control!, { target: { value: 'Something else 0501234567' } })
  await waitFor(() => expect(screen.queryByText(`The server refused ${name}`)).toBeNull())
})

test('what the form does not show is said above its button, with what to do', async () => {
  await confirmRefused({ contactVia: 'Choose how we reach you' })
  const alert = await screen.findByText(/Contact via: Choose how we reach you/)
  expect(alert.closest('[role=alert]')?.textContent).toContain('Nothing was charged')
})
