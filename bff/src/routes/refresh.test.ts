import type { ServiceList } from '@homecare/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

let app: TestApp
let listsRead = 0
let staff: { cookie: string }
beforeAll(async () => {
  app = await createTestApp({ requestsPerMinute: 10_000 })
  const { db } = app.ctx
  app.ctx.db = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        if (name === '$queryRaw' && JSON.stringify(args[0]).includes('FROM service_request')) listsRead++
        return Reflect.apply(value, target, args)
      }
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
const tagOf = async (path = '/api/services', session = staff) =>
  (await app.get(path, session)).headers.get('etag') ?? ''
/** A change as another process makes it. */
const elsewhere = (fullName: string) => app.ctx.db.serviceRequest.updateMany({ data: { fullName }, where: {} })
const names = async (answer: Response) => ((await answer.json()) as ServiceList).items.map((item) => item.fullName)

describe('refreshing screens', () => {
  it('read no list while nothing changes, however many there are', async () => {
    const tag = await tagOf()
    const before = listsRead
    const answers = await Promise.all(Array.from({ length: 200 }, () => refresh(tag)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([304]))
    expect(listsRead).toBe(before)
  })

  it('see a change of another process at their next refresh, under a new tag', async () => {
    const tag = await tagOf()
    await elsewhere('Changed Elsewhere')
    const answer = await refresh(tag)
    expect([answer.status, await names(answer)]).toEqual([200, ['Changed Elsewhere']])
    const changed = answer.headers.get('etag') ?? ''
    expect(changed).not.toBe(tag)
    expect((await refresh(changed)).status).toBe(304)
  })

  it('see what this process has changed itself', async () => {
    const tag = await tagOf()
    const { items } = (await (await app.get('/api/services', staff)).json()) as ServiceList
    const change = { status: 'Completed', version: items[0]?.version, confirmAhead: true }
    expect((await app.post(`/api/services/${items[0]?.id}`, change, staff)).status).toBe(200)
    const answer = await refresh(tag)
    expect(((await answer.json()) as ServiceList).items[0]).toMatchObject({ status: 'Completed' })
  })

  it('see a change that was committed after a later one', async () => {
    const { db } = app.ctx
    const { id } = await db.serviceRequest.findFirstOrThrow()
    let tag = ''
    await db.$transaction(async (tx) => {
      await tx.serviceRequest.update({ where: { id }, data: { fullName: 'Slow Change' } })
      await ask('Quick Change')
      tag = await tagOf()
    })
    expect(await names(await refresh(tag))).toContain('Slow Change')
  })

  it('see no change in what was rolled back', async () => {
    const tag = await tagOf()
    const change = app.ctx.db.$transaction(async (tx) => {
      await tx.serviceRequest.updateMany({ data: { fullName: 'Rolled Back' } })
      throw new Error('rolled back')
    })
    await expect(change).rejects.toThrow('rolled back')
    expect((await refresh(tag)).status).toBe(304)
  })

  it('of other filters have other answers', async () => {
    const all = await tagOf()
    const canceled = await tagOf('/api/services?status=Canceled')
    expect(canceled).not.toBe(all)
    expect((await refresh(all, '/api/services?status=Canceled')).status).toBe(200)
  })

  it('of the list by visits see that a day has begun', async () => {
    const [visits, newest] = [await tagOf('/api/services?sort=visit'), await tagOf()]
    app.ctx.wait(24 * 60 * 60_000)
    staff = await app.login('coordinator')
    expect((await refresh(visits, '/api/services?sort=visit')).status).toBe(200)
    expect((await refresh(newest)).status).toBe(304)
  })
})

describe('the session of a screen', () => {
  it('notes its person once a minute, however often the person acts', async () => {
    const session = await app.login('viewer')
    const seen = async () => (await app.ctx.db.staffSession.findFirst({ orderBy: { lastSeenAt: 'desc' } }))?.lastSeenAt
    const loginAt = app.ctx.now()
    app.ctx.wait(30_000)
    expect((await app.get('/api/services', session)).status).toBe(200)
    expect(await seen()).toEqual(loginAt)
    app.ctx.wait(31_000)
    expect((await app.get('/api/services', session)).status).toBe(200)
    expect(await seen()).toEqual(app.ctx.now())
  })

  const revoke = {
    'is revoked by another process': () =>
      app.ctx.db.staffSession.updateMany({ data: { revokedAt: new Date() }, where: {} }),
    'belongs to an account that another process disables': () =>
      app.ctx.db.staffUser.update({ where: { userName: 'viewer' }, data: { disabledAt: new Date() } }),
    'is removed': () => app.ctx.db.staffSession.deleteMany(),
  }
  it.each(Object.entries(revoke))('that %s is refused at the next call', async (_, end) => {
    await app.ctx.db.staffUser.updateMany({ data: { disabledAt: null } })
    const session = await app.login('viewer')
    const tag = await tagOf('/api/services', session)
    await end()
    expect((await refresh(tag, '/api/services', session)).status).toBe(401)
    expect((await app.get('/api/services', session)).status).toBe(401)
  })

  it('ends when its time is over, however often the screen refreshes', async () => {
    await app.ctx.db.staffUser.updateMany({ data: { disabledAt: null } })
    const session = await app.login('viewer')
    const tag = await tagOf('/api/services', session)
    app.ctx.wait(20 * 60_000)
    expect((await refresh(tag, '/api/services', session)).status).toBe(304)
    app.ctx.wait(11 * 60_000)
    expect((await refresh(tag, '/api/services', session)).status).toBe(401)
  })

  it('lives on if another process has seen its person', async () => {
    const session = await app.login('viewer')
    const tag = await tagOf('/api/services', session)
    app.ctx.wait(20 * 60_000)
    await app.ctx.db.staffSession.updateMany({ data: { lastSeenAt: app.ctx.now() } })
    app.ctx.wait(15 * 60_000)
    expect((await refresh(tag, '/api/services', session)).status).toBe(304)
  })
})
