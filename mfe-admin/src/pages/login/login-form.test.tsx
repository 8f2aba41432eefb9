// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page'
import { aList } from '../../testing/records'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(
    on('post', '/api/user/login', () => ok({ status: 200, user: { userName: 'sara', role: 'admin' } })),
    on('get', '/api/services', () => ok(aList([]))),
  )
})
afterEach(() => {
  cleanup()
  server.close()
})

function submit(userName: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email or user name'), { target: { value: userName } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
}

describe('the login', () => {
  test.each([
    ['', ''],
    ['sara', ''],
    [' ', 'secret'],
  ])('requires both fields (%j, %j) and makes no call', async (userName, password) => {
    openPage(server.apiBase, '/login', null)
    submit(userName, password)
    expect(await screen.findByText('Email and Password is required')).toBeTruthy()
    expect(server.calls).toHaveLength(0)
  })

  test('takes any text as user name, reads Login... while busy, then shows the services', async () => {
    const page = openPage(server.apiBase, '/login', null)
    submit('sara', 'secret')
    expect(await screen.findByText('Login...')).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/admin/services'))
    expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual({ userName: 'sara', password: 'secret' })
  })

  test('reports that email or password is wrong', async () => {
    server.use(on('post', '/api/user/login', () => problem('UNAUTHENTICATED')))
    openPage(server.apiBase, '/login', null)
    submit('sara', 'wrong')
    expect(await screen.findByText('Incorrect email or password')).toBeTruthy()
  })

  test('shows how long to wait after too many attempts', async () => {
    server.use(on('post', '/api/user/login', () => problem('RATE_LIMITED', {}, { 'retry-after': '150' })))
    openPage(server.apiBase, '/login', null)
    submit('sara', 'wrong')
    expect(await screen.findByText('Too many attempts. Try again in 3 minutes.')).toBeTruthy()
  })

  test('keeps the input when the server can’t be reached, and retries on request', async () => {
    server.use(on('post', '/api/user/login', () => problem('UNAVAILABLE')))
    const page = openPage(server.apiBase, '/login', null)
    submit('sara', 'secret')
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(on('post', '/api/user/login', () => ok({ status: 200, user: { userName: 'sara', role: 'admin' } })))
    fireEvent.click(again)
    await waitFor(() => expect(page.path()).toBe('/admin/services'))
  })

  test('shows the password on request', () => {
    openPage(server.apiBase, '/login', null)
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  })
})
