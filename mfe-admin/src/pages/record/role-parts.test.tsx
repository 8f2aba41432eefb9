// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutWithheld } from '@homecare/contract/withheld'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { may, ROLES } from '@homecare/domain/roles'
import { on, ok } from '@homecare/remote-kit/testing/handlers'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { aBooking } from '../../testing/records'

let server: AdminApi
beforeEach(() => {
  server = startAdminApi()
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  server.close()
  vi.useRealTimers()
})

const PARTS = [
  ['Files', 'read-files'],
  ['Notes for the team', 'read-notes'],
  ['Laboratory report', 'manage-reports'],
] as const

test.each([
  ['the day before', '2026-03-02T19:59:00Z', 0],
  ['the day', '2026-03-02T20:01:00Z', 4],
  ['a later day', '2026-03-09T08:00:00Z', 4],
])('on %s of the visit, its page offers the steps only if they can have happened', async (_, now, count) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  server.use(on('get', '/api/bloodtests/{id}', () => ok(aBooking({ status: 'Pending' }))))
  openPage(server.apiBase, '/admin/bloodtests/booking-1', { userName: 'sara', role: 'coordinator' })
  const panel = (await screen.findByText('Steps of the visit')).closest('section')
  expect(panel?.querySelectorAll('button')).toHaveLength(count)
  expect(panel?.textContent.includes('from the day of the visit on, Tue 3 Mar 2026')).toBe(count === 0)
})

test.each(ROLES)(
  'a booking’s page shows the role %s notes, files and reports only with their permissions',
  async (role) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It has the form of the contract, as a test of the BFF shows.
    const record = withoutWithheld(role, aBooking()) as BloodTestDetail
    server.use(on('get', '/api/bloodtests/{id}', () => ok(record)))
    openPage(server.apiBase, '/admin/bloodtests/booking-1', { userName: 'someone', role })
    const facts = (await screen.findByText('Appointment details')).closest('section')?.textContent
    const shown = PARTS.filter(([title]) => screen.queryByText(title))
    expect(shown).toEqual(PARTS.filter(([, action]) => may(role, action)))
    expect(facts?.includes('1204')).toBe(may(role, 'read-notes'))
    expect(facts).toMatch(may(role, 'read-notes') ? /1204, Al Seef Tower 2/ : /AddressAl Seef Tower 2Dubai/)
  },
)
