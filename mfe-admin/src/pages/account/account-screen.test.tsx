// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { adminUser } from '../../testing/people'
import { noConnection, on, ok, problem } from '@homecare/remote-kit/testing/handlers'
import type { Account } from './own-account'

const SINCE = '2026-03-01T08:00:00.000Z'
const session = { id: 's1', device: 'Chrome on Windows', address: '203.0.…', startedAt: SINCE, lastUsedAt: SINCE }
const anAccount = (more: Partial<Account> = {}): Account => ({
  ...adminUser,
  required: true,
  passkeys: [{ id: 'p1', name: 'Laptop', addedAt: SINCE, lastUsedAt: null, blocked: false }],
  totp: null,
  recoveryCodes: 9,
  sessions: [
    { ...session, current: true },
    { ...session, id: 's2', device: 'Safari on iOS', current: false },
  ],
  provenUntil: null,
  ...more,
})

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/user/account', () => ok(anAccount())))
})
afterEach(() => {
  cleanup()
  server.close()
})

const sent = () => server.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
const dialog = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('dialog')!
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the page “My account”', () => {
  test('shows passkeys, what is left of the recovery codes, and where one is logged in', async () => {
    openPage(server.apiBase, '/admin/account', adminUser)
    expect(await screen.findByText('Laptop')).toBeTruthy()
    expect(screen.getByText('9 of 10 are left')).toBeTruthy()
    expect(screen.getByText('This one')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'End the login on Safari on iOS' })).toBeTruthy()
  })

  test('offers to load again when the server can’t be reached', async () => {
    server.use(on('get', '/api/user/account', noConnection))
    openPage(server.apiBase, '/admin/account', adminUser)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('asks for the password before a sensitive step, then makes the step', async () => {
    let proven = false
    server.use(
      on('post', '/api/user/recovery-codes', () =>
        proven ? ok({ recoveryCodes: ['aaaa-bbbb-cccc'] }) : problem('PROOF_REQUIRED'),
      ),
      on('post', '/api/user/proof', () => {
        proven = true
        return ok(null)
      }),
    )
    openPage(server.apiBase, '/admin/account', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Make new codes' }))
    fireEvent.click(within(await dialog('Make new recovery codes?')).getByText('Make new codes'))
    const proof = await dialog('Confirm that it is you')
    fireEvent.change(within(proof).getByLabelText('Password'), { target: { value: 'secret' } })
    fireEvent.click(within(proof).getByText('Confirm'))
    expect(await screen.findByText('aaaa-bbbb-cccc')).toBeTruthy()
    expect(sent()).toEqual(['POST /user/recovery-codes', 'POST /user/proof', 'POST /user/recovery-codes'])
  })

  test('says that nothing was changed when the proof is not given', async () => {
    server.use(on('delete', '/api/user/passkeys/{id}', () => problem('PROOF_REQUIRED')))
    openPage(server.apiBase, '/admin/account', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Laptop' }))
    fireEvent.click(within(await dialog('Remove Laptop?')).getByText('Remove'))
    fireEvent.click(within(await dialog('Confirm that it is you')).getByText('Back'))
    expect(await screen.findByText('Nothing was changed: confirm first that it is you.')).toBeTruthy()
  })

  test('names the field of a password that is wrong, and empties the form when it is changed', async () => {
    server.use(
      on('post', '/api/user/own-password', () =>
        problem('INVALID_INPUT', { fields: { current: 'This is not your password' } }),
      ),
    )
    const page = openPage(server.apiBase, '/admin/account', adminUser)
    await screen.findByText('Laptop')
    enter('Present password', 'wrong')
    enter('New password', 'seven calm oranges walk')
    fireEvent.click(screen.getByRole('button', { name: 'Change the password' }))
    expect(await screen.findByText('This is not your password')).toBeTruthy()
    server.use(on('post', '/api/user/own-password', () => ok(null)))
    enter('Present password', 'right')
    fireEvent.click(screen.getByRole('button', { name: 'Change the password' }))
    await waitFor(() => expect(page.notifications).toContain('success: Your password is changed'))
    await waitFor(() => expect(screen.getByLabelText('Present password')).toHaveProperty('value', ''))
  })

  test('ends another login', async () => {
    server.use(on('delete', '/api/user/sessions/{id}', () => ok(null)))
    const page = openPage(server.apiBase, '/admin/account', adminUser)
    fireEvent.click(await screen.findByRole('button', { name: 'End the login on Safari on iOS' }))
    await waitFor(() => expect(page.notifications).toContain('success: That login is ended'))
    expect(sent()).toEqual(['DELETE /user/sessions/s2'])
  })
})
