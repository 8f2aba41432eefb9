import type { RequestListResponse } from '@homecare/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

// New versions of lists are tested beside the use cases, in packages/server; prolonged sessions in session.test.ts.
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
  await sendRequest('First Person')
  staff = await app.login('coordinator')
})
afterAll(() => app.close())

const sendRequest = (fullName: string) =>
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
/** Changes a record like another process would. */
const elsewhere = (fullName: string) => app.ctx.db.serviceRequest.updateMany({ data: { fullName }, where: {} })
const names = async (answer: Response) =>
  ((await answer.json()) as RequestListResponse).items.map((item) => item.fullName)

describe('refreshes of a list by ETag', () => {
  it('200 refreshes of an unchanged list read no list from the database', async () => {
    const tag = await tagOf()
    const before = listsRead
    const answers = await Promise.all(Array.from({ length: 200 }, () => refresh(tag)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([304]))
    expect(listsRead).toBe(before)
  })

  it('a refresh shows a change by another process under a new ETag', async () => {
    const tag = await tagOf()
    await elsewhere('Changed Elsewhere')
    const answer = await refresh(tag)
    expect([answer.status, await names(answer)]).toEqual([200, ['Changed Elsewhere']])
    const changed = answer.headers.get('etag') ?? ''
    expect(changed).not.toBe(tag)
    expect((await refresh(changed)).status).toBe(304)
  })

  it('a refresh shows a change by the same process', async () => {
    const tag = await tagOf()
    const { items } = (await (await app.get('/api/services', staff)).json()) as RequestListResponse
    const change = { status: 'Completed', version: items[0]?.version, confirmAhead: true }
    expect((await app.post(`/api/services/${items[0]?.id}`, change, staff)).status).toBe(200)
    const answer = await refresh(tag)
    expect(((await answer.json()) as RequestListResponse).items[0]).toMatchObject({ status: 'Completed' })
  })

  it('lists with different filters have different ETags', async () => {
    const all = await tagOf()
    const canceled = await tagOf('/api/services?status=Canceled')
    expect(canceled).not.toBe(all)
    expect((await refresh(all, '/api/services?status=Canceled')).status).toBe(200)
  })
})
