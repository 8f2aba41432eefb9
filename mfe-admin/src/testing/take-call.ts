import { cleanup, fireEvent, screen } from '@testing-library/react'
import { addDays } from '@homecare/domain/dates'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach } from 'vitest'
import { clearDrafts } from '../parts/session/drafts'
import { startAdminApi, type AdminApi } from './admin-api'
import { catalogue, day, DETAILS, HELD_UNTIL, link, TODAY } from './callers'
import { aNurseList } from './nurses'
import { openPage } from './open-page'
import { sara } from './people'

export const NEW_BOOKING = '/admin/new-booking'

/** An API with a free day, and a caller who was here before. */
const startCallerApi = (): AdminApi =>
  startAdminApi(
    on('get', '/api/catalogue', () => ok(catalogue())),
    on('get', '/api/slots', () => ok({ date: TODAY, lastDate: addDays(TODAY, 60), ways: ['email'], slots: day() })),
    on('get', '/api/nurses', () => ok(aNurseList([]))),
    on('post', '/api/callers/find', () =>
      ok({
        callers: [
          {
            fullName: 'Mona Haddad',
            email: 'mona@example.com',
            phoneNumber: '0501234567',
            locale: 'ar' as const,
            address: { ...DETAILS, homeKind: 'villa' as const },
            lastItems: [
              { kind: 'package' as const, id: 1, name: 'Basic Package' },
              { kind: 'test' as const, id: 999, name: 'Withdrawn test' },
            ],
            bookings: 2,
            requests: 0,
            record: { kind: 'bloodtests' as const, id: 'booking-0', createdAt: '2026-03-01T08:00:00.000Z' },
          },
        ],
      }),
    ),
    on('post', '/api/callers/{callId}/seat', () => ok({ date: TODAY, time: '10:00 Am', heldUntil: HELD_UNTIL })),
    on('post', '/api/callers/{callId}/booking', () => ok(link())),
    on('get', '/api/bloodtests/{id}/pay-link', () => ok(link())),
  )

export const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
export const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const bodiesOf = (server: AdminApi, end: string) =>
  server.calls.flatMap(({ method, path, body }) =>
    method === 'POST' && path.endsWith(end) ? [JSON.parse(body) as Record<string, unknown>] : [],
  )

async function takeCall(server: AdminApi) {
  const page = openPage(server.apiBase, NEW_BOOKING, sara)
  fireEvent.change(await screen.findByRole('searchbox', { name: /Search tests/ }), { target: { value: 'basic' } })
  await press(/^Add Basic Package/)
  await press('10:00 Am')
  await screen.findByText(/is held for this call/)
  write('Phone number or email', '+971 50 123 4567')
  await press('Find')
  await press('Use these details of Mona Haddad')
  return page
}

/** Each test has an API of its own, with a free day and a caller who was here before, and begins without a draft. */
export function callerApi() {
  const api = {
    server: undefined as unknown as AdminApi,
    /** What was sent to calls that end so. */
    bodies: (end: string) => bodiesOf(api.server, end),
    /** A package, a held time, and the caller’s details. */
    takeCall: () => takeCall(api.server),
  }
  beforeEach(() => {
    api.server = startCallerApi()
  })
  afterEach(() => {
    cleanup()
    clearDrafts()
    api.server.close()
  })
  return api
}
