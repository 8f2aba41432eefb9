// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aSheet } from '../testing/people'
import { openPage } from '../testing/open-page'
import { startAdminApi, type AdminApi } from '../testing/admin-api'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('post', '/api/day-sheet/shared', () => ok(aSheet())))
})
afterEach(() => {
  cleanup()
  server.close()
})

const VISIT = '10:00 Am, Omar Haddad'

describe('the nurse’s page', () => {
  test('opens the sheet with the token in the URL’s fragment, without a session', async () => {
    openPage(server.apiBase, '/day-sheet#a-token-of-the-link', null)
    expect(await screen.findByRole('heading', { level: 1, name: 'Tue 3 Mar 2026' })).toBeTruthy()
    expect(screen.getByRole('listitem', { name: VISIT })).toBeTruthy()
    expect(server.calls.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
      'POST /day-sheet/shared {"token":"a-token-of-the-link"}',
    ])
    expect(screen.queryByRole('link', { name: 'Omar Haddad' })).toBeNull()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  test('calls nothing without a token', async () => {
    openPage(server.apiBase, '/day-sheet', null)
    expect(await screen.findByText('The link is not complete')).toBeTruthy()
    expect(server.calls).toEqual([])
  })

  test('removes the patients once the link is revoked or has expired', async () => {
    openPage(server.apiBase, '/day-sheet#a-token-of-the-link', null)
    await screen.findByRole('listitem', { name: VISIT })
    server.use(on('post', '/api/day-sheet/shared', () => problem('NOT_FOUND')))
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('This link does not work any more')).toBeTruthy()
    expect(screen.queryByText(/Omar Haddad/)).toBeNull()
  })

  test('a failed refresh leaves the sheet and warns that it may be out of date', async () => {
    openPage(server.apiBase, '/day-sheet#a-token-of-the-link', null)
    await screen.findByRole('listitem', { name: VISIT })
    server.use(on('post', '/api/day-sheet/shared', () => problem('UNAVAILABLE')))
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText(/may be out of date/)).toBeTruthy()
    expect(screen.getByRole('listitem', { name: VISIT })).toBeTruthy()
  })
})
