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
