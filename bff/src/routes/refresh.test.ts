import type { ServiceList } from '@homecare/contract/staff'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let reads = 0
let staff: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({ copies: true, requestsPerMinute: 10_000 })
  const { db } = app.ctx
  // Every touch of the database that a list or its session check makes.
  app.ctx.db = new Proxy(db, {
    get(target, name) {
      if (name === '$queryRaw' || name === 'staffSession') reads++
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  await ask('First Person')
  staff = await app.login('coordinator')
})
afterAll(() => app.close())

const ask = (fullName: string) =>
  app.post('/api/contact', {
    fullName,
    email: 'a@b.co',
    phoneNumber: '0501234567',
    date: '2026-03-05',
    service: 'Nurses Visit',
  })
const refresh = (tag: string, path = '/api/services', session = staff) =>
  app.get(path, { ...session, 'if-none-match': tag })
const SOON = { timeout: 5_000, interval: 10 }

/** Refreshes until nothing is read for one any more: the listener is at work. Returns the list's tag. */
async function settled(path = '/api/services', session = staff): Promise<string> {
  return vi.waitFor(async () => {
    const tag = (await refresh('"none"', path, session)).headers.get('etag') ?? ''
    const before = reads
    expect((await refresh(tag, path, session)).status).toBe(304)
    expect(reads).toBe(before)
    return tag
  }, SOON)
}
/** A change as another process makes it: this one hears of it from the database only. */
const elsewhere = (fullName: string) => app.ctx.db.serviceRequest.updateMany({ data: { fullName }, where: {} })
const names = async (answer: Response) => ((await answer.json()) as ServiceList).items.map((item) => item.fullName)

describe('refreshing screens', () => {
  it('cost nothing while nothing changes, however many there are', async () => {
    const tag = await settled()
    const before = reads
    const answers = await Promise.all(Array.from({ length: 200 }, () => refresh(tag)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([304]))
    expect(reads).toBe(before)
  })

  it('cost one reading of the list after a change, which all of them see', async () => {
    const tag = await settled()
    await elsewhere('Changed Elsewhere')
    await vi.waitFor(async () => expect((await refresh(tag)).status).toBe(200), SOON)
    const before = reads
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(tag)))
    for (const answer of answers) expect(await names(answer)).toEqual(['Changed Elsewhere'])
    expect(reads - before).toBeLessThanOrEqual(1)
  })

  it('see at once what this process has changed itself', async () => {
    const tag = await settled()
    const { items } = (await (await app.get('/api/services', staff)).json()) as ServiceList
    const change = { status: 'Completed', version: items[0]?.version, confirmAhead: true }
    expect((await app.post(`/api/services/${items[0]?.id}`, change, staff)).status).toBe(200)
    const answer = await refresh(tag)
    expect(((await answer.json()) as ServiceList).items[0]).toMatchObject({ status: 'Completed' })
  })

  it('of other filters have other answers', async () => {
    const all = await settled()
    const canceled = await settled('/api/services?status=Canceled')
    expect(canceled).not.toBe(all)
    expect((await refresh(all, '/api/services?status=Canceled')).status).toBe(200)
  })

  it('are never answered from a time when nobody listened', async () => {
    const tag = await settled()
    await app.ctx.db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'desk listener' AND datname = current_database()`
    await elsewhere('While Deaf')
    await vi.waitFor(async () => expect(await names(await refresh(tag))).toContain('While Deaf'), SOON)
    await settled()
  })
})

describe('a session that is known by heart', () => {
  it('spares what a person asks a look at the database but once a minute, when the person is noted', async () => {
    const session = await app.login('viewer')
    const readsOf = async () => {
      const before = reads
      expect((await app.get('/api/services', session)).status).toBe(200)
      return reads - before
    }
    const seen = async () => (await app.ctx.db.staffSession.findFirst({ orderBy: { lastSeenAt: 'desc' } }))?.lastSeenAt
    await settled('/api/services', session)
    const list = 1
    expect(await readsOf()).toBe(list)
    app.ctx.wait(61_000)
    const [look, note] = [1, 1]
    expect(await readsOf()).toBe(list + look + note)
    expect(await seen()).toEqual(app.ctx.now())
    expect(await readsOf()).toBe(list)
  })

  const revoke = {
    'is revoked by another process': () =>
      app.ctx.db.staffSession.updateMany({ data: { revokedAt: new Date() }, where: {} }),
    'belongs to an account that another process disables': () =>
      app.ctx.db.staffUser.update({ where: { userName: 'viewer' }, data: { disabledAt: new Date() } }),
    'is removed': () => app.ctx.db.staffSession.deleteMany(),
  }
  it.each(Object.entries(revoke))('and %s is refused within a second', async (_, end) => {
    await app.ctx.db.staffUser.updateMany({ data: { disabledAt: null } })
    const session = await app.login('viewer')
    const tag = await settled('/api/services', session)
    await end()
    const within = { timeout: 1_000, interval: 10 }
    await vi.waitFor(async () => expect((await refresh(tag, '/api/services', session)).status).toBe(401), within)
    expect((await app.get('/api/services', session)).status).toBe(401)
  })

  it('ends when its time is over', async () => {
    await app.ctx.db.staffUser.updateMany({ data: { disabledAt: null } })
    const session = await app.login('viewer')
    const tag = await settled('/api/services', session)
    app.ctx.wait(31 * 60_000)
    expect((await refresh(tag, '/api/services', session)).status).toBe(401)
  })

  it('lives on if another process has seen its person', async () => {
    const session = await app.login('viewer')
    const tag = await settled('/api/services', session)
    app.ctx.wait(20 * 60_000)
    await app.ctx.db.staffSession.updateMany({ data: { lastSeenAt: app.ctx.now() } })
    app.ctx.wait(15 * 60_000)
    expect((await refresh(tag, '/api/services', session)).status).toBe(304)
  })
})
