import type { CatalogueItemHistory, CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import type {
  CatalogueInShort,
  CatalogueResponse,
  CatalogueWords,
  PackagesResponse,
} from '@homecare/contract/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

// The effects of a change are tested beside the use case, in packages/server/src/catalogue.
let app: TestApp
let admin: { cookie: string }
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.login('admin')
})
afterAll(() => app.close())

const items = async () => ((await (await app.get('/api/catalogue-items', admin)).json()) as CatalogueItems).items
const change = (kind: string, id: number, from: object, to: object) =>
  app.post(`/api/catalogue-items/${kind}/${id}`, { from, ...to }, admin)
const PACKAGE = { price: 370, active: true }

describe('changes of the catalogue', () => {
  it('a changed catalogue item returns 200 with all items, is in the history and changes the public ETag', async () => {
    const tag = (await app.get('/api/catalogue')).headers.get('etag') ?? ''
    const answer = await change('package', 2, { price: 690, active: true }, { price: 695.5, active: true })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ items: await items() })
    expect((await items()).find(({ kind, id }) => kind === 'package' && id === 2)).toMatchObject({ price: 695.5 })
    const history = (await (await app.get('/api/catalogue-items/package/2', admin)).json()) as CatalogueItemHistory
    expect(history.changes).toMatchObject([{ actor: 'Amal Rashid', detail: { price: { from: 690, to: 695.5 } } }])
    expect((await app.get('/api/catalogue', { 'if-none-match': tag })).status).toBe(200)
    const short = (await (await app.get('/api/catalogue-in-short')).json()) as CatalogueInShort
    expect(short.packages.find(({ id }) => id === 2)).toMatchObject({ price: 695.5 })
    const { packages } = (await (await app.get('/api/packages')).json()) as PackagesResponse
    expect(packages.find(({ id }) => id === 2)).toEqual({
      id: 2,
      name: 'Basic Health Package II',
      path: '/blood-test/basic-health-package-ii',
      price: 695.5,
      excisting_price: 800,
      tells: expect.any(String),
      tests: 9,
      fastingHours: expect.any(Number),
    })
  })

  it('the catalogue in short and its words are the tests of the whole catalogue', async () => {
    const read = async <Answer>(path: string) => (await (await app.get(path)).json()) as Answer
    const { tests } = await read<CatalogueResponse>('/api/catalogue')
    const short = await read<CatalogueInShort>('/api/catalogue-in-short')
    const words = await read<CatalogueWords>('/api/catalogue-words')
    const joined = short.tests.map((test, at) => ({ ...test, ...words.tests[at], specimen: tests[at]?.specimen }))
    expect(joined).toEqual(tests)
  })

  it('a change of a catalogue item returns 409 when the stored item differs from the one that staff saw', async () => {
    const answer = await change('package', 1, { price: 371, active: true }, PACKAGE)
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'CONFLICT' }])
  })

  it.each([
    ['package', 99, PACKAGE, PACKAGE, 404],
    ['test', 9_999_999_999, PACKAGE, PACKAGE, 404],
    ['service', 1, PACKAGE, PACKAGE, 422],
    ['package', 1, PACKAGE, { price: 0, active: true }, 422],
    ['package', 1, PACKAGE, { price: 370.001, active: true }, 422],
    ['package', 1, PACKAGE, { price: 470, active: true }, 422],
    ['package', 1, PACKAGE, { price: 'cheap', active: true }, 422],
    ['package', 1, PACKAGE, { ...PACKAGE, previousPrice: 470.001 }, 422],
    ['package', 1, PACKAGE, { ...PACKAGE, previousPrice: 'dear' }, 422],
  ])('the invalid change of %s %i from %j to %j is refused and changes nothing', async (kind, id, from, to, status) => {
    const before = await items()
    expect((await change(kind, id, from, to)).status).toBe(status)
    expect(await items()).toEqual(before)
  })

  it('all staff can read catalogue items, and only an admin can change them', async () => {
    const staff = await app.login('coordinator')
    expect((await app.get('/api/catalogue-items', staff)).status).toBe(200)
    expect((await app.post('/api/catalogue-items/package/1', { from: PACKAGE, ...PACKAGE }, staff)).status).toBe(403)
  })
})
