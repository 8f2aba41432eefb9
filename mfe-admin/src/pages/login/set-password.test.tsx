// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

const TOKEN = 'a-token-of-more-than-twenty-characters'
const LINK = `/login/set-password?token=${TOKEN}`

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('post', '/api/user/password', () => ok(null)))
})
afterEach(() => {
  cleanup()
  server.close()
})

const choose = async (password: string) => {
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }))
}

describe('choosing a password', () => {
  test('sends the link’s token with it and then leads to the login', async () => {
    openPage(server.apiBase, LINK, null)
    await choose('four words in a row')
    expect(await screen.findByText('Your password is saved')).toBeTruthy()
    expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual({ token: TOKEN, password: 'four words in a row' })
    expect(screen.getByRole('link', { name: 'Go to the login' }).getAttribute('href')).toBe('/login')
  })

  test('removes the token from the URL', async () => {
    const page = openPage(server.apiBase, LINK, null)
    await waitFor(() => expect(page.path()).toBe('/login/set-password'))
  })

  test('shows how many characters are missing, and makes no call', async () => {
    openPage(server.apiBase, LINK, null)
    await choose('elevenchars')
    expect(await screen.findByText('One more character: use at least 12')).toBeTruthy()
    expect(server.calls).toEqual([])
  })

  test.each([
    [404, 'NOT_FOUND'],
    [403, 'FORBIDDEN'],
    [409, 'CONFLICT'],
  ] as const)(
    'a link that the server refuses with %d is reported as expired, with what to do next',
    async (_, code) => {
      server.use(on('post', '/api/user/password', () => problem(code)))
      openPage(server.apiBase, LINK, null)
      await choose('four words in a row')
      expect(await screen.findByText('This link does not work any more')).toBeTruthy()
      expect(screen.queryByLabelText('New password')).toBeNull()
    },
  )

  test('an address without a token is a dead link too', async () => {
    openPage(server.apiBase, '/login/set-password', null)
    expect(await screen.findByText('This link does not work any more')).toBeTruthy()
  })

  test('after a server error the form keeps its input', async () => {
    server.use(on('post', '/api/user/password', () => problem('UNAVAILABLE')))
    openPage(server.apiBase, LINK, null)
    await choose('four words in a row')
    expect(await screen.findByText(/could not answer just now/)).toBeTruthy()
    expect(screen.getByLabelText('New password')).toBeTruthy()
  })
})
