// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { BoardDay, OwnerBoard } from '@homecare/contract/admin/owner-board'
import { COUNTED_STEPS } from '@homecare/domain/booking-step'
import { daysOf } from '@homecare/domain/board-period'
import { SLOTS } from '@homecare/domain/slots'
import { noConnection, ok, on } from '@homecare/remote-kit/testing/handlers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { adminUser } from '../../testing/people'

const PERIOD = { from: '2026-11-01', to: '2026-11-10' }
const BEFORE = { from: '2026-10-01', to: '2026-10-10' }
const day = (date: string, more: Partial<BoardDay> = {}): BoardDay => ({
  date,
  ...{ bookings: 0, revenueFils: 0, refundsFils: 0, requests: 0 },
  ...{ reportsKept: 0, reportsMissed: 0, reportsOpen: 0 },
  ...more,
})
const EMPTY: OwnerBoard = {
  period: PERIOD,
  before: BEFORE,
  days: daysOf(PERIOD).map((date) => day(date)),
  daysBefore: daysOf(BEFORE).map((date) => day(date)),
  items: [],
  slots: SLOTS.map(({ time }) => ({ time, taken: { now: 0, before: 0 }, seats: { now: 40, before: 40 } })),
  steps: COUNTED_STEPS.map((step) => ({ step, shown: { now: 0, before: 0 } })),
  searches: [],
}
const BOARD: OwnerBoard = {
  ...EMPTY,
  days: daysOf(PERIOD).map((date) => day(date, { bookings: 2, revenueFils: 100_050 })),
  daysBefore: daysOf(BEFORE).map((date) => day(date, { bookings: 1, revenueFils: 40_000 })),
  items: [
    {
      kind: 'test',
      id: 3,
      name: '=HYPERLINK("x"), "Vitamin" D',
      bookings: { now: 7, before: 3 },
      revenueFils: { now: 105_000, before: 45_000 },
    },
  ],
  steps: COUNTED_STEPS.map((step, at) => ({ step, shown: { now: 100 - 20 * at, before: 50 } })),
  searches: [{ words: 'food allergy', searched: { now: 5, before: 0 } }],
}

let server: AdminApi
let saved: Blob[]
beforeEach(() => {
  saved = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  server = startAdminApi(on('get', '/api/board', () => ok(BOARD)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.close()
})
const open = (query = '') => openPage(server.apiBase, `/admin/board${query}`, adminUser)
const rowsOf = async (title: string) =>
  within(await screen.findByRole('table', { name: title }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

describe('the owner’s board', () => {
  test('figures stand beside those of the period before', async () => {
    open()
    const figures = await screen.findByLabelText('The period in figures')
    expect(figures.textContent).toContain('Bookings20+100 % 10 before')
    expect(figures.textContent).toContain('RevenueAED\u00A010,005+150 % AED\u00A04,000 before')
    expect(screen.getByText(/Sun 1 Nov 2026 to Tue 10 Nov 2026, compared with Thu 1 Oct 2026/)).toBeTruthy()
  })

  test('every subject has a table of its figures by day, or by week from Monday', async () => {
    const { unmount } = open()
    expect((await rowsOf('Bookings')).slice(0, 2)).toEqual([
      ['Day', 'This period', 'Before'],
      ['Sun 1 Nov', '2', '1'],
    ])
    unmount()
    open('?by=week')
    expect(await rowsOf('Revenue')).toEqual([
      ['Week from', 'This period', 'Before'],
      ['Sun 1 Nov', 'AED\u00A01,000.50', 'AED\u00A0400'],
      ['Mon 2 Nov', 'AED\u00A07,003.50', 'AED\u00A02,800'],
      ['Mon 9 Nov', 'AED\u00A02,001', 'AED\u00A0800'],
    ])
  })

  test('the steps say how many of those at the first step are left, and how many leave at each', async () => {
    open()
    expect((await rowsOf('Where visitors leave the booking')).slice(1, 3)).toEqual([
      ['Tests', '100', '50', '100 %', '20 %'],
      ['Date and time', '80', '50', '80 %', '25 %'],
    ])
  })

  test('searches without a result are listed with how often they were searched', async () => {
    open()
    expect(await rowsOf('Searches without a result')).toEqual([
      ['Searched for', 'This period', 'Before'],
      ['food allergy', '5', '0'],
    ])
  })

  test('a table is downloaded as CSV, in which no name becomes a formula', async () => {
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Download “Tests” as CSV' }))
    expect(await saved[0]?.text()).toBe(
      'Tests,This period,Before,Revenue (AED)\r\n"\'=HYPERLINK(""x""), ""Vitamin"" D",7,3,1050\r\n',
    )
  })

  test('a period in which nothing happened says so', async () => {
    server.use(on('get', '/api/board', () => ok(EMPTY)))
    open()
    expect(await screen.findByText('No bookings in this period')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('an own period is read from the address, and one that can’t be is explained instead of asked for', async () => {
    open('?period=own&from=2026-11-10&to=2026-11-01')
    expect(await screen.findByText('The last day is before the first.')).toBeTruthy()
    expect(server.calls.filter(({ path }) => path === '/board')).toEqual([])
    cleanup()
    open('?period=own&from=2020-01-01&to=2026-11-01')
    expect(await screen.findByText('Choose at most 366 days.')).toBeTruthy()
  })

  test('the chosen period is in the address', async () => {
    const page = open()
    fireEvent.change(await screen.findByLabelText('Period'), { target: { value: 'quarter' } })
    await waitFor(() => expect(page.path()).toBe('/admin/board?period=quarter&by=day'))
  })

  test('without a connection the board says so and offers to try again', async () => {
    server.use(on('get', '/api/board', noConnection))
    open()
    expect(await screen.findByRole('button', { name: /Try again/ })).toBeTruthy()
  })

  test('a coordinator does not see the board', async () => {
    openPage(server.apiBase, '/admin/board', { ...adminUser, role: 'coordinator' })
    expect(await screen.findByText('This page is not part of your role')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Board' })).toBeNull()
  })
})
