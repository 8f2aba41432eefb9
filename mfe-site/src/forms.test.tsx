// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { startApi, type TestApi } from '@homecare/remote-kit/testing/api'
import { filesWithForms, fillForm, refuseEachField } from '@homecare/remote-kit/testing/refused-fields'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContactForm } from './pages/contact/contact-form'
import { BookAppointment } from './pages/service/book-appointment'

/** Both are the form of parts/request, which is the only one of this remote. */
const FORMS: Record<string, ReactNode> = {
  'the form of a service page': <BookAppointment choice="Elderly Care" />,
  'the form of the contact page': <ContactForm />,
}

let api: TestApi
beforeEach(() => {
  api = startApi()
})
afterEach(() => {
  cleanup()
  api.close()
})

test('this remote has one form', () => {
  expect(filesWithForms(import.meta.dirname)).toEqual([
    'parts/request/request-fields.tsx',
    'parts/request/request-form.tsx',
  ])
})

test.each(Object.entries(FORMS))(
  '%s shows what the server refuses at its field, with the focus',
  async (_name, part) => {
    const host = testHost({ apiBase: api.apiBase })
    render(<HostProvider host={host}>{part}</HostProvider>, { wrapper: MemoryRouter })
    const form = document.querySelector('form')!
    fillForm(form, { website: '' })
    expect(await refuseEachField(api, form, { elsewhere: /^(orderId|website)$/ })).not.toEqual([])
  },
)
