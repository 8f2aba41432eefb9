import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MESSAGE_WAYS } from '../testing/message-ways'
import { fromElsewhere, newNumber, signIn } from '../testing/phone-owner'
import { createTestApp, type TestApp } from '../testing/test-app'

const DAY = 24 * 3600_000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp({
    requestsPerMinute: 100_000,
    settings: { slotRules: { capacity: 1000, leadMinutes: 120, horizonDays: 60 } },
  })
  app.ctx.messages = MESSAGE_WAYS
})
afterAll(() => app.close())

const owner = (phoneNumber: string, more: Parameters<typeof signIn>[2] = {}) => signIn(app, phoneNumber, more)

describe('the session', () => {
  const hash = (value: string) => createHash('sha256').update(value).digest('hex')

  test('lasts 30 days on a device of one’s own, and neither the table nor an answer has the cookie’s value', async () => {
    const me = await owner(newNumber())
    const value = me.cookie.split('=')[1] ?? ''
    expect(me.setCookie).toMatch(/HttpOnly/)
    expect(me.setCookie).toMatch(/SameSite=Strict/)
    expect(me.setCookie).toMatch(/Expires=/)
    expect(JSON.stringify(await me.get())).not.toContain(value)
    await app.ctx.db.phoneSession.findUniqueOrThrow({ where: { tokenHash: hash(value) } })
    expect(JSON.stringify(await app.ctx.db.phoneSession.findMany())).not.toContain(value)
    app.ctx.wait(30 * DAY - 60_000)
    expect((await me.get()).status).toBe(200)
    app.ctx.wait(120_000)
    expect((await me.get()).status).toBe(401)
    app.ctx.wait(-30 * DAY - 60_000)
  })

  test('on a device of others ends with the browser, and after an hour', async () => {
    const me = await owner(newNumber(), { stay: false })
    expect(me.setCookie).not.toMatch(/Expires=|Max-Age=/)
    app.ctx.wait(3600_000 + 1000)
    expect((await me.get()).status).toBe(401)
  })

  test('over TLS its cookie is for this host alone', async () => {
    const me = await owner(newNumber(), { headers: { ...fromElsewhere(), 'x-forwarded-proto': 'https' } })
    expect(me.setCookie).toMatch(/^__Host-phone=.*Secure/)
  })

  test.each([
    ['none', ''],
    ['an invented one', `phone=${'A'.repeat(43)}`],
    ['that of staff', 'session=x'],
  ])('returns 401 with %s as its cookie', async (_, cookie) => {
    expect((await app.get('/api/my', { cookie })).status).toBe(401)
  })

  test('returns 401 for the stored hash in place of the value', async () => {
    const me = await owner(newNumber())
    expect((await app.get('/api/my', { cookie: `phone=${hash(me.cookie.split('=')[1] ?? '')}` })).status).toBe(401)
  })

  test('returns 403 to a page of another site, even with the cookie', async () => {
    const { cookie } = await owner(newNumber())
    expect((await app.get('/api/my', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('another browser’s session is listed in words and ended from here, and not by the owner of another number', async () => {
    const phoneNumber = newNumber()
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
    const me = await owner(phoneNumber)
    app.ctx.wait(61_000)
    const tablet = await owner(phoneNumber, { headers: { ...fromElsewhere(), 'user-agent': agent } })
    const { sessions } = (await me.get()).body
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ isThis }) => !isThis)
    expect(other).toMatchObject({ device: 'Chrome on Windows' })
    const stranger = await owner(newNumber())
    expect((await stranger.post(`sessions/${other?.id}/end`)).status).toBe(404)
    expect((await tablet.get()).status).toBe(200)
    expect((await me.post(`sessions/${other?.id}/end`)).status).toBe(204)
    expect((await tablet.get()).status).toBe(401)
    expect((await me.get()).body.sessions).toHaveLength(1)
  })

  test('a browser that signs in with another number leaves the page of the first', async () => {
    const first = await owner(newNumber())
    await owner(newNumber(), { headers: { ...fromElsewhere(), cookie: first.cookie } })
    expect((await first.get()).status).toBe(401)
  })
})
