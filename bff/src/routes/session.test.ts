import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionInfo } from '@homecare/contract/admin/staff-accounts'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('login', () => {
  it('answers with the user and a cookie that scripts can’t read; each login has its own, and the old one ends', async () => {
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
    expect(await app.ctx.db.staffSession.count({ where: { tokenHash: { contains: cookie.slice(8) } } })).toBe(0)
  })

  it('sets a cookie for TLS only where a trusted proxy says that the visitor came over TLS', async () => {
    const body = { userName: 'admin', password: 'admin-password' }
    const attributes = async (proto: string) =>
      (await app.post('/api/user/login', body, { 'x-forwarded-proto': proto })).headers.get('set-cookie')
    expect(await attributes('https')).toContain('; Secure')
    expect(await attributes('http')).not.toContain('Secure')
  })

  it.each([
    [{ userName: 'admin', password: 'wrong' }, 401, 'Incorrect email or password'],
    [{ userName: 'nobody', password: 'wrong' }, 401, 'Incorrect email or password'],
    [{ userName: "admin' --", password: 'x' }, 401, 'Incorrect email or password'],
    [{ userName: '', password: 'x' }, 422, 'Email and Password is required'],
    [{ userName: 'admin', password: '' }, 422, 'Email and Password is required'],
  ])('says the specification’s sentence to %j', async (body, status, detail) => {
    expect(await (await app.post('/api/user/login', body)).json()).toMatchObject({ status, detail })
  })
})

describe('the cookies of staff', () => {
  it('have the __Host- prefix over TLS', async () => {
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

  it.each(['before', 'behind'])('of two of one name the valid one counts, with a foreign one %s it', async (place) => {
    const { cookie } = await app.login('viewer')
    const foreign = `session=${'A'.repeat(43)}`
    const both = (place === 'before' ? [foreign, cookie] : [cookie, foreign]).join('; ')
    for (const path of ['/api/user/me', '/api/services'])
      expect((await app.get(path, { cookie: both })).status).toBe(200)
    expect((await app.post('/api/user/logout', {}, { cookie: both })).status).toBe(204)
    expect((await app.get('/api/user/me', { cookie })).status).toBe(401)
  })
})

describe('a session', () => {
  const MINUTE = 60_000
  const info = async (cookie: { cookie: string }) =>
    (await (await app.get('/api/user/session', cookie)).json()) as SessionInfo
  const minutes = (text: string) => (Date.parse(text) - app.ctx.now().getTime()) / MINUTE

  it('tells when it ends if nothing is done and when in any case, and asking does not prolong it', async () => {
    const session = await app.login('coordinator')
    const before = await info(session)
    expect(before).toMatchObject({ userName: 'coordinator', role: 'coordinator' })
    expect([minutes(before.idleUntil), minutes(before.endsAt)]).toEqual([30, 480])
    app.ctx.wait(29 * MINUTE)
    expect(await info(session)).toEqual(before)
    app.ctx.wait(2 * MINUTE)
    expect((await app.get('/api/user/session', session)).status).toBe(401)
  })

  it('is prolonged by what a person does and by renewing it, never beyond its eight hours', async () => {
    const session = await app.login('coordinator')
    const { endsAt } = await info(session)
    app.ctx.wait(20 * MINUTE)
    await app.get('/api/services', session)
    expect(minutes((await info(session)).idleUntil)).toBe(30)
    for (let n = 0; n < 18; n++) {
      app.ctx.wait(25 * MINUTE)
      expect((await app.post('/api/user/session', {}, session)).status).toBe(200)
    }
    expect(await info(session)).toMatchObject({ idleUntil: endsAt, endsAt })
    app.ctx.wait(11 * MINUTE)
    expect((await app.post('/api/user/session', {}, session)).status).toBe(401)
  })

  it.each([
    ['says that it comes from a timer', { 'x-background': '1' }],
    ['is a refresh of what the screen has', { 'if-none-match': '"x"' }],
  ])('is not prolonged by a call that %s', async (_, headers) => {
    const session = await app.login('coordinator')
    for (let n = 0; n < 3; n++) {
      app.ctx.wait(9 * MINUTE)
      expect((await app.get('/api/services', { ...session, ...(headers as Record<string, string>) })).status).toBe(200)
    }
    app.ctx.wait(4 * MINUTE)
    expect((await app.get('/api/services', session)).status).toBe(401)
  })

  it('ends with all others of its account, and with none of anybody else', async () => {
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
