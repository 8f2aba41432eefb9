// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dubaiDate } from '@homecare/domain/dates'
import { openPage } from '../../testing/open-page'
import { aBooking, aList, aRequest } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem, raw } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
const sara = { userName: 'sara', role: 'coordinator' } as const
const back = () => {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => {
  server = startAdminApi(on('get', '/api/services', () => ok(aList([aRequest()]))))
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  server.close()
})

const listCalls = () => server.calls.filter(({ path }) => path === '/services' || path === '/bloodtests')
const names = () => screen.getAllByRole('link', { name: /^View/ }).map((link) => link.textContent?.replace('View ', ''))

describe('a staff list', () => {
  test('has the columns of the specification, the date in words and a link to the record', async () => {
    openPage(server.apiBase, '/admin/services', sara)
    const view = await screen.findByRole('link', { name: 'View Noura Al Ketbi' })
    expect(view.getAttribute('href')).toBe('/admin/services/service-1')
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    const ofTheSpecification = ['Full Name', 'Email', 'Phone Number', 'Date', 'Service', 'Status', 'Action']
    expect(heads.filter((head) => head !== '' && head !== 'Last call, taken by')).toEqual(ofTheSpecification)
    expect(screen.getByText('Tue 3 Mar 2026')).toBeTruthy()
  })

  test('shows four figures', async () => {
    openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    const tiles = screen.getByLabelText('Appointments by status')
    expect(tiles.textContent).toBe(
      'Total Appointments1Pending Appointments1Completed Appointments0Canceled Appointments0',
    )
  })

  test('a figure shows what it counts when it is pressed', async () => {
    const page = openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    const tile = (name: string) => screen.getByRole('button', { name: `${name} Appointments` })
    expect(tile('Pending').getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(tile('Completed'))
    await waitFor(() => expect(page.path()).toBe('/admin/services?status=Completed'))
    expect(tile('Completed').getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(tile('Total'))
    await waitFor(() => expect(page.path()).toBe('/admin/services?status=All'))
    fireEvent.click(tile('Pending'))
    await waitFor(() => expect(page.path()).toBe('/admin/services'))
  })

  test('shows No data found when no record matches', async () => {
    server.use(on('get', '/api/services', () => ok(aList([]))))
    openPage(server.apiBase, '/admin/services', sara)
    expect(await screen.findByText('No data found')).toBeTruthy()
  })

  test('has no link to write to or call a patient whose data was erased', async () => {
    server.use(on('get', '/api/services', () => ok(aList([aRequest({ email: '', phoneNumber: '' })]))))
    openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    expect(document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')).toHaveLength(0)
  })

  test('takes its filter from the URL and requests that', async () => {
    server.use(on('get', '/api/bloodtests', () => ok(aList([aBooking()]))))
    openPage(
      server.apiBase,
      '/admin/bloodtests?search=omar&status=Pending&payment=NeedsAction&date=2026-03-03&cursor=x',
      sara,
    )
    await screen.findByRole('link', { name: /^View/ })
    const loads = Object.fromEntries(listCalls()[0]?.query ?? [])
    expect(loads).toEqual({
      search: 'omar',
      status: 'Pending',
      payment: 'NeedsAction',
      date: '2026-03-03',
      sort: 'visit',
      limit: '50',
    })
  })

  test('writes the filter into the URL and leaves out default values', async () => {
    const page = openPage(server.apiBase, '/admin/services?status=Completed', sara)
    await screen.findByRole('link', { name: /^View/ })
    fireEvent.change(screen.getByLabelText('Search name, phone, email or order number'), {
      target: { value: ' noura ' },
    })
    await waitFor(() => expect(page.path()).toBe('/admin/services?status=Completed&search=noura'))
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'All' } })
    await waitFor(() => expect(page.path()).toBe('/admin/services?search=noura'))
  })

  test('sends the ETag back, and a 304 leaves the rows as they are', async () => {
    server.use(
      on('get', '/api/services', ({ headers }) =>
        headers.get('if-none-match') === '"one"'
          ? raw(null, { status: 304 })
          : ok(aList([aRequest()]), { etag: '"one"', 'access-control-expose-headers': 'etag' }),
      ),
    )
    openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    back()
    await waitFor(() => expect(listCalls()).toHaveLength(2))
    expect(listCalls()[1]?.headers.get('if-none-match')).toBe('"one"')
    expect(names()).toEqual(['Noura Al Ketbi'])
    expect(screen.queryByText(/Not refreshed/)).toBeNull()
  })

  test('a failed refresh leaves the rows, is reported and can be retried', async () => {
    openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    server.use(on('get', '/api/services', () => problem('UNAVAILABLE')))
    back()
    expect(await screen.findByText(/Not refreshed since/)).toBeTruthy()
    expect(names()).toEqual(['Noura Al Ketbi'])
    server.use(on('get', '/api/services', () => ok(aList([aRequest()]))))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/Up to date/)).toBeTruthy()
  })

  test('reports a failed first load', async () => {
    server.use(on('get', '/api/services', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, '/admin/services', sara)
    expect(await screen.findByText('The list could not be loaded')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('marks rows that came in since the last look', async () => {
    openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    expect(screen.queryByText('New')).toBeNull()
    const late = aRequest({ id: 'service-2', fullName: 'Grace Santos', createdAt: '2026-03-02T08:00:00.000Z' })
    server.use(on('get', '/api/services', () => ok(aList([late, aRequest()]))))
    back()
    await screen.findByText('New')
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('Grace SantosNew')
  })

  test('loads more by the cursor of the previous page, without losing or duplicating a row', async () => {
    server.use(
      on('get', '/api/services', ({ query }) =>
        query.get('cursor') === 'after-1'
          ? ok(aList([aRequest(), aRequest({ id: 'service-2', fullName: 'Grace Santos' })]))
          : ok(aList([aRequest()], 'after-1')),
      ),
    )
    openPage(server.apiBase, '/admin/services', sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(names()).toEqual(['Noura Al Ketbi', 'Grace Santos']))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  test('reports that further rows can’t be loaded, and the loaded ones stay', async () => {
    server.use(
      on('get', '/api/services', ({ query }) =>
        query.get('cursor') ? problem('UNAVAILABLE') : ok(aList([aRequest()], 'after-1')),
      ),
    )
    openPage(server.apiBase, '/admin/services', sara)
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Further rows could not be loaded.')).toBeTruthy()
    expect(names()).toEqual(['Noura Al Ketbi'])
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('begins with what is due, sorts by arrival, also in the URL, and back', async () => {
    const page = openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    const date = () => screen.getByRole('columnheader', { name: 'Date' })
    expect(listCalls().at(-1)?.query.get('sort')).toBe('due')
    expect(date().getAttribute('aria-sort')).toBe('ascending')
    fireEvent.click(date().querySelector('button')!)
    await waitFor(() => expect(listCalls().at(-1)?.query.get('sort')).toBeNull())
    expect(page.path()).toBe('/admin/services?sort=created')
    fireEvent.click(screen.getByRole('button', { name: 'Newest first' }))
    await waitFor(() => expect(page.path()).toBe('/admin/services'))
  })

  test('offers the filtered list as a download', async () => {
    openPage(server.apiBase, '/admin/services?status=Pending&sort=visit', sara)
    const csv = await screen.findByRole('link', { name: 'CSV' })
    expect(csv.getAttribute('href')).toBe(`${server.apiBase}/services.csv?status=Pending&sort=due`)
  })

  test('Today is “today” in the URL and a date in the request', async () => {
    const page = openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    fireEvent.click(screen.getByRole('button', { name: 'Today' }))
    const loads = dubaiDate(new Date())
    await waitFor(() => expect(listCalls().at(-1)?.query.get('date')).toBe(loads))
    expect(page.path()).toBe('/admin/services?date=today')
    fireEvent.click(screen.getByRole('button', { name: 'Today' }))
    await waitFor(() => expect(page.path()).toBe('/admin/services'))
  })

  test('/ puts the cursor into the search', async () => {
    openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(screen.getByLabelText('Search name, phone, email or order number'))
  })

  test('single keys can be turned off', async () => {
    openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    fireEvent.keyDown(document.body, { key: '?' })
    fireEvent.click(await screen.findByLabelText('Use single keys'))
    fireEvent.click(screen.getByLabelText('Close'))
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).not.toBe(screen.getByLabelText('Search name, phone, email or order number'))
  })

  test('shows the nurse of a visit, and marks an upcoming paid visit that has none', async () => {
    const items = [
      aBooking({ id: 'a', nurse: { id: 'nurse-1', name: 'Maya Rahman' } }),
      aBooking({ id: 'b' }),
      aBooking({ id: 'c', status: 'Completed' }),
      aBooking({ id: 'd', paymentStatus: 'Failed' }),
    ]
    server.use(on('get', '/api/bloodtests', () => ok(aList(items))))
    openPage(server.apiBase, '/admin/bloodtests', sara)
    await screen.findAllByRole('link', { name: /^View/ })
    const nurses = [...document.querySelectorAll('td[data-column=nurse]')].map((cell) => cell.textContent)
    expect(nurses).toEqual(['Maya Rahman', 'No nurse', '', ''])
  })

  test('a pending visit whose time has passed is marked as overdue beside the status, or beside the date where a payment is marked', async () => {
    const tomorrow = addDays(dubaiDate(new Date()), 1)
    const items = [
      aBooking({ id: 'a' }),
      aBooking({ id: 'b', date: tomorrow }),
      aBooking({ id: 'c', status: 'Completed' }),
      aBooking({ id: 'd', needsAction: 'paid-twice' }),
    ]
    server.use(on('get', '/api/bloodtests', () => ok(aList(items))))
    openPage(server.apiBase, '/admin/bloodtests', sara)
    await screen.findAllByRole('link', { name: /^View/ })
    const marked = (column: string) =>
      [...document.querySelectorAll<HTMLElement>(`td[data-column=${column}]`)].map((cell) =>
        within(cell)
          .queryAllByRole('img')
          .some((mark) => mark.getAttribute('aria-label') === 'overdue'),
      )
    expect(marked('status')).toEqual([true, false, false, false])
    expect(marked('date')).toEqual([false, false, false, true])
  })

  test('shows beside the status what is wrong with the money', async () => {
    const items = [
      aBooking({ id: 'a', paymentStatus: 'Failed' }),
      aBooking({ id: 'b', needsAction: 'paid-twice' }),
      aBooking({ id: 'c' }),
    ]
    server.use(on('get', '/api/bloodtests', () => ok(aList(items))))
    openPage(server.apiBase, '/admin/bloodtests', sara)
    await screen.findAllByRole('link', { name: /^View/ })
    const statuses = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('[data-column=status]')?.textContent)
    expect(statuses).toEqual(['PendingPayment failed', 'PendingNeeds action', 'Pendingoverdue'])
  })
})
