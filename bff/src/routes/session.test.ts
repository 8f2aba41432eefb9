import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'
import { createTestApp, type TestApp } from '../testing/test-app'

// Lifetimes of sessions, limits of logins and known browsers are tested beside the use cases, in packages/server/src/staff.
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('login', () => {
  it('a login returns 200 with the user and an HttpOnly cookie, and ends the browser’s earlier session', async () => {
    const body = { userName: 'admin', password: 'admin-password' }
    const first = await app.post('/api/user/login', body)
    expect([first.status, await first.json()]).toEqual([
      200,
      { status: 200, user: { userName: 'admin', role: 'admin' } },
    ])
    expect(first.headers.getSetCookie()[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = first.headers.get('set-cookie')!.split(';')[0]!
    const second = await app.post('/api/user/login', body, { cookie, origin: 'http://localhost:3000' })
    expect(second.headers.get('set-cookie')).not.toContain(cookie)
    expect((await app.get('/api/user/me', { cookie })).status).toBe(401)
  })

  it('GET /api/user/me returns the person’s name beside login and role, or null where none was given', async () => {
    for (const name of ['Vera Haddad', null]) {
      await app.ctx.db.staffUser.update({ where: { userName: 'viewer' }, data: { name } })
      const answer = await app.get('/api/user/me', await app.login('viewer'))
      expect(await answer.json()).toEqual({ userName: 'viewer', role: 'viewer', name })
    }
  })

  it('a login sets a Secure cookie only when a trusted proxy reports TLS', async () => {
    const body = { userName: 'admin', password: 'admin-password' }
    const attributes = async (proto: string) =>
      (await app.post('/api/user/login', body, { 'x-forwarded-proto': proto })).headers.get('set-cookie')
    expect(await attributes('https')).toContain('; Secure')
    expect(await attributes('http')).not.toContain('Secure')
  })

  it.each([
    [{ userName: 'admin', password: 'wrong' }, 401, 'Incorrect email or password'],
    [{ userName: 'admin', password: '' }, 422, 'Email and Password is required'],
  ])('a login returns the specified sentence for %j', async (body, status, detail) => {
    expect(await (await app.post('/api/user/login', body)).json()).toMatchObject({ status, detail })
  })

  it('a login over the limit returns 429 with Retry-After and writes nothing, and returns 200 to a known browser', async () => {
    const limited = await createTestApp({ loginAttempts: 2, slowSeconds: 900 })
    const login = (password: string, headers: Record<string, string> = {}) =>
      limited.post('/api/user/login', { userName: 'admin', password }, headers)
    const known = await login('admin-password')
    const answers = await Promise.all(Array.from({ length: 12 }, () => login('wrong')))
    const hashed = answers.filter(({ status }) => status === 401).length
    expect(hashed).toBeLessThanOrEqual(2 + 3)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(12 - hashed)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.ctx.db.failedLogin.findMany()).toMatchObject([{ tries: hashed }])
    const cookie = known.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    expect((await login('admin-password', { cookie })).status).toBe(200)
    await limited.close()
  })
})

describe('the cookies of staff', () => {
  it('session cookies have the __Host- prefix over TLS', async () => {
    const secure = await createTestApp({ secureCookies: true })
    const answer = await secure.post('/api/user/login', { userName: 'admin', password: 'admin-password' })
    const [session = '', device = ''] = answer.headers.getSetCookie()
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(device).toMatch(/^__Host-device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const cookie = session.split(';')[0] ?? ''
    expect((await secure.get('/api/user/me', { cookie })).status).toBe(200)
    expect((await secure.get('/api/user/me', { cookie: cookie.replace('__Host-', '') })).status).toBe(401)
    await secure.close()
  })

  it.each(['before', 'behind'])(
    'of two session cookies with one name the valid one counts when the foreign one is %s it',
    async (place) => {
      const { cookie } = await app.login('viewer')
      const foreign = `session=${'A'.repeat(43)}`
      const both = (place === 'before' ? [foreign, cookie] : [cookie, foreign]).join('; ')
      for (const path of ['/api/user/me', '/api/services'])
        expect((await app.get(path, { cookie: both })).status).toBe(200)
      expect((await app.post('/api/user/logout', {}, { cookie: both })).status).toBe(204)
      expect((await app.get('/api/user/me', { cookie })).status).toBe(401)
    },
  )
})

describe('a session', () => {
  const MINUTE = 60_000
  const info = async (cookie: { cookie: string }) =>
    (await (await app.get('/api/user/session', cookie)).json()) as SessionInfo
  const minutes = (text: string) => (Date.parse(text) - app.ctx.now().getTime()) / MINUTE

  it('GET /api/user/me returns the user and the session’s end without prolonging it, while other calls and renewing prolong it', async () => {
    const session = await app.login('coordinator')
    const before = await info(session)
    expect(before).toMatchObject({ userName: 'coordinator', role: 'coordinator' })
    expect([minutes(before.idleUntil), minutes(before.endsAt)]).toEqual([30, 480])
    app.ctx.wait(20 * MINUTE)
    expect(await info(session)).toEqual(before)
    await app.get('/api/services', session)
    expect(minutes((await info(session)).idleUntil)).toBe(30)
    app.ctx.wait(20 * MINUTE)
    const renewed = await app.post('/api/user/session', {}, session)
    expect([renewed.status, await renewed.json()]).toEqual([200, await info(session)])
    expect(minutes((await info(session)).idleUntil)).toBe(30)
  })

  it.each([
    ['says that it comes from a timer', { 'x-background': '1' }],
    ['is a refresh of what the screen has', { 'if-none-match': '"x"' }],
  ])('a session is not prolonged by a call that %s', async (_, headers: Record<string, string>) => {
    const session = await app.login('coordinator')
    const before = await info(session)
    app.ctx.wait(20 * MINUTE)
    expect((await app.get('/api/services', { ...session, ...headers })).status).toBe(200)
    expect(await info(session)).toEqual(before)
    app.ctx.wait(11 * MINUTE)
    expect((await app.get('/api/services', session)).status).toBe(401)
  })

  it('a logout everywhere returns 204, clears the cookie and ends the sessions of this account only', async () => {
    const [one, two, other] = [
      await app.login('coordinator'),
      await app.login('coordinator'),
      await app.login('viewer'),
    ]
    const answer = await app.post('/api/user/logout-everywhere', {}, one)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('session=;')])
    for (const ended of [one, two]) expect((await app.get('/api/user/me', ended)).status).toBe(401)
    expect((await app.get('/api/user/me', other)).status).toBe(200)
  })
})
