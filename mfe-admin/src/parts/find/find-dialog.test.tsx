// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { RecordSearchResult } from '@homecare/contract/admin/record-search'
import { noConnection, ok, on } from '@homecare/remote-kit/testing/handlers'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { vera } from '../../testing/people'

let api: AdminApi | undefined
afterEach(() => {
  cleanup()
  api?.close()
})

const record = { phoneNumber: '971501234567', date: '2026-03-05', status: 'Pending' as const }
const BOOKING = {
  ...{ ...record, id: 'b1', orderId: 'ORD-1', fullName: 'Mona Haddad', time: '10:30 Am', tests: ['Vitamin D'] },
  ...{ paymentStatus: 'Paid' as const, accession: '100417E' },
}
const REQUEST = { ...record, id: 'r1', orderId: 'ORD-2', fullName: 'Mona Al Haddad', service: 'Elderly Care' }
const CASE = {
  ...{ id: 'c1', number: 'C-10417', patientName: 'Fatima Haddad', phoneNumber: '971501234567' },
  ...{ service: 'Palliative Care', state: 'quoted' as const },
}
const found = (changes: Partial<RecordSearchResult> = {}): RecordSearchResult => ({
  ...{ bookings: [BOOKING], cases: [CASE], requests: [REQUEST] },
  more: { bookings: false, cases: false, requests: false },
  ...changes,
})
const finding = (result = found()) => on('post', '/api/records/search', () => ok(result))

async function openFinder(...handlers: Parameters<typeof startAdminApi>) {
  api = startAdminApi(...handlers, on('get', '/api/bloodtests/{id}', noConnection))
  const page = openPage(api.apiBase, '/admin/alerts', vera)
  const button = await screen.findByRole('button', { name: 'Find anything' })
  // The key works once React has run the effects of the frame, which may be after its first drawing.
  await waitFor(() => {
    fireEvent.keyDown(button, { key: 'k', ctrlKey: true })
    screen.getByRole('dialog')
  })
  const field = screen.getByRole('searchbox', { name: /accession number/ })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  return { page, field, type }
}

it('Ctrl k opens the search on any screen; one text finds records of every list', async () => {
  const { type } = await openFinder(finding())
  type('haddad')
  expect((await screen.findByRole('link', { name: /^Mona Haddad/ })).textContent).toContain('100 417 E')
  expect(screen.getByRole('link', { name: /^Mona Al Haddad/ }).textContent).toContain('Elderly Care')
  expect(screen.getByRole('link', { name: /^Fatima Haddad/ }).textContent).toMatch(/Palliative Care.*C-10417.*Quoted/)
  expect(screen.getByText('3 records found')).toBeDefined()
})

it('one letter is not searched, and a name typed in one go is one call', async () => {
  const { type } = await openFinder(finding())
  for (const text of ['h', 'ha', 'had', 'hadd']) type(text)
  await screen.findByRole('link', { name: /^Mona Haddad/ })
  const bodies = api?.calls.filter(({ path }) => path === '/records/search').map(({ body }) => body)
  expect(bodies).toEqual([JSON.stringify({ text: 'hadd' })])
})

it('Enter in the field opens the first record found, and arrow keys reach the others', async () => {
  const { page, field, type } = await openFinder(finding())
  type('haddad')
  const first = await screen.findByRole('link', { name: /^Mona Haddad/ })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(first)
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Fatima/ }))
  fireEvent.submit(screen.getByRole('search', { name: /^Find/ }))
  await waitFor(() => expect(page.path()).toBe('/admin/bloodtests/b1'))
})

it('Enter opens nothing while the records shown belong to an earlier text', async () => {
  const { page, type } = await openFinder(finding())
  type('haddad')
  await screen.findByRole('link', { name: /^Mona Haddad/ })
  type('somebody else')
  fireEvent.submit(screen.getByRole('search', { name: /^Find/ }))
  expect(page.path()).toBe('/admin/alerts')
})

it('a search that finds nothing says what to try, and a failed one can be repeated', async () => {
  let works = false
  const none = found({ bookings: [], cases: [], requests: [] })
  const { type } = await openFinder(on('post', '/api/records/search', () => (works ? ok(none) : noConnection)))
  type('nobody')
  const again = await screen.findByRole('button', { name: 'Try again' })
  works = true
  fireEvent.click(again)
  expect(await screen.findByText(/Nothing found/)).toBeDefined()
})

it('a list with more records than are shown is a link to it under the same search', async () => {
  const { type } = await openFinder(finding(found({ more: { bookings: true, cases: false, requests: false } })))
  type('haddad')
  const more = await screen.findByRole('link', { name: 'All of them in Blood Tests' })
  expect(more.getAttribute('href')).toBe('/admin/bloodtests?search=haddad&payment=All')
})
