// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import type { PatientRecordsPage } from '@homecare/contract/callers'
import { ok, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { vera } from '../../testing/people'

const person = { fullName: 'Mona Haddad', email: 'mona@example.com', phoneNumber: '971501234567' }
const money = { paid: 370, refunded: 0, open: 0, refundOpen: 0 }
const booking = {
  ...person,
  ...money,
  id: 'booking-1',
  orderId: 'ORD-1',
  date: '2026-03-04',
  time: '10:00 Am',
  status: 'Completed' as const,
  createdAt: '2026-03-01T08:00:00.000Z',
  tests: ['Basic Package'],
  total: 370,
  paymentStatus: 'Paid' as const,
  needsAction: null,
  nurse: 'Maya Rahman',
  report: 'opened' as const,
  reports: { released: 1, expected: 1 },
}
const page: PatientRecordsPage = {
  ...person,
  money: { paid: 740, refunded: 370, open: 0, refundOpen: 0 },
  bookings: [booking, { ...booking, id: 'booking-2', orderId: 'ORD-2', fullName: 'Omar Haddad', refunded: 370 }],
  requests: [],
  more: false,
}

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/services/{id}/patient', () => ok(page)))
})
afterEach(() => {
  cleanup()
  server.close()
})

test('a patient’s page has each visit with its money and a link, and names the person of a visit that was for somebody else', async () => {
  openPage(server.apiBase, '/admin/services/request-1/patient', vera)
  expect(await screen.findByRole('heading', { name: 'Mona Haddad' })).toBeTruthy()
  const [own, other] = within(screen.getByRole('table')).getAllByRole('row').slice(1) as [HTMLElement, HTMLElement]
  expect(within(own).getByRole('link').getAttribute('href')).toBe('/admin/bloodtests/booking-1')
  expect(own.textContent).toMatch(/Basic Package.*Maya Rahman.*Opened.*AED.370.00Paid/)
  expect(own.textContent).not.toContain('Haddad')
  expect(other.textContent).toMatch(/Omar Haddad.*AED.370.00 refunded/)
  expect(screen.getByText('No request was made.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the request' }).getAttribute('href')).toBe(
    '/admin/services/request-1',
  )
})
