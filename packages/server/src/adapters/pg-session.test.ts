import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { openPgSession } from './pg-session'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('questions that come at once go over the connection one after the other, in their order', async () => {
  const { query } = pg.Client.prototype as { query(...args: unknown[]): Promise<unknown> }
  let underWay = 0
  let most = 0
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    most = Math.max(most, ++underWay)
    return query.apply(this, args).finally(() => (underWay -= 1))
  })
  const session = openPgSession(database.url, () => {})
  const answers = await Promise.all(
    [1, 2, 3].map((n) => session.query<{ n: number }>(`n${n}`, `SELECT ${n} AS n, pg_sleep(0.01)`, [])),
  )
  vi.restoreAllMocks()
  await session.close()
  expect(answers.map(([row]) => row?.n)).toEqual([1, 2, 3])
  expect(most).toBe(1)
})
