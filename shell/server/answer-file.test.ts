import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleCompose } from './testing/bundle-compose'
import { fixtureRemote, page } from './testing/fixture-remote'
import { startSampleSite, type SampleSite } from './testing/sample-site'
import { startUpstream, type Upstream } from './testing/upstream'

const LIST = { items: Array.from({ length: 500 }, (_, index) => `Test number ${index}`) }
const last = (call: string) => `host.composed('${call}')?.items.at(-1)`

let dir: string
let upstream: Upstream
let site: SampleSite

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'answer-file-test-'))
  upstream = await startUpstream()
  upstream.answers.set('/api/list', LIST)
  upstream.answers.set('/api/short-list', { items: ['One test'] })
  const { manifest, dist } = await fixtureRemote({
    dir,
    version: '1.0.0-aaaaaaaa',
    paths: [page('/', true, ['/api/list', '/api/short-list'])],
    routes: `[{ path: '/', element: h('p', null, ${last('/api/list')}, ' and ', ${last('/api/short-list')}) }]`,
  })
  upstream.release(manifest, dist)
  const composeScript = await bundleCompose(dir)
  site = await startSampleSite({ bffUrl: upstream.url, stateDir: join(dir, 'state'), composeScript })
})

afterAll(async () => {
  site.stop()
  await upstream.stop()
  await rm(dir, { recursive: true, force: true })
})

test('a large answer is no part of the document that is composed with it, but a file that the document names', async () => {
  const html = await (await site.get('/')).text()
  expect(html).toContain('Test number 499')
  expect(html).not.toContain('Test number 498')
  const file = await site.get('/shell/data/api/list')
  expect(await file.json()).toEqual(LIST)
  expect(file.headers.get('cache-control')).toBe('no-cache')
  expect(html).toContain(`"data":${JSON.stringify([{ call: '/api/list', etag: file.headers.get('etag') }])}`)
})

test('a small answer stands in the document and is no file', async () => {
  expect(await (await site.get('/')).text()).toContain('"data":{"/api/short-list":{"items":["One test"]}}')
  expect((await site.get('/shell/data/api/short-list')).status).toBe(404)
})
