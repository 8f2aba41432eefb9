// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../testing/open-page'
import { aList, aService } from '../testing/records'
import { startAdminApi, type AdminApi } from '../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('get', '/api/user/me', () => ok({ userName: 'sara', role: 'coordinator' })),
    on('get', '/api/services', () => ok(aList([aService()]))),
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
    server.use(on('get', '/api/user/me', () => ok({ userName: 'sara', role: 'viewer' })))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Viewer')).toBeTruthy()
  })

  test('keeps the admin area out of search engines', async () => {
    openPage(server.apiBase, '/admin/services')
    await screen.findByRole('link', { name: 'View Noura Al Ketbi' })
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })
})
