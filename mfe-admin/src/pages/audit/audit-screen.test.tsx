// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { AuditCheck } from '@homecare/contract/admin/audit-trail'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adminUser } from '../../testing/people'
import { openPage } from '../../testing/open-page'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { later, on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import type { AuditEntry } from './use-trail'

const entry = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-03-01T08:00:00.000Z',
  actor: 'sara@ghaf.example',
  action: 'completed',
  subjectType: 'booking',
  subjectId: `booking-${id}`,
  from: '94.200.12.7',
  detail: {},
  ...more,
})

const CHECK: AuditCheck = {
  entries: 10_234,
  state: 'broken',
  intact: false,
  brokenAt: null,
  problem: null,
  anchor: null,
}

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/alarms', () => ok({ alarms: [] })),
    on('get', '/api/audit', ({ query }) =>
      query.get('cursor') === 'two'
        ? ok({ entries: [entry('2'), entry('1')], nextCursor: null })
        : ok({ entries: [entry('3'), entry('2')], nextCursor: 'two' }),
    ),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const shown = () => screen.getAllByTitle(/^Only booking-/).map((cell) => cell.textContent)
const lastQuery = () => Object.fromEntries(server.calls.filter(({ path }) => path === '/audit').at(-1)?.query ?? [])

describe('the audit screen', () => {
  test('loads the next page by cursor, without losing or duplicating an entry', async () => {
    openPage(server.apiBase, '/admin/audit', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(shown()).toEqual(['booking-3', 'booking-2', 'booking-1']))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  test('reports that the next page could not be loaded, and the loaded entries stay', async () => {
    openPage(server.apiBase, '/admin/audit', adminUser)
    const more = await screen.findByRole('button', { name: 'Load more' })
    server.use(on('get', '/api/audit', () => problem('UNAVAILABLE')))
    fireEvent.click(more)
    expect(await screen.findByText('The next entries could not be loaded.')).toBeTruthy()
    expect(shown()).toEqual(['booking-3', 'booking-2'])
  })

  test('takes its filter from the URL, and filters by a clicked value', async () => {
    const page = openPage(server.apiBase, '/admin/audit?actor=sara%40ghaf.example', adminUser)
    fireEvent.click(await screen.findByTitle('Only booking-3'))
    await waitFor(() => expect(page.path()).toBe('/admin/audit?actor=sara%40ghaf.example&subjectId=booking-3'))
    await waitFor(() => expect(lastQuery()).toEqual({ actor: 'sara@ghaf.example', subjectId: 'booking-3' }))
  })

  test('shows the end of a long id, and filters by all of it', async () => {
    const subjectId = '01a1fecc-ec2c-72fb-a74f-84285d142705'
    server.use(on('get', '/api/audit', () => ok({ entries: [entry('1', { subjectId })], nextCursor: null })))
    const page = openPage(server.apiBase, '/admin/audit', adminUser)
    fireEvent.click(await screen.findByText('…5d142705'))
    await waitFor(() => expect(page.path()).toBe(`/admin/audit?subjectId=${subjectId}`))
  })

  test('shows the old and the new value of a change', async () => {
    const detail = {
      price: { from: 45, to: 50 },
      active: { from: true, to: false },
      attemptId: 'ORD-1',
      since: '2026-03-01T08:00:00.000Z',
    }
    server.use(on('get', '/api/audit', () => ok({ entries: [entry('1', { detail })], nextCursor: null })))
    openPage(server.apiBase, '/admin/audit', adminUser)
    expect((await screen.findByText('price:')).closest('ul')?.textContent).toBe(
      'price: 45 → 50active: yes → noattempt id: ORD-1since: Sun 1 Mar 2026, 12:00',
    )
  })

  test('verifies the trail and shows the result', async () => {
    const anchor = { at: '2026-03-03T05:00:00.000Z', sequence: 10_200 }
    server.use(on('post', '/api/audit/check', () => ok({ ...CHECK, state: 'intact', intact: true, anchor })))
    openPage(server.apiBase, '/admin/audit', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('The trail is intact')).toBeTruthy()
    expect(
      screen.getByText(/^10,234 entries.* the newest of Tue 3 Mar 2026, 09:00 at entry number 10,200/),
    ).toBeTruthy()
  })

  test('names the first altered entry', async () => {
    const problem = 'Entry 9812 does not fit the chain.'
    server.use(on('post', '/api/audit/check', () => ok({ ...CHECK, state: 'broken', brokenAt: '9812', problem })))
    openPage(server.apiBase, '/admin/audit', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }))
    expect((await screen.findByRole('alert')).textContent).toContain(problem)
  })

  test('a trail that could not be compared with its anchors is reported as neither intact nor broken', async () => {
    const problem = 'The object store did not answer.'
    server.use(on('post', '/api/audit/check', () => ok({ ...CHECK, state: 'unverified', problem })))
    openPage(server.apiBase, '/admin/audit', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('The trail could not be verified')).toBeTruthy()
    expect(screen.getByText(new RegExp(problem))).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the progress of a long check, and repeats the call until it is done', async () => {
    let state: AuditCheck['state'] = 'running'
    server.use(on('post', '/api/audit/check', () => later(ok({ ...CHECK, state, checked: 4_000 }))))
    openPage(server.apiBase, '/admin/audit', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }))
    expect(await screen.findByText('4,000 of 10,234 entries verified so far …')).toBeTruthy()
    state = 'intact'
    expect(await screen.findByText('The trail is intact')).toBeTruthy()
  })
})
