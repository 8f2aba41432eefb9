// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { addDays, dubaiDate, formatDate } from '@homecare/domain/dates'
import { noConnection, ok, on } from '@homecare/remote-kit/testing/handlers'
import { slotsOn } from '@homecare/remote-kit/testing/visitor-responses'
import { afterEach, describe, expect, test } from 'vitest'
import { DRAFT, openBooking, TOMORROW, type BookingOptions } from '../../testing/render-booking'

let close = () => {}
afterEach(() => close())

async function open(change: object = {}, options: BookingOptions = {}) {
  const booking = await openBooking('/selectdate&time', { draft: { ...DRAFT, ...change }, ...options })
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

test('another day keeps the chosen time where it is free, and says nothing where it is not', async () => {
  const other = addDays(TOMORROW, 1)
  await open({}, { handlers: [fullOn([other])] })
  const chosen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true'
  await waitFor(() => expect(chosen('10:30 Am')).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: formatDate(other) }))
  expect(await screen.findByText(`No times are left on ${formatDate(other)}.`)).toBeTruthy()
  expect(screen.queryByText(/no longer free/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }))
  const missing = 'Choose Appointment Date and Time'
  expect(await screen.findByText(missing)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'See the next day' }))
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: `Dubai times on ${formatDate(addDays(other, 1))}` }),
  )
  expect(screen.queryByText(missing)).toBeNull()
  await waitFor(() => expect(chosen('10:30 Am')).toBe(true))
})

test('a full slot is disabled and labelled as full', async () => {
  await open()
  const full = await screen.findByRole<HTMLButtonElement>('button', { name: '10:00 Am Full' })
  expect(full.disabled).toBe(true)
})

test('the fasting advice recommends the morning and warns on the evening, and never forbids', async () => {
  const { path } = await open({ patient: {} })
  expect(await screen.findByText(/A morning time is easiest/)).toBeTruthy()
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: '06:00 Pm' }).disabled).toBe(false))
  fireEvent.click(screen.getByRole('button', { name: '06:00 Pm' }))
  expect(screen.getByText(/You have chosen a later time/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }))
  await waitFor(() => expect(path()).toBe('/patientdetails'))
})

test('the slots are reloaded when the window gets the focus', async () => {
  const { api } = await open()
  const slotCalls = () => api.calls.filter((call) => call.path === `/api/slots?date=${TOMORROW}&fastingHours=12`).length
  await waitFor(() => expect(slotCalls()).toBe(1))
  fireEvent.focus(window)
  await waitFor(() => expect(slotCalls()).toBe(2))
})

test('the slots are reloaded when the tab becomes visible', async () => {
  const { api } = await open()
  const slotCalls = () => api.calls.filter((call) => call.path === `/api/slots?date=${TOMORROW}&fastingHours=12`).length
  await waitFor(() => expect(slotCalls()).toBe(1))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(slotCalls()).toBe(2))
})

test('a patient who is known already is not asked again', async () => {
  const { path } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Book Appointment' }))
  await waitFor(() => expect(path()).toBe('/confirm'))
})

test('Cancel goes back to the tests', async () => {
  const { path } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(path()).toBe('/bookbloodtest'))
})

test('the summary has tests and total, and the time as soon as one is pressed; its line in the bar opens it', async () => {
  await open({ date: null, time: null, patient: {} })
  const column = await screen.findByRole('complementary', { name: 'Your booking' })
  for (const part of ['Basic Health Package I', 'Vitamin D', 'AED\u00A0520.00', 'No time chosen yet', 'No address yet'])
    expect(column.textContent).toContain(part)
  fireEvent.click(await screen.findByRole('button', { name: /^Earliest/ }))
  const chosen = `${formatDate(NOW_IN_DUBAI)}, 10:30 Am`
  expect(column.textContent).toContain(chosen)
  const line = screen.getByRole('button', { name: new RegExp(`^Show your booking: *AED\u00A0520.00 *${chosen}`) })
  fireEvent.click(line)
  expect(screen.getAllByText('Vitamin D')).toHaveLength(2)
  expect(line.getAttribute('aria-expanded')).toBe('true')
})

const NOW_IN_DUBAI = dubaiDate(new Date())

/** Every time of `date` is full; all other days have free ones. */
const fullOn = (dates: string[]) =>
  on('get', '/api/slots', ({ query }) => {
    const day = slotsOn(query.get('date') ?? '')
    if (!dates.includes(day.date)) return ok(day)
    return ok({ ...day, slots: day.slots.map((slot) => ({ ...slot, available: false, reason: 'full' as const })) })
  })

test('the earliest free time is chosen with one press', async () => {
  const { path } = await open({ date: null, time: null, patient: {} })
  fireEvent.click(await screen.findByRole('button', { name: 'Earliest: today, 10:30 Am' }))
  expect(screen.getByRole('button', { name: 'Earliest: today, 10:30 Am' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }))
  await waitFor(() => expect(path()).toBe('/patientdetails'))
  expect(sessionStorage.getItem('homecare.booking.draft')).toContain(`"date":"${NOW_IN_DUBAI}","time":"10:30 Am"`)
})

test('without a choice the first day with a free time is shown, and a full one before it is not', async () => {
  await open({ date: null, time: null }, { handlers: [fullOn([NOW_IN_DUBAI])] })
  const tomorrow = addDays(NOW_IN_DUBAI, 1)
  expect(await screen.findByRole('heading', { name: `Dubai times on ${formatDate(tomorrow)}` })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Earliest: tomorrow, 10:30 Am' })).toBeTruthy()
})

test('a visitor who turned the calendar before the first free day was known keeps the month', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  const late = on('get', '/api/slots', ({ query }) => ({
    respond: async () => {
      await asked
      return ok(slotsOn(query.get('date') ?? '')).respond()
    },
  }))
  await open({ date: null, time: null }, { handlers: [late] })
  const shown = () =>
    screen
      .getAllByRole('gridcell')
      .map((day) => day.getAttribute('aria-label'))
      .at(15)
  const next = await screen.findByRole('button', { name: 'Next month' })
  const before = shown()
  fireEvent.click(next)
  const turned = shown()
  expect(turned).not.toBe(before)
  answer()
  expect(await screen.findByRole('button', { name: 'Earliest: today, 10:30 Am' })).toBeTruthy()
  expect(shown()).toBe(turned)
})

test('the strip of two weeks changes the day, and without any free time the visitor starts today', async () => {
  const fortnight = Array.from({ length: 14 }, (_, day) => addDays(NOW_IN_DUBAI, day))
  await open({ date: null, time: null }, { handlers: [fullOn(fortnight)] })
  expect(await screen.findByRole('heading', { name: `Dubai times on ${formatDate(NOW_IN_DUBAI)}` })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Earliest/ })).toBeNull()
  const days = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button[aria-pressed] span')?.textContent)
  for (const day of fortnight) expect(days).toContain(formatDate(day))
  const last = fortnight.at(-1) ?? ''
  fireEvent.click(screen.getByRole('button', { name: formatDate(last) }))
  expect(await screen.findByRole('heading', { name: `Dubai times on ${formatDate(last)}` })).toBeTruthy()
})

test('without a connection the free times can be loaded again', async () => {
  const { api } = await open({ date: null, time: null }, { handlers: [on('get', '/api/slots', noConnection)] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  api.use(fullOn([]))
  fireEvent.click(retry)
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: '06:00 Pm' }).disabled).toBe(false))
})

describe('a time until which the fast can’t be kept', () => {
  /** Free times until tomorrow are too soon for a fast that begins now. */
  const tooSoon = on('get', '/api/slots', ({ query }) => {
    const day = slotsOn(query.get('date') ?? '')
    return ok({ ...day, slots: day.slots.map((slot) => ({ ...slot, keepsFast: day.date > TOMORROW })) })
  })

  test('is not the earliest that is offered', async () => {
    await open({ date: null, time: null }, { handlers: [tooSoon] })
    expect((await screen.findByRole('button', { name: /^Earliest/ })).textContent).toBe(
      `Earliest: ${formatDate(addDays(TOMORROW, 1))}, 10:30 Am`,
    )
  })

  test('is booked with the statement since when the patient has not eaten, and not without it', async () => {
    const { path, api } = await open({}, { handlers: [tooSoon] })
    fireEvent.click(await screen.findByRole('button', { name: '06:00 Pm If already fasting' }))
    fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }))
    expect(await screen.findByText('Say since when you have not eaten, or choose a later time')).toBeTruthy()
    const since = screen.getByRole<HTMLSelectElement>('combobox', { name: 'I have not eaten since' })
    const [, latest] = [...since.options]
    expect(latest?.textContent).toBe(`6:00 am on ${formatDate(TOMORROW).slice(0, -5)}`)
    fireEvent.change(since, { target: { value: latest?.value } })
    fireEvent.click(screen.getByRole('button', { name: 'Book Appointment' }))
    await waitFor(() => expect(path()).toBe('/confirm'))
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm Booking' }))
    await waitFor(() => {
      const sent = api.calls.find((call) => call.path === '/api/payment/initiate')
      expect(sent?.body).toMatchObject({ date: TOMORROW, time: '06:00 Pm', notEatenSince: latest?.value })
    })
  })
})
