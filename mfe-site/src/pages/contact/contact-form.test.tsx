// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { Host } from '@homecare/federation/contract'
import { CONTACT_CHOICES } from '@homecare/domain/service-choices'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { on, problem } from '@homecare/remote-kit/testing/handlers'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { ContactForm } from './contact-form'

let api: TestApi
afterEach(() => {
  cleanup()
  api.close()
})

const values = {
  'Full name': 'Amina',
  Email: 'amina@mail.example',
  'Phone number': '+971 50 123 4567',
  'Appointment date': '2020-01-05',
  Service: 'Nurses Visit',
}

const form = (more: Partial<Host> = {}, path = '/contact') => (
  <MemoryRouter initialEntries={[path]}>
    <HostProvider host={testHost(more)}>
      <ContactForm />
    </HostProvider>
  </MemoryRouter>
)

function sendForm(...handlers: Parameters<typeof startApi>) {
  api = startApi(...handlers)
  const notify = vi.fn<Host['notify']>()
  render(form({ notify, apiBase: api.apiBase }))
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.submit(screen.getByRole('button', { name: 'Send message' }))
  return notify
}

test('a message with a day that is over is sent as it is, and its number takes the place of the form', async () => {
  const notify = sendForm()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Thank you. We will call you back.'))
  expect(api.calls.at(-1)).toMatchObject({
    path: '/api/contact',
    body: {
      fullName: 'Amina',
      email: 'amina@mail.example',
      phoneNumber: '+971 50 123 4567',
      date: '2020-01-05',
      service: 'Nurses Visit',
    },
  })
  expect(await screen.findByText('ORD-2')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'We have your message' }))
  expect(document.querySelector('form')).toBeNull()
})

test('a failure says so and loses nothing that was typed', async () => {
  const notify = sendForm(on('post', '/api/contact', problem('UNAVAILABLE')))
  const expected = 'Your message could not be sent. Please try again.'
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', expected))
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Amina')
  expect(screen.getByLabelText('Service')).toHaveProperty('value', 'Nurses Visit')
})

test('without scripts it posts the five fields to the contact call, with the 10 services and no earliest day', () => {
  const page = document.createElement('div')
  api = startApi()
  page.innerHTML = renderToString(form())
  const plain = page.querySelector('form')
  expect([plain?.getAttribute('method'), plain?.getAttribute('action'), plain?.noValidate]).toEqual([
    'post',
    '/api/contact',
    false,
  ])
  const fields = [...page.querySelectorAll<HTMLInputElement>('[name]')]
  expect(fields.filter((field) => field.required).map((field) => field.name)).toEqual([
    'fullName',
    'email',
    'phoneNumber',
    'date',
    'service',
  ])
  expect(page.querySelector<HTMLInputElement>('[name=date]')?.min).toBe('')
  const choices = [...page.querySelectorAll('option')].map((option) => option.value)
  expect(choices).toEqual(['', ...CONTACT_CHOICES])
})

test.each([
  ['elderly-care', 'Elderly Care Services', 0],
  ['physiotherapy-services', 'Physiotherapy Services', 1],
  ['nonsense', '', 0],
])('a call back from /%s has "%s" chosen', (service, choice, more) => {
  api = startApi()
  render(form({ apiBase: api.apiBase }, `/contact?service=${service}`))
  expect(screen.getByLabelText('Service')).toHaveProperty('value', choice)
  expect(screen.getAllByRole('option')).toHaveLength(1 + CONTACT_CHOICES.length + more)
})
