// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page'
import { aList, aRequest } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { onTabMessage, broadcastToTabs, type TabMessage } from './tab-messages'

let server: AdminApi
const sara = { userName: 'sara', role: 'coordinator' } as const
const sessionFor = (idleMinutes: number, endMinutes: number) =>
  ok({
    ...sara,
    idleUntil: new Date(Date.now() + idleMinutes * 60_000).toISOString(),
    endsAt: new Date(Date.now() + endMinutes * 60_000).toISOString(),
  })
let stopListening: () => void = () => undefined

beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/services', () => ok(aList([aRequest()]))),
    on('get', '/api/user/session', () => sessionFor(30, 480)),
    on('post', '/api/user/session', () => sessionFor(30, 480)),
  )
})
afterEach(() => {
  stopListening()
  cleanup()
  sessionStorage.clear()
  server.close()
})

const recordTabMessages = () => {
  const received: TabMessage[] = []
  stopListening = onTabMessage((message) => received.push(message))
  return received
}

describe('a session that is about to end', () => {
  test('shows no warning while there is time', async () => {
    openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    await waitFor(() => expect(server.calls.some(({ path }) => path === '/user/session')).toBe(true))
    expect(screen.queryByText('Are you still there?')).toBeNull()
  })

  test('warns after idle time, and Stay logged in renews the session in all tabs', async () => {
    server.use(on('get', '/api/user/session', () => sessionFor(1.5, 480)))
    const received = recordTabMessages()
    openPage(server.apiBase, '/admin/services', sara)
    await screen.findByText('Are you still there?')
    expect(screen.getByText(/^1:[23]\d$/)).toBeTruthy()
    fireEvent.click(screen.getByText('Stay logged in'))
    await waitFor(() => expect(screen.queryByText('Are you still there?')).toBeNull())
    await waitFor(() => expect(received.map(({ kind }) => kind)).toEqual(['renewed']))
  })

  test('warns of the end that can’t be postponed, and offers a new login on the same screen', async () => {
    server.use(on('get', '/api/user/session', () => sessionFor(30, 4)))
    server.use(on('post', '/api/user/logout', () => ok(null)))
    const page = openPage(server.apiBase, '/admin/services?status=Pending', sara)
    await screen.findByText(/Your login ends in/)
    fireEvent.click(screen.getByRole('button', { name: 'Log in again now' }))
    await waitFor(() => expect(page.path()).toBe('/login?next=%2Fadmin%2Fservices%3Fstatus%3DPending'))
  })

  test('redirects to the login once the server returns 401', async () => {
    server.use(on('get', '/api/user/session', () => problem('UNAUTHENTICATED')))
    const page = openPage(server.apiBase, '/admin/services', sara)
    await waitFor(() => expect(page.path()).toBe('/login'))
  })

  test('marks the calls of a timer as background work', async () => {
    openPage(server.apiBase, '/admin/services', sara)
    await waitFor(() => expect(server.calls.some(({ path }) => path === '/user/session')).toBe(true))
    const timed = server.calls.filter(({ headers }) => headers.get('x-background') === '1').map(({ path }) => path)
    expect(timed).toContain('/user/session')
  })
})

describe('a session in several tabs', () => {
  test('that ends in one tab ends in all', async () => {
    const page = openPage(server.apiBase, '/admin/services', sara)
    await screen.findByRole('link', { name: /^View/ })
    broadcastToTabs({ kind: 'ended' })
    await waitFor(() => expect(page.path()).toBe('/login'))
  })

  test('that begins in one tab begins in all', async () => {
    server.use(on('get', '/api/user/me', () => ok({ ...sara, name: null })))
    const page = openPage(server.apiBase, '/login?next=%2Fadmin%2Fbloodtests', null)
    await screen.findByLabelText('Password')
    broadcastToTabs({ kind: 'began', userName: 'sara' })
    await waitFor(() => expect(page.path()).toBe('/admin/bloodtests'))
  })
})
