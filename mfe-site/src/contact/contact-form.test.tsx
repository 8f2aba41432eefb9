// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Host } from '@homecare/federation/contract'
import { CONTACT_CHOICES } from '@homecare/domain/service-choices'
import { startTestingApi, type TestingApi } from '../testing-api'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { ContactForm } from './contact-form'

let api: TestingApi
beforeAll(async () => {
  api = await startTestingApi()
})
afterAll(() => api.close())
afterEach(cleanup)

const values = {
  'Full name': 'Amina',
  Email: 'amina@mail.example',
  'Phone number': '+971 50 123 4567',
  'Appointment date': '2020-01-05',
  Service: 'Nurses Visit',
}

function sendForm() {
  const notify = vi.fn<Host['notify']>()
  render(<ContactForm host={testHost({ notify, apiBase: api.apiBase })} />)
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.submit(screen.getByRole('button', { name: 'Send message' }))
  return notify
}

test('a message with a day that is over is sent as it is, and the form is cleared', async () => {
  api.answerWith(201, { status: 'received' })
  const notify = sendForm()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', 'Thank you. We will call you back.'))
  expect(api.received.at(-1)).toEqual({
    url: '/api/contact',
    body: {
      fullName: 'Amina',
      email: 'amina@mail.example',
      phoneNumber: '+971 50 123 4567',
      date: '2020-01-05',
      service: 'Nurses Visit',
    },
  })
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveProperty('value', ''))
})

test('a failure says so and loses nothing that was typed', async () => {
  api.answerWith(503, { code: 'UNAVAILABLE', title: '', status: 503 })
  const notify = sendForm()
  const words = 'Your message could not be sent. Please try again.'
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', words))
  expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Amina')
  expect(screen.getByLabelText('Service')).toHaveProperty('value', 'Nurses Visit')
})

test('without scripts it posts the five fields to the contact call, with the 10 services and no earliest day', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ContactForm host={testHost()} />)
  const form = page.querySelector('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action'), form?.noValidate]).toEqual([
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
