import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { openPgSession } from './pg-session'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('concurrent queries of a session run one after the other on its connection, in their order', async () => {
  const { query } = pg.Client.prototype as { query(...args: unknown[]): Promise<unknown> }
  let running = 0
  let maxRunning = 0
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    maxRunning = Math.max(maxRunning, ++running)
    return query.apply(this, args).finally(() => (running -= 1))
  })
  const session = openPgSession(database.url, () => {})
  const answers = await Promise.all(
    [1, 2, 3].map((n) => session.query<{ n: number }>(`n${n}`, `SELECT ${n} AS n, pg_sleep(0.01)`, [])),
  )
  vi.restoreAllMocks()
  await session.close()
  expect(answers.map(([row]) => row?.n)).toEqual([1, 2, 3])
  expect(maxRunning).toBe(1)
})

test('after an error all queries of a session share one new connection', async () => {
  const session = openPgSession(database.url, () => {})
  const held = () =>
    session.query<{ pid: number; locks: number }>(
      'held',
      `SELECT pg_backend_pid() AS pid, (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) AS locks`,
      [],
    )
  const [before] = await held()
  const broken = [
    session.query('broken', 'SELECT 1 / 0', []),
    session.query('claim', 'SELECT pg_advisory_lock(7)', []),
    held(),
  ]
  await expect(broken[0]).rejects.toThrow('division by zero')
  await Promise.all(broken.slice(1))
  // The old connection's end event arrives some time later.
  const after = [(await held())[0], (await held())[0], (await held())[0]]
  expect(new Set(after.map((each) => each?.pid)).size).toBe(1)
  expect(after[0]?.pid).not.toBe(before?.pid)
  expect(after.map((each) => each?.locks)).toEqual([1, 1, 1])
  await session.close()
})
