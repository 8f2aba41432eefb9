import type { CatalogueItemHistory, CatalogueItems } from '@homecare/contract/admin/catalogue-editor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app'

// What a change does is tested beside the verb, in packages/server/src/catalogue.
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

describe('the catalogue’s editor', () => {
<<<<<<< HEAD
  it('returns 200 with every item after a change, which the history tells; the public catalogue has another ETag', async () => {
=======
  it('lists every test and package with its price, whether it is offered or not', async () => {
    const all = await items()
    expect(all.filter(({ kind }) => kind === 'test')).toHaveLength(288)
    expect(all.find(({ kind }) => kind === 'package')).toEqual({
      kind: 'package',
      id: 1,
      name: 'Basic Health Package I',
      price: 370,
      previousPrice: 470,
      active: true,
      missing: [],
    })
  })

  it('changes a price for new bookings: a draft gets the new total, an order being paid keeps its own', async () => {
    const key = newKey()
    const running = await initiate(app, {}, key)
    expect(running.status).toBe(200)
    expect((await change('package', 1, PACKAGE, { price: 389.5, active: true })).status).toBe(200)
    expect((await offered()).packages[0]).toMatchObject({ price: 389.5, excisting_price: 470 })
    expect(await initiate(app)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', total: 389.5 } })
    expect(await initiate(app, { amount: 389.5 })).toMatchObject({ status: 200 })
    expect(await initiate(app, {}, key)).toMatchObject({ status: 200, body: { orderId: running.body.orderId } })
    const order = await app.get(`/api/orders/${running.body.orderId}?token=${running.body.token}`)
    expect(await order.json()).toMatchObject({ total: 370, lines: [{ price: 370 }] })
  })

  it('takes a test out of what is offered; the public catalogue has another ETag', async () => {
>>>>>>> 410ac4c (docs: comments and test titles of the back end and the shell in plain words)
    const tag = (await app.get('/api/catalogue')).headers.get('etag') ?? ''
    const answer = await change('package', 2, { price: 690, active: true }, { price: 695.5, active: true })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ items: await items() })
    expect((await items()).find(({ kind, id }) => kind === 'package' && id === 2)).toMatchObject({ price: 695.5 })
    const history = (await (await app.get('/api/catalogue-items/package/2', admin)).json()) as CatalogueItemHistory
    expect(history.changes).toMatchObject([{ actor: 'admin', detail: { price: { from: 690, to: 695.5 } } }])
    expect((await app.get('/api/catalogue', { 'if-none-match': tag })).status).toBe(200)
  })

<<<<<<< HEAD
  it('returns 409 where the item is another one by now', async () => {
    const answer = await change('package', 1, { price: 371, active: true }, PACKAGE)
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'CONFLICT' }])
=======
  it('does not offer a package while one of its tests is unavailable, names the test, and offers the package again afterwards', async () => {
    const [testId = 0] = (await offered()).packages[0]!.testIds
    const { price, name } = await item('test', testId)
    await change('test', testId, { price, active: true }, { price, active: false })
    expect((await offered()).packages.map(({ id }) => id)).not.toContain(1)
    expect(await item('package', 1)).toMatchObject({ active: true, missing: [name] })
    expect((await initiate(app)).body.fields).toEqual({ tests: 'Basic Health Package I is no longer offered' })
    await change('test', testId, { price, active: false }, { price, active: true })
    expect((await offered()).packages.map(({ id }) => id)).toContain(1)
  })

  it('keeps who changed what, newest first, and nothing where nothing changed', async () => {
    await change('package', 1, PACKAGE, { price: 400, active: true })
    await change('package', 1, { price: 400, active: true }, { price: 400, active: true })
    await change('package', 1, { price: 400, active: true }, { price: 390, active: false })
    const { changes } = (await (await app.get('/api/catalogue-items/package/1', admin)).json()) as CatalogueItemHistory
    expect(changes.map(({ actor, detail }) => [actor, detail])).toEqual([
      ['admin', { price: { from: 400, to: 390 }, active: { from: true, to: false } }],
      ['admin', { price: { from: 370, to: 400 } }],
    ])
  })

  it('changes the struck-through price in the same way, removes it and sets it again', async () => {
    const was = (previousPrice: number | null) => ({ ...PACKAGE, previousPrice })
    expect((await change('package', 1, was(470), was(499.5))).status).toBe(200)
    expect((await offered()).packages[0]).toMatchObject({ price: 370, excisting_price: 499.5 })
    expect((await change('package', 1, was(470), was(480))).status).toBe(409)
    expect((await change('package', 1, was(499.5), was(null))).status).toBe(200)
    expect(await item('package', 1)).toMatchObject({ price: 370, previousPrice: null })
    expect((await offered()).packages[0]).toMatchObject({ price: 370, excisting_price: 370 })
    expect((await change('package', 1, was(null), { ...was(null), price: 600 })).status).toBe(200)
    const { changes } = (await (await app.get('/api/catalogue-items/package/1', admin)).json()) as CatalogueItemHistory
    expect(changes.map(({ detail }) => detail)).toEqual([
      { price: { from: 370, to: 600 } },
      { was: { from: 499.5, to: null } },
      { was: { from: 470, to: 499.5 } },
    ])
    await seed(app.ctx.db)
    expect(await item('package', 1)).toMatchObject({ price: 600, previousPrice: null })
  })

  it.each([
    ['package', 1, 370, 'A price before is above the price, AED 370.00, or there is none'],
    ['test', 5, 900, 'Only a package shows a price before'],
  ] as const)('refuses %s %i with AED %i struck through: %s', async (kind, id, previousPrice, sentence) => {
    const before = await item(kind, id)
    const answer = await change(kind, id, before, { ...before, previousPrice })
    expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { previousPrice: sentence } }])
    expect(await item(kind, id)).toEqual(before)
  })

  it('of two staff members who change a price at the same moment one wins, the other gets the current price', async () => {
    const answers = await Promise.all([380, 390].map((price) => change('package', 1, PACKAGE, { price, active: true })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(await lost?.json()).toMatchObject({
      code: 'CONFLICT',
      detail: expect.stringMatching(/^It now costs AED 3[89]0\.00 \(before AED 470\.00\) and is offered/),
    })
>>>>>>> 410ac4c (docs: comments and test titles of the back end and the shell in plain words)
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
  ])('changes nothing of %s %i from %j to %j', async (kind, id, from, to, status) => {
    const before = await items()
    expect((await change(kind, id, from, to)).status).toBe(status)
    expect(await items()).toEqual(before)
  })

  it('is read by all staff and used by an admin', async () => {
    const staff = await app.login('coordinator')
    expect((await app.get('/api/catalogue-items', staff)).status).toBe(200)
    expect((await app.post('/api/catalogue-items/package/1', { from: PACKAGE, ...PACKAGE }, staff)).status).toBe(403)
  })
})
