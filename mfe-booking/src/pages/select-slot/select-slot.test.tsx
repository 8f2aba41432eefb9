// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DRAFT, openBooking, TOMORROW } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

async function open(change: object = {}) {
  const booking = await openBooking('/selectdate&time', { draft: { ...DRAFT, ...change } })
  close = booking.close
  await booking.heading('Select Date and Time')
  return booking
}

test("without a time the spec's message appears and the step stays", async () => {
  const { path } = await open({ time: null, date: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Book Appointment' }))
  const message = await screen.findByText('Choose Appointment Date and Time')
  expect(message.closest('[role=alert]')).toBeTruthy()
  expect(path()).toBe('/selectdate&time')
})

test('a full slot is disabled and labelled as full', async () => {
  await open()
  const full = await screen.findByRole<HTMLButtonElement>('button', { name: '10:00 Am Full' })
  expect(full.disabled).toBe(true)
})

test('the fasting advice recommends the morning and warns on the evening, and never forbids', async () => {
  const { path } = await open()
  expect(await screen.findByText(/A morning time is easiest/)).toBeTruthy()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: '06:00 Pm' }).disabled).toBe(false))
  fireEvent.click(screen.getByRole('button', { name: '06:00 Pm' }))
  expect(screen.getByText(/You chose a later time/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }))
  await waitFor(() => expect(path()).toBe('/patientdetails'))
})

test('the slots are reloaded when the window gets the focus', async () => {
  const { api } = await open()
  const slotCalls = () => api.calls.filter((call) => call.path === `/api/slots?date=${TOMORROW}`).length
  await waitFor(() => expect(slotCalls()).toBe(1))
  fireEvent.focus(window)
  await waitFor(() => expect(slotCalls()).toBe(2))
})

test('the slots are reloaded when the tab becomes visible', async () => {
  const { api } = await open()
  const slotCalls = () => api.calls.filter((call) => call.path === `/api/slots?date=${TOMORROW}`).length
  await waitFor(() => expect(slotCalls()).toBe(1))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(slotCalls()).toBe(2))
})

test('Cancel goes back to the tests', async () => {
  const { path } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(path()).toBe('/bookbloodtest'))
})
