import type { CatalogueResponse } from '@homecare/contract/catalogue'
import { createShared } from '@homecare/server/process/shared'
import { createTestDatabase, type TestDatabase } from '@homecare/server/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { initiate } from './testing/bookings'
import { createTestApp, type TestApp } from './testing/test-app'

// Two BFFs on one database, as behind the edge. Limits that are counted together: limit-store.test.ts in packages/server.
let database: TestDatabase
let one: TestApp
let other: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  one = await createTestApp({ database })
  other = await createTestApp({ database })
})
afterAll(async () => {
  await one.close()
  await other.close()
  await database.drop()
})

it('a session that one BFF began holds at another, and is over there when it ends', async () => {
  const admin = await one.login('admin')
  expect((await other.get('/api/user/me', admin)).status).toBe(200)
  expect((await one.post('/api/user/logout', {}, admin)).status).toBeLessThan(300)
  expect((await other.get('/api/user/me', admin)).status).toBe(401)
})

it('a price that was changed at one BFF is offered by another from its next answer on', async () => {
  const priceAt = async (app: TestApp): Promise<number | undefined> =>
    ((await (await app.get('/api/catalogue')).json()) as CatalogueResponse).packages.find(({ id }) => id === 2)?.price
  const admin = await one.login('admin')
  const before = await priceAt(other)
  const change = { from: { price: before, active: true }, price: 695.5, active: true }
  expect((await one.post('/api/catalogue-items/package/2', change, admin)).status).toBe(200)
  expect(await priceAt(other)).toBe(695.5)
})

it('orders that two BFFs take at the same moment have numbers of their own', async () => {
  for (const { ctx } of [one, other]) ctx.shared = createShared(ctx)
  const orders = await Promise.all(
    [one, other, one, other].map((app, at) => initiate(app, { phoneNumber: `050765432${at}` })),
  )
  expect(orders.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(orders.map(({ body }) => body.orderId)).size).toBe(4)
})
