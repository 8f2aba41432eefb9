import { expectedReportToken, tokenPeriod } from '@homecare/server/release/internal/report-token'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './testing/test-app'

const OLD = 'the-token-before-the-rotation'
const NEW = 'the-token-after-the-rotation'

let during: TestApp
let after: TestApp
beforeAll(async () => {
  during = await createTestApp({
    shellTokens: [NEW, OLD],
    releaseTokens: new Map([
      [NEW, 'site'],
      [OLD, 'site'],
    ]),
  })
  after = await createTestApp({ shellTokens: [NEW], releaseTokens: new Map([[NEW, 'site']]) })
})
afterAll(() => Promise.all([during.close(), after.close()]))

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const statuses = async (app: TestApp, call: (app: TestApp, token: string) => Promise<Response>) => [
  (await call(app, NEW)).status,
  (await call(app, OLD)).status,
]

it('the BFF accepts a document server with the old SHELL_TOKEN until that token is removed', async () => {
  const report = (app: TestApp, token: string) => app.post('/api/release-views', { views: [] }, bearer(token))
  expect(await statuses(during, report)).toEqual([204, 204])
  expect(await statuses(after, report)).toEqual([204, 401])
})

it('a team can release with its old token until that token is removed', async () => {
  const list = (app: TestApp, token: string) => app.get('/api/releases', bearer(token))
  expect(await statuses(during, list)).toEqual([200, 200])
  expect(await statuses(after, list)).toEqual([200, 401])
})

it('an error report with a token of the old SHELL_TOKEN counts until that secret is removed', async () => {
  const release = { name: 'site', version: '1.0.0-aaaaaaaa' }
  const counted = async (app: TestApp, key: string) => {
    const token = expectedReportToken(key, release, tokenPeriod(app.ctx.now().getTime()))
    const body = { message: 'x', source: 'remote', path: '/', remote: release.name, version: release.version, token }
    const before = await app.ctx.db.releaseErrorReporter.count()
    const from = { 'x-forwarded-for': key === NEW ? '203.0.113.1' : '203.0.113.2' }
    expect((await app.post('/api/client-errors', body, from)).status).toBe(204)
    return (await app.ctx.db.releaseErrorReporter.count()) - before
  }
  for (const { ctx } of [during, after])
    await ctx.db.remoteRelease.create({ data: { ...release, manifest: {}, releasedBy: 'team site' } })
  expect([await counted(during, NEW), await counted(during, OLD)]).toEqual([1, 1])
  expect([await counted(after, NEW), await counted(after, OLD)]).toEqual([1, 0])
})
