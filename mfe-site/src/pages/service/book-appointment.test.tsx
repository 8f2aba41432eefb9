// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Host } from '@homecare/federation/contract'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { on, problem } from '@homecare/remote-kit/testing/handlers'
import { fillForm } from '@homecare/remote-kit/testing/refused-fields'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { BookAppointment } from './book-appointment'

let api: TestApi
beforeEach(() => {
  api = startApi()
})
afterEach(() => {
  cleanup()
  api.close()
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const form = (more: Partial<Host> = {}) => (
  <HostProvider host={testHost(more)}>
    <BookAppointment choice="Elderly Care" />
  </HostProvider>
)

async function typeAll() {
  const notify = vi.fn<Host['notify']>()
  render(form({ notify, apiBase: api.apiBase }))
  type('Full name', 'Amina')
  type('Email', 'amina@mail.example')
  type('Phone number', '+971 50 123 4567')
  fireEvent.focusIn(screen.getByLabelText('Phone number'))
  await screen.findByPlaceholderText('MM/DD/YYYY')
  type('Date', '01/05/2099')
  return notify
}

const submit = () => fireEvent.submit(screen.getByRole('button', { name: 'Book Appointment' }))

test('a stored request says so, and the form gives way to its number, when we call, and what to have ready', async () => {
  const notify = await typeAll()
  submit()
  await screen.findByRole('button', { name: 'Booking...' })
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Appointment Booked successfully!'))
  expect(api.calls.at(-1)?.body).toMatchObject({ fullName: 'Amina', date: '2099-01-05', service: 'Elderly Care' })
  expect(await screen.findByText('ORD-1')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'We have your request' }))
  expect(document.querySelector('form')).toBeNull()
  for (const text of ['050 123 4567', 'What to have ready']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/^(Before|Between) .*\d:00 (am|pm) on \w{3} \d+ \w{3}$/)).toBeTruthy()
  const chat = screen.getByRole('link', { name: 'Write on WhatsApp' })
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=My%20request%20is%20ORD-1\.$/)
})

test('another request begins with an empty form that has the focus, and keeps the service', async () => {
  await typeAll()
  submit()
  fireEvent.click(await screen.findByRole('button', { name: 'Send another request' }))
  const name = await screen.findByLabelText('Full name')
  expect(name).toHaveProperty('value', '')
  expect(document.activeElement).toBe(name)
  expect(screen.getByLabelText('Service')).toHaveProperty('value', 'Elderly Care')
})

test('a provider whose opening times are not known calls back during its opening hours', async () => {
  const { profile } = testHost()
  render(form({ apiBase: api.apiBase, profile: { ...profile, openingTimes: [], openingHours: 'Every day' } }))
  fillForm(document.querySelector('form')!, { date: '2099-01-05', website: '' })
  fireEvent.submit(document.querySelector('form')!)
  expect(await screen.findByText('ORD-1')).toBeTruthy()
  expect(screen.getByText('During our opening hours: Every day')).toBeTruthy()
})

test('a failure says so and loses nothing that was typed', async () => {
  const notify = await typeAll()
  api.use(on('post', '/api/send-email', problem('UNAVAILABLE')))
  submit()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', 'Error in Appointment Booking'))
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Amina')
  expect(screen.getByLabelText('Date')).toHaveProperty('value', '01/05/2099')
  expect((await screen.findByRole('alert')).textContent).toContain('+971 4 000 0000')
})

test('the Free Booking badge stands only beside a real service', async () => {
  await typeAll()
  expect(screen.getByText('Free Booking')).toBeTruthy()
  type('Service', '')
  expect(screen.queryByText('Free Booking')).toBeNull()
})

test('before scripts run it is a plain form that posts every field and lets the browser check them', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(form())
  const plain = page.querySelector('form')
  expect([plain?.getAttribute('method'), plain?.getAttribute('action'), plain?.noValidate]).toEqual([
    'post',
    '/api/send-email',
    false,
  ])
  const fields = [...page.querySelectorAll<HTMLInputElement>('[name]')]
  expect(fields.map((field) => field.name)).toEqual(['fullName', 'email', 'phoneNumber', 'date', 'service', 'website'])
  expect(fields.filter((field) => !field.required).map((field) => field.name)).toEqual(['website'])
  expect(page.querySelector('select')?.value).toBe('Elderly Care')
})
