import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import { staffLinkToken } from '@homecare/server/staff/staff-link'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

// The rules of links, passwords and accounts are tested beside the use cases, in packages/server/src/staff.
let app: TestApp
let admin: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({ loginAttempts: 100 })
  admin = await app.login('admin')
})
afterAll(() => app.close())

const PASSWORD = 'correct horse battery'
const accounts = async () => ((await (await app.get('/api/staff', admin)).json()) as StaffAccounts).accounts
const account = async (userName: string) => (await accounts()).find((each) => each.userName === userName)
const invite = (userName: string, role = 'coordinator') =>
  app.post('/api/staff', { userName, name: 'Noor Aziz', role }, admin)
const setPassword = (token: string, password = PASSWORD) => app.post('/api/user/password', { token, password })
const change = async (userName: string, body: object) =>
  app.post(`/api/staff/${(await account(userName))?.id}`, body, admin)

/** The token that an account's latest email carries. */
async function tokenOf(userName: string): Promise<string> {
  const userId = (await account(userName))?.id ?? ''
  const { payload } = await app.ctx.db.outbox.findFirstOrThrow({
    where: { name: 'email-staff-link', payload: { path: ['userId'], equals: userId } },
    orderBy: { createdAt: 'desc' },
  })
  return staffLinkToken(app.ctx.settings.secret, payload as { userId: string; linkId: string })
}

describe('an invitation', () => {
  it('an invitation returns 201 with all accounts, and its link sets the password once', async () => {
    const answer = await invite('Noor@Example.com')
    expect([answer.status, await answer.json()]).toEqual([201, { accounts: await accounts() }])
    expect(await account('noor@example.com')).toMatchObject({ role: 'coordinator', state: 'invited', lastSeenAt: null })
    const token = await tokenOf('noor@example.com')
    expect((await setPassword(token)).status).toBe(204)
    expect((await setPassword(token)).status).toBe(404)
    const login = await app.post('/api/user/login', { userName: 'NOOR@example.com ', password: PASSWORD })
    expect(await login.json()).toEqual({ status: 200, user: { userName: 'noor@example.com', role: 'coordinator' } })
  })

  it('an invitation returns 409 for a name that has an account', async () => {
    await invite('twice@example.com')
    expect((await invite('TWICE@example.com')).status).toBe(409)
  })

  it('sending an invitation again returns 204, and so does sending a reset', async () => {
    await invite('again@example.com')
    const path = `/api/staff/${(await account('again@example.com'))?.id}/reset`
    const first = await tokenOf('again@example.com')
    expect((await app.post(path, {}, admin)).status).toBe(204)
    expect((await setPassword(first)).status).toBe(404)
    expect((await setPassword(await tokenOf('again@example.com'))).status).toBe(204)
    expect((await app.post(path, {}, admin)).status).toBe(204)
  })

  it.each(['short', 'x'.repeat(201), 'noor1234 and more', 'Password1234!'])(
    'setting a password returns 422 with its field for the password %j',
    async (password) => {
      const userName = `noor1234@${password.length}.example.com`
      await invite(userName)
      const answer = await setPassword(await tokenOf(userName), password)
      expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { password: expect.any(String) } }])
    },
  )
})

it('attempts with invalid invitation links return 429 after too many from one IP address', async () => {
  const other = await createTestApp({ loginAttempts: 1 })
  const body = { token: 'x'.repeat(43), password: PASSWORD }
  const attempt = () => other.post('/api/user/password', body, { 'x-forwarded-for': '203.0.113.5' })
  for (let n = 0; n < 10; n++) expect((await attempt()).status).toBe(404)
  expect((await attempt()).status).toBe(429)
  await other.close()
})

describe('a change of an account', () => {
  it('a change of an account returns 200 with all accounts, and applies from the account’s next call', async () => {
    const viewer = await app.login('viewer')
    expect((await app.get('/api/staff', viewer)).status).toBe(403)
    const answer = await change('viewer', { role: 'admin' })
    expect([answer.status, await answer.json()]).toEqual([200, { accounts: await accounts() }])
    expect((await app.get('/api/staff', viewer)).status).toBe(200)
    await change('viewer', { disabled: true })
    expect((await app.get('/api/user/me', viewer)).status).toBe(401)
    await change('viewer', { disabled: false, role: 'viewer' })
  })

  it('a change of one’s own account returns 422, and the history has the client’s IP address of other changes', async () => {
    for (const body of [{ disabled: true }, { role: 'viewer' }])
      expect(await (await change('admin', body)).json()).toMatchObject({ status: 422, code: 'ILLEGAL_TRANSITION' })
    await change('coordinator', { role: 'viewer' })
    const { entries } = (await (await app.get('/api/audit?actor=admin&action=role changed', admin)).json()) as {
      entries: { from: string; detail: object }[]
    }
    expect(entries[0]).toMatchObject({ from: '127.0.0.1', detail: { from: 'coordinator', to: 'viewer' } })
    await change('coordinator', { role: 'coordinator' })
  })
})
