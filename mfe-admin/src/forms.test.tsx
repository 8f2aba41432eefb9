// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { HostProvider } from '@homecare/remote-kit/host-context'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { filesWithForms, fillForm, refuseEachField } from '@homecare/remote-kit/testing/refused-fields'
import { testHost } from '@homecare/remote-kit/testing/test-host'
import { createSessionStore } from '@homecare/federation/session-store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminClient, ApiProvider } from './api/api-context'
import { createQueryClient } from './api/query-client'
import { startAdminApi, type AdminApi } from './testing/admin-api'
import { adminUser } from './testing/people'
// For its dialogs, which jsdom does not have.
import './testing/open-page'
import { aPerson, booking, FORMS } from './testing/form-cases'

/** A device that makes a passkey; jsdom has none. */
function stubAuthenticator(): void {
  const bytes = new ArrayBuffer(1)
  const made = {
    ...{ id: 'AA', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => [] },
  }
  vi.stubGlobal('PublicKeyCredential', () => {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: async () => made } })
}
const PASSKEY_OPTIONS = {
  challenge: 'AA',
  rp: { name: 'Ghaf' },
  user: { id: 'AA', name: 'mona', displayName: 'Mona' },
  pubKeyCredParams: [],
}

/** Forms that send nothing that a person typed, and why. */
const OTHERS: Record<string, string> = {
  'parts/drawer-form.tsx': 'the frame of a form that is listed by its own name',
  'parts/form-dialog.tsx': 'the frame of a form that is listed by its own name',
  'parts/filter-form.tsx': 'filters a list: a wrong filter has no fields, and the list says it',
  'parts/find/find-dialog.tsx': 'searches while somebody types, and sends no text that is too short or too long',
  'pages/roster/assign-dialog.tsx': 'chooses a nurse: the call has only ids, and a refusal stands in the dialog',
  'pages/laboratory/hand-over-bar.tsx': 'finds a sample on the page; the call has only its id',
}

let server: AdminApi
beforeEach(() => {
  stubAuthenticator()
  server = startAdminApi(
    on('get', '/api/bloodtests/{id}/pay-link', () =>
      ok({
        ...{
          bookingId: booking.id,
          version: 0,
          orderId: 'ORD-1',
          url: 'https://care.example/pay',
          chatText: 'Hello',
          contactBy: 'email' as const,
          state: 'released',
          heldUntil: null,
        },
        ...{ ...aPerson, phoneNumber: aPerson.phone, date: booking.date, time: booking.time, total: 370 },
      }),
    ),
    on('post', '/api/user/passkey-options', () => ok({ options: PASSKEY_OPTIONS })),
  )
})
afterEach(() => {
  cleanup()
  server.close()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

function show(part: ReactNode) {
  const host = testHost({ apiBase: server.apiBase, session: createSessionStore(adminUser) })
  const element = (
    <HostProvider host={host}>
      <ApiProvider api={adminClient(host)}>
        <QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>
      </ApiProvider>
    </HostProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('every form of this remote is listed here', () => {
  expect(filesWithForms(import.meta.dirname)).toEqual([...Object.keys(FORMS), ...Object.keys(OTHERS)].sort())
})

test.each(Object.entries(FORMS))(
  '%s shows what the server refuses at its field, with the focus',
  async (_file, { form, values, elsewhere, find = 'form', ready = find, ends }) => {
    show(form)
    const shown = await waitFor(() => {
      const element = document.querySelector<HTMLFormElement>(find)
      if (!element?.querySelector('[name]') || !document.querySelector(ready)) throw new Error('no form yet')
      return element
    })
    fillForm(shown, values)
    expect(await refuseEachField(server, shown, { elsewhere, ends })).not.toEqual([])
  },
  20_000,
)
