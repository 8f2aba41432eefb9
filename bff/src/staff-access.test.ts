import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paidBooking } from './testing/bookings'
import { createTestApp, type TestApp } from './testing/test-app'

let app: TestApp
let booking: { id: string; version: number }
const NOBODY = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  app = await createTestApp()
  booking = await paidBooking(app)
})
afterAll(() => app.close())

const READS = [
  '/api/user/me',
  '/api/services',
  '/api/bloodtests',
  '/api/services.csv',
  '/api/bloodtests.csv',
  `/api/services/${NOBODY}`,
  `/api/bloodtests/${NOBODY}`,
  '/files/x.pdf',
]
const CHANGES = [
  `/api/services/${NOBODY}`,
  '/api/bloodtests/ID',
  '/api/services/uploadFile',
  '/api/bloodtests/uploadFile',
]

const change = (path: string, headers: Record<string, string>) => {
  const target = path.replace('ID', booking.id)
  if (!target.endsWith('uploadFile')) return app.post(target, { status: 'Canceled', version: booking.version }, headers)
  const form = new FormData()
  form.set('file', new File(['%PDF-1.7\n%x'], 'a.pdf'))
  form.set(target.includes('services') ? 'service' : 'test', JSON.stringify({ id: booking.id }))
  return app.post(target, form, headers)
}
const state = async () => [
  await app.ctx.db.booking.findUnique({ where: { id: booking.id } }),
  await app.ctx.db.storedFile.count(),
]

describe('staff calls are closed to', () => {
  const sessions: [string, () => Promise<Record<string, string>>][] = [
    ['no session', async () => ({})],
    ['an invented session', async () => ({ cookie: `session=${'A'.repeat(43)}` })],
    [
      'a session that has logged out',
      async () => {
        const session = await app.login('admin')
        await app.post('/api/user/logout', {}, session)
        return session
      },
    ],
    [
      'a session that was idle for more than 30 minutes',
      async () => {
        const session = await app.login('admin')
        app.ctx.wait(31 * 60_000)
        return session
      },
    ],
    [
      'a session older than 8 hours, busy all the time',
      async () => {
        const session = await app.login('admin')
        for (let n = 0; n < 25; n++) {
          app.ctx.wait(20 * 60_000)
          await app.get('/api/user/me', session)
        }
        return session
      },
    ],
    [
      'an account that was disabled',
      async () => {
        const session = await app.login('coordinator')
        await app.ctx.db.staffUser.update({ where: { userName: 'coordinator' }, data: { disabledAt: new Date() } })
        return session
      },
    ],
  ]
  it.each(sessions)('%s', async (_, open) => {
    const headers = await open()
    const before = await state()
    for (const path of READS) expect((await app.get(path, headers)).status, path).toBe(401)
    for (const path of CHANGES) expect((await change(path, headers)).status, path).toBe(401)
    expect(await state()).toEqual(before)
    await app.ctx.db.staffUser.updateMany({ data: { disabledAt: null } })
  })

  it('a viewer, where something would change', async () => {
    const viewer = await app.login('viewer')
    const before = await state()
    for (const path of CHANGES) expect((await change(path, viewer)).status, path).toBe(403)
    for (const path of READS) expect([200, 404], path).toContain((await app.get(path, viewer)).status)
    expect(await state()).toEqual(before)
  })

  it.each([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
  ])('%s, even with a good session', async (_, headers) => {
    const admin = await app.login('admin')
    const before = await state()
    for (const path of CHANGES)
      expect((await change(path, { ...admin, ...(headers as Record<string, string>) })).status, path).toBe(403)
    expect(
      (await app.post('/api/user/login', { userName: 'admin', password: 'x' }, headers as Record<string, string>))
        .status,
    ).toBe(403)
    expect(await state()).toEqual(before)
  })
})

describe('login', () => {
  it('answers with the user and a cookie that scripts can’t read; each login has its own, and the old one ends', async () => {
    const body = { userName: 'admin', password: 'admin-password' }
    const first = await app.post('/api/user/login', body)
    expect([first.status, await first.json()]).toEqual([
      200,
      { status: 200, user: { userName: 'admin', role: 'admin' } },
    ])
    expect(first.headers.get('set-cookie')).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = first.headers.get('set-cookie')!.split(';')[0]!
    const second = await app.post('/api/user/login', body, { cookie, origin: 'http://localhost:3000' })
    expect(second.headers.get('set-cookie')).not.toContain(cookie)
    expect((await app.get('/api/user/me', { cookie })).status).toBe(401)
    expect(await app.ctx.db.staffSession.count({ where: { tokenHash: { contains: cookie.slice(8) } } })).toBe(0)
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

  it('is limited per account and address before any hashing; another address is not locked out', async () => {
    const other = await createTestApp({ loginAttempts: 3 })
    const attempt = (password: string, from: string) =>
      other.post('/api/user/login', { userName: 'admin', password }, { 'x-forwarded-for': from })
    for (let n = 0; n < 3; n++) expect((await attempt('wrong', '203.0.113.1')).status).toBe(401)
    const refused = await attempt('admin-password', '203.0.113.1')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt('admin-password', '203.0.113.2')).status).toBe(200)
    await other.close()
  })
})
