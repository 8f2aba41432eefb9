import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@homecare/dev-servers/postgres'
import { waitFor } from '@homecare/dev-servers/wait-for'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Idempotency } from '../ports/idempotency'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { createPgIdempotency } from './pg-idempotency'

let database: TestDatabase
let here: Idempotency
let elsewhere: Idempotency
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  here = createPgIdempotency(database.url)
  elsewhere = createPgIdempotency(database.url)
  return async () => {
    await Promise.all([here.close(), elsewhere.close()])
    // The server ends a closed session a moment later, and its locks with it: the next test counts only its own.
    await waitFor(async () => (await locks()) === 0, { timeoutMs: 5_000, what: 'the locks to end with their sessions' })
  }
})

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}
const marked = async (key: string) => (await database.db.effectDone.count({ where: { effectKey: key } })) === 1
const locks = async () => {
  const [row] = await database.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  return row?.count
}

test('work of one key runs once, however many calls and processes request it', async () => {
  let runs = 0
  const work = async () => void (runs += 1)
  expect(await Promise.all([here.run('k1', work), here.run('k1', work), here.run('k1', work)])).toEqual([
    true,
    false,
    false,
  ])
  expect(await elsewhere.run('k1', work)).toBe(false)
  expect([runs, await marked('k1')]).toEqual([1, true])
})

test('while one process runs the work of a key, another process is rejected and a second call in the same process waits', async () => {
  const { open, opened } = gate()
  const first = here.run('k2', () => opened)
  await waitFor(async () => (await locks()) === 1, { timeoutMs: 5_000, what: 'the lock' })
  await expect(elsewhere.run('k2', () => Promise.reject(new Error('must not run')))).rejects.toThrow(/Another process/)
  const second = here.run('k2', () => Promise.reject(new Error('must not run')))
  expect(await marked('k2')).toBe(false)
  open()
  expect(await Promise.all([first, second])).toEqual([true, false])
  await waitFor(async () => (await locks()) === 0, { timeoutMs: 5_000, what: 'the lock to be released' })
})

test('a key whose work rejected stays open, and any process can run it', async () => {
  await expect(here.run('k3', () => Promise.reject(new Error('451')))).rejects.toThrow('451')
  expect(await marked('k3')).toBe(false)
  await waitFor(async () => (await locks()) === 0, { timeoutMs: 5_000, what: 'the lock to be released' })
  expect(await elsewhere.run('k3', () => Promise.resolve())).toBe(true)
})

test('a process that crashes during the work leaves the key to other processes', async () => {
  const { open, opened } = gate()
  const interrupted = here.run('k4', () => opened)
  await waitFor(async () => (await locks()) === 1, { timeoutMs: 5_000, what: 'the lock' })
  await database.db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  await waitFor(async () => (await locks()) === 0, { timeoutMs: 5_000, what: 'the lock to end with its session' })
  expect(await elsewhere.run('k4', () => Promise.resolve())).toBe(true)
  open()
  // The process had run its work before it could notice the lost connection; the mark is the same.
  expect(await interrupted).toBe(true)
})

test('work whose key was marked as done does not run', async () => {
  await Promise.all([here.markDone('k5'), here.markDone('k5'), elsewhere.markDone('k5')])
  expect(await here.run('k5', () => Promise.reject(new Error('must not run')))).toBe(false)
})

test('a key that was marked as done stays done after the database was killed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'homecare-idempotency-'))
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const { rows } = await client.query<{ key: string }>(text)
    await client.end()
    return rows
  }
  let server = await startPostgres({ dataDir, durable: true })
  await query('CREATE TABLE effect_done (effect_key text PRIMARY KEY)')
  const idempotency = createPgIdempotency(server.url)
  onTestFinished(async () => {
    await idempotency.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  })
  await idempotency.markDone('k6')
  process.kill(server.pid, 'SIGKILL')
  server = await startPostgres({ dataDir, durable: true })
  expect(await query('SELECT effect_key AS key FROM effect_done')).toEqual([{ key: 'k6' }])
}, 60_000)

test('each of a thousand keys in two parallel processes runs once', async () => {
  const runs = new Map<string, number>()
  const keys = Array.from({ length: 1000 }, (_, n) => `many-${n}`)
  const all = (idempotency: Idempotency) =>
    Promise.allSettled(
      keys.map((key) => idempotency.run(key, async () => void runs.set(key, (runs.get(key) ?? 0) + 1))),
    )
  await Promise.all([all(here), all(elsewhere)])
  expect(runs.size).toBe(1000)
  expect(new Set(runs.values())).toEqual(new Set([1]))
  expect(await database.db.effectDone.count({ where: { effectKey: { startsWith: 'many-' } } })).toBe(1000)
})
