import type { StaffAccounts } from '@homecare/contract/admin/staff-accounts'
import { staffLinkToken } from '@homecare/server/staff/staff-link'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let admin: { cookie: string }
beforeEach(async () => {
  app = await createTestApp()
  admin = await app.login('admin')
  return () => app.close()
})

const HOUR = 3600_000
const PASSWORD = 'correct horse battery'
const accounts = async () => ((await (await app.get('/api/staff', admin)).json()) as StaffAccounts).accounts
const account = async (userName: string) => (await accounts()).find((each) => each.userName === userName)
const invite = (userName: string, role = 'coordinator') => app.post('/api/staff', { userName, role }, admin)
const setPassword = (token: string, password = PASSWORD) => app.post('/api/user/password', { token, password })
const login = (userName: string, password = PASSWORD) => app.post('/api/user/login', { userName, password })
const change = async (userName: string, body: object, by = admin) =>
  app.post(`/api/staff/${(await account(userName))?.id}`, body, by)

/** The token that the latest mail to staff carries. */
async function latestToken(): Promise<string> {
  const row = await app.ctx.db.outbox.findFirstOrThrow({
    where: { name: 'mail-staff-link' },
    orderBy: { createdAt: 'desc' },
  })
  return staffLinkToken(app.ctx.settings.secret, row.payload as { userId: string; linkId: string })
}

describe('who is invited', () => {
  it('chooses a password by the mailed link, then logs in with the role that was given', async () => {
    const answer = await invite('Noor@Example.com')
    expect(answer.status).toBe(201)
    expect(await account('noor@example.com')).toMatchObject({ role: 'coordinator', state: 'invited', lastSeenAt: null })
    expect((await login('noor@example.com', '')).status).toBe(422)
    expect((await login('noor@example.com')).status).toBe(401)
    expect((await setPassword(await latestToken())).status).toBe(204)
    expect(await (await login('NOOR@example.com ')).json()).toEqual({
      status: 200,
      user: { userName: 'noor@example.com', role: 'coordinator' },
    })
    expect(await account('noor@example.com')).toMatchObject({ state: 'active', lastSeenAt: expect.any(String) })
  })

  it('is not invited twice, in whatever letters', async () => {
    await invite('noor@example.com')
    expect((await invite('NOOR@example.com')).status).toBe(409)
    expect(await accounts()).toHaveLength(4)
  })

  it('finds the link dead once it was used, after 72 hours, and when a newer one was sent', async () => {
    await invite('noor@example.com')
    const first = await latestToken()
    const { id } = (await account('noor@example.com'))!
    expect((await app.post(`/api/staff/${id}/reset`, {}, admin)).status).toBe(204)
    const second = await latestToken()
    expect((await setPassword(first)).status).toBe(404)
    app.ctx.wait(73 * HOUR)
    expect((await setPassword(second)).status).toBe(404)
    admin = await app.login('admin')
    await app.post(`/api/staff/${id}/reset`, {}, admin)
    const third = await latestToken()
    const both = await Promise.all([setPassword(third), setPassword(third, 'another long password')])
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 404])
    expect((await setPassword(third)).status).toBe(404)
  })

  it.each([
    ['short', 'password', 422],
    ['x'.repeat(201), 'password', 422],
    ['noor1234 and more', 'password', 422],
    ['Password1234!', 'password', 422],
  ])('can’t choose %j', async (password, field, status) => {
    await invite('noor1234@example.com')
    const answer = await setPassword(await latestToken(), password)
    expect(answer.status).toBe(status)
    expect((await answer.json()) as object).toMatchObject({ fields: { [field]: expect.any(String) } })
  })
})

it('a reset works for an hour; until then the old password does, afterwards every session has ended', async () => {
  await invite('noor@example.com')
  await setPassword(await latestToken())
  const open = (await login('noor@example.com')).headers.get('set-cookie')?.split(';')[0] ?? ''
  const { id } = (await account('noor@example.com'))!
  await app.post(`/api/staff/${id}/reset`, {}, admin)
  const late = await latestToken()
  expect((await app.get('/api/user/me', { cookie: open })).status).toBe(200)
  app.ctx.wait(61 * 60_000)
  expect((await setPassword(late)).status).toBe(404)
  admin = await app.login('admin')
  const again = (await login('noor@example.com')).headers.get('set-cookie')?.split(';')[0] ?? ''
  await app.post(`/api/staff/${id}/reset`, {}, admin)
  expect((await setPassword(await latestToken(), 'a brand new password')).status).toBe(204)
  expect((await app.get('/api/user/me', { cookie: again })).status).toBe(401)
  expect((await login('noor@example.com')).status).toBe(401)
  expect((await login('noor@example.com', 'a brand new password')).status).toBe(200)
})

it('tries with invented links are limited before anything is hashed', async () => {
  const other = await createTestApp({ loginAttempts: 1 })
  const attempt = () =>
    other.post(
      '/api/user/password',
      { token: 'x'.repeat(43), password: PASSWORD },
      { 'x-forwarded-for': '203.0.113.5' },
    )
  for (let n = 0; n < 10; n++) expect((await attempt()).status).toBe(404)
  expect((await attempt()).status).toBe(429)
  await other.close()
})

describe('an account', () => {
  it('that is disabled loses its sessions and links at once, and comes back without them', async () => {
    const viewer = await app.login('viewer')
    expect((await change('viewer', { disabled: true })).status).toBe(200)
    expect((await app.get('/api/user/me', viewer)).status).toBe(401)
    expect((await login('viewer', 'viewer-password')).status).toBe(401)
    expect(await account('viewer')).toMatchObject({ state: 'disabled' })
    await change('viewer', { disabled: false })
    expect((await app.get('/api/user/me', viewer)).status).toBe(401)
    expect((await login('viewer', 'viewer-password')).status).toBe(200)
  })

  it('has its new role from its next call on', async () => {
    const viewer = await app.login('viewer')
    expect((await app.get('/api/staff', viewer)).status).toBe(403)
    await change('viewer', { role: 'admin' })
    expect((await app.get('/api/staff', viewer)).status).toBe(200)
  })

  it('of one’s own can be neither disabled nor made less', async () => {
    for (const body of [{ disabled: true }, { role: 'viewer' }])
      expect(await (await change('admin', body)).json()).toMatchObject({ code: 'ILLEGAL_TRANSITION' })
    expect(await account('admin')).toMatchObject({ role: 'admin', state: 'active' })
  })

  it('is the last active admin’s however two admins try to disable each other at once', async () => {
    await change('viewer', { role: 'admin' })
    const other = await app.login('viewer')
    const [first, second] = [(await account('admin'))?.id, (await account('viewer'))?.id]
    const answers = await Promise.all([
      app.post(`/api/staff/${second}`, { disabled: true }, admin),
      app.post(`/api/staff/${first}`, { disabled: true }, other),
    ])
    const [won, lost] = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(won).toBe(200)
    // Too late by a moment the second one's session has ended already.
    expect([401, 422]).toContain(lost)
    const active = await app.ctx.db.staffUser.count({ where: { role: 'admin', disabledAt: null } })
    expect(active).toBe(1)
  })

  it('that is only invited is no admin that counts', async () => {
    await invite('second@example.com', 'admin')
    await change('viewer', { role: 'admin' })
    const other = await app.login('viewer')
    expect((await change('admin', { role: 'viewer' }, other)).status).toBe(200)
    const { id } = await app.ctx.db.staffUser.findUniqueOrThrow({ where: { userName: 'viewer' } })
    expect((await app.post(`/api/staff/${id}`, { role: 'viewer' }, other)).status).toBe(422)
  })

  it('leaves who changed it, what and from where in the history', async () => {
    await change('viewer', { role: 'coordinator' })
    await change('viewer', { disabled: true })
    const { entries } = (await (await app.get('/api/audit?actor=admin', admin)).json()) as {
      entries: { action: string; from: string; detail: object }[]
    }
    expect(entries.map(({ action }) => action)).toEqual(['disabled', 'role changed', 'logged in'])
    expect(entries[1]).toMatchObject({ from: '127.0.0.1', detail: { from: 'viewer', to: 'coordinator' } })
  })
})
