// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import { broadcastToTabs } from '../session/tab-messages'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { sara } from '../../testing/people'
import { aList, aRequest } from '../../testing/records'

let server: AdminApi
const mount = vi.spyOn(QueryClient.prototype, 'mount')
beforeEach(() => {
  server = startAdminApi(on('get', '/api/services', () => ok(aList([aRequest()]))))
})
afterEach(() => {
  cleanup()
  mount.mockClear()
  server.close()
})

/** The list of services with its rows, and the cache that it uses. */
async function openServices() {
  const page = openPage(server.apiBase, '/admin/services', sara)
  await screen.findByRole('link', { name: 'View Noura Al Ketbi' })
  const client = mount.mock.contexts[0] as QueryClient
  const cached = () =>
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    )
  expect(cached()).toContain('Noura Al Ketbi')
  return { page, cached }
}

test('patients’ data leave the cache when the server says that the session is over', async () => {
  const { page, cached } = await openServices()
  server.use(on('get', '/api/services', () => problem('UNAUTHENTICATED')))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(page.path()).toBe('/login'))
  expect(cached()).toBe('[]')
})

test('patients’ data leave the cache when somebody logs out in another tab', async () => {
  const { page, cached } = await openServices()
  broadcastToTabs({ kind: 'ended' })
  await waitFor(() => expect(page.path()).toBe('/login'))
  expect(cached()).toBe('[]')
})

test('patients’ data leave the cache when the admin area is left', async () => {
  const { page, cached } = await openServices()
  page.unmount()
  expect(cached()).toBe('[]')
})
