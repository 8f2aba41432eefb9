// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAdminApi, type AdminApi } from '../../testing/admin-api'
import { openPage } from '../../testing/open-page'
import { aList } from '../../testing/records'
import { on, ok, problem } from '@homecare/remote-kit/testing/handlers'

// jsdom has no WebAuthn: passkeys are shown by the journey in e2e/staff.
const USER = { userName: 'sara@ghaf.example', role: 'admin' } as const
const CODES = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff']

let server: AdminApi
beforeEach(() => {
  server = startAdminApi(on('get', '/api/services', () => ok(aList([]))))
})
afterEach(() => {
  cleanup()
  server.close()
})

/** Opens the login and enters the password; the account has these ways. */
function begin(...ways: ('passkey' | 'totp' | 'recovery')[]) {
  server.use(on('post', '/api/user/login', () => problem('SECOND_FACTOR_REQUIRED', { ways })))
  const page = openPage(server.apiBase, '/login', null)
  fireEvent.change(screen.getByLabelText('Email or user name'), { target: { value: 'sara@ghaf.example' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  return page
}

async function enter(label: string, code: string, button: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: button }))
}

const APP = 'Code of your authenticator app'

describe('the second step of a login', () => {
  test('asks for the code of the app with the focus in its field, then shows the services', async () => {
    server.use(on('post', '/api/user/login/factor', () => ok({ status: 200, user: USER })))
    const page = begin('totp', 'recovery')
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy()
    const field = await screen.findByLabelText(APP)
    expect([document.activeElement, field.getAttribute('autocomplete')]).toEqual([field, 'one-time-code'])
    await enter(APP, '123456', 'Log in')
    await waitFor(() => expect(page.path()).toBe('/admin/services'))
    expect(server.calls.find(({ path }) => path === '/user/login/factor')?.body).toBe('{"way":"totp","code":"123456"}')
  })

  test('shows what is wrong with a code at its field, and offers the other ways', async () => {
    server.use(
      on('post', '/api/user/login/factor', () =>
        problem('INVALID_INPUT', { fields: { code: 'This code is not right.' } }),
      ),
    )
    begin('totp', 'recovery')
    await enter(APP, '000000', 'Log in')
    expect(await screen.findByText('This code is not right.')).toBeTruthy()
    expect(screen.getByLabelText(APP).getAttribute('aria-invalid')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    expect(screen.getByLabelText('Recovery code')).toBe(document.activeElement)
  })

  test('says how long to wait after too many attempts', async () => {
    server.use(on('post', '/api/user/login/factor', () => problem('RATE_LIMITED', {}, { 'retry-after': '600' })))
    begin('totp')
    await enter(APP, '000000', 'Log in')
    expect(await screen.findByText('Too many attempts. Try again in 10 minutes.')).toBeTruthy()
  })

  test('leads back to the password when it took too long', async () => {
    server.use(on('post', '/api/user/login/factor', () => problem('UNAUTHENTICATED')))
    begin('totp')
    await enter(APP, '123456', 'Log in')
    expect(await screen.findByText('That took too long. Log in again.')).toBeTruthy()
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })
})

describe('an account whose role needs a second factor and has none', () => {
  test('sets up an app by picture or key, sees its recovery codes once, and is in when it has kept them', async () => {
    server.use(
      on('post', '/api/user/totp-secret', () =>
        ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Ghaf:sara?secret=JBSWY3DPEHPK3PXP' }),
      ),
      on('post', '/api/user/totp', () => ok({ user: USER, recoveryCodes: CODES })),
    )
    const page = begin()
    expect(await screen.findByRole('heading', { name: 'Protect your login' })).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Set up: Authenticator app' }))
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    await enter('Code that the app shows now', '123456', 'Confirm the app')
    expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toBeTruthy()
    for (const code of CODES) expect(screen.getByText(code)).toBeTruthy()
    expect(page.session.get()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }))
    await waitFor(() => expect(page.path()).toBe('/admin/services'))
  })
})
