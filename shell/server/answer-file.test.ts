import { expect, test } from 'vitest'
import { page } from './testing/fixture-remote'
import { startSampleSite } from './testing/sample-site'

const LIST = { items: Array.from({ length: 500 }, (_, index) => `Test number ${index}`) }
const last = (call: string) => `host.composed('${call}')?.items.at(-1)`

const site = await startSampleSite({
  answers: { '/api/list': LIST, '/api/short-list': { items: ['One test'] } },
  remotes: [
    {
      version: '1.0.0-aaaaaaaa',
      paths: [page('/', { data: ['/api/list', '/api/short-list'] })],
      routes: `[{ path: '/', element: h('p', null, ${last('/api/list')}, ' and ', ${last('/api/short-list')}) }]`,
    },
  ],
})

test('a large answer is no part of the document that is composed with it, but a file that the document names', async () => {
  const html = await site.textOf('/')
  expect(html).toContain('Test number 499')
  expect(html).not.toContain('Test number 498')
  const file = await site.get('/shell/data/api/list')
  expect(await file.json()).toEqual(LIST)
  expect(file.headers.get('cache-control')).toBe('no-cache')
  expect(html).toContain(`"data":${JSON.stringify([{ call: '/api/list', etag: file.headers.get('etag') }])}`)
})

test('a small answer stands in the document and is no file', async () => {
  expect(await site.textOf('/')).toContain('"data":{"/api/short-list":{"items":["One test"]}}')
  expect((await site.get('/shell/data/api/short-list')).status).toBe(404)
})
