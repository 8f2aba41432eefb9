// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page'
import { aList, aRequest } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/user/me', () => ok({ userName: 'sara', role: 'coordinator', name: 'Sara Haddad' })),
    on('get', '/api/services', () => ok(aList([aRequest()]))),
    on('post', '/api/user/login', () => ok({ status: 200, user: { userName: 'sara', role: 'coordinator' } })),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

const logIn = async () => {
  fireEvent.change(await screen.findByLabelText('Email or user name'), { target: { value: 'sara' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
}

describe('the guard', () => {
  test('loads the session and then shows the screen', async () => {
    openPage(server.apiBase, '/admin/services')
    expect(await screen.findByRole('link', { name: 'View Noura Al Ketbi' })).toBeTruthy()
    expect(screen.getByText('Coordinator')).toBeTruthy()
  })

  test('redirects to the login without a session, and after it to the requested screen', async () => {
    server.use(on('get', '/api/user/me', () => problem('UNAUTHENTICATED')))
    const page = openPage(server.apiBase, '/admin/services?status=Pending')
    await waitFor(() => expect(page.path()).toBe('/login?next=%2Fadmin%2Fservices%3Fstatus%3DPending'))
    await logIn()
    await waitFor(() => expect(page.path()).toBe('/admin/services?status=Pending'))
  })

  test.each([
    ['a known session', undefined],
    ['a session whose name has to be asked for', { userName: 'sara', role: 'coordinator' }],
  ] as const)(
    'shows the person’s name in the menu for %s, and the login beside it in its dialog',
    async (_, session) => {
      openPage(server.apiBase, '/admin/services', session)
      const menu = await screen.findByRole('button', { name: 'Your login: Sara Haddad Coordinator' })
      fireEvent.click(menu)
      expect(screen.getByRole('dialog', { name: 'Your login' }).textContent).toContain('Sara Haddad sara')
    },
  )

  test.each([
    ['has none', () => ok({ userName: 'sara', role: 'coordinator' as const, name: null })],
    ['can’t be loaded', () => problem('UNAVAILABLE')],
  ])('shows the login in the menu while the name %s', async (_, answer) => {
    server.use(on('get', '/api/user/me', answer))
    openPage(server.apiBase, '/admin/services', { userName: 'sara', role: 'coordinator' })
    expect(await screen.findByRole('button', { name: 'Your login: sara Coordinator' })).toBeTruthy()
  })

  test('redirects to the login when any call returns 401', async () => {
    server.use(on('get', '/api/services', () => problem('UNAUTHENTICATED')))
    const page = openPage(server.apiBase, '/admin/services', { userName: 'sara', role: 'admin' })
    await waitFor(() => expect(page.path()).toBe('/login'))
    expect(page.session.get()).toBeNull()
  })

  test('reports that the server can’t be reached, and retries on request', async () => {
    server.use(on('get', '/api/user/me', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, '/admin/services')
    expect(await screen.findByText('Your login could not be checked')).toBeTruthy()
    server.use(on('get', '/api/user/me', () => ok({ userName: 'sara', role: 'viewer', name: null })))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Viewer')).toBeTruthy()
  })

  test('keeps the admin area out of search engines', async () => {
    openPage(server.apiBase, '/admin/services')
    await screen.findByRole('link', { name: 'View Noura Al Ketbi' })
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })
})
