import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@homecare/dev-servers/postgres'
import { waitFor } from '@homecare/dev-servers/wait-for'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Ledger } from '../ports/ledger'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { createPgLedger } from './pg-ledger'

let database: TestDatabase
let here: Ledger
let elsewhere: Ledger
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  here = createPgLedger(database.url)
  elsewhere = createPgLedger(database.url)
  return async () => {
    await Promise.all([here.close(), elsewhere.close()])
  }
})

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}
const noted = async (key: string) => (await database.db.effectDone.count({ where: { effectKey: key } })) === 1
const locks = async () => {
  const [row] = await database.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  return row?.count
}

test('an effect is carried out once, however often and by whomever it is asked for', async () => {
  let acts = 0
  const act = async () => void (acts += 1)
  expect(await Promise.all([here.once('k1', act), here.once('k1', act), here.once('k1', act)])).toEqual([
    true,
    false,
    false,
  ])
  expect(await elsewhere.once('k1', act)).toBe(false)
  expect([acts, await noted('k1')]).toEqual([1, true])
})

test('while one process is at it, another one is refused and does nothing; a second handler here waits', async () => {
  const { open, opened } = gate()
  const first = here.once('k2', () => opened)
  await waitFor(async () => (await locks()) === 1, { timeoutMs: 5_000, what: 'the lock' })
  await expect(elsewhere.once('k2', () => Promise.reject(new Error('must not run')))).rejects.toThrow(/Another process/)
  const second = here.once('k2', () => Promise.reject(new Error('must not run')))
  expect(await noted('k2')).toBe(false)
  open()
  expect(await Promise.all([first, second])).toEqual([true, false])
  await waitFor(async () => (await locks()) === 0, { timeoutMs: 5_000, what: 'the lock to be let go' })
})

test('what failed is not noted, and anybody may try again', async () => {
  await expect(here.once('k3', () => Promise.reject(new Error('451')))).rejects.toThrow('451')
  expect(await noted('k3')).toBe(false)
  await waitFor(async () => (await locks()) === 0, { timeoutMs: 5_000, what: 'the lock to be let go' })
  expect(await elsewhere.once('k3', () => Promise.resolve())).toBe(true)
})

test('a process that dies at it leaves the effect to others', async () => {
  const { open, opened } = gate()
  const lost = here.once('k4', () => opened)
  await waitFor(async () => (await locks()) === 1, { timeoutMs: 5_000, what: 'the lock' })
  await database.db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  await waitFor(async () => (await locks()) === 0, { timeoutMs: 5_000, what: 'the lock to end with its session' })
  expect(await elsewhere.once('k4', () => Promise.resolve())).toBe(true)
  open()
  // It had acted before it could know, and is heard without an error: the note is the same.
  expect(await lost).toBe(true)
})

test('a note that nothing is left to do counts like an effect that was carried out', async () => {
  await Promise.all([here.note('k5'), here.note('k5'), elsewhere.note('k5')])
  expect(await here.once('k5', () => Promise.reject(new Error('must not run')))).toBe(false)
})

test('a note that was answered outlives the sudden death of the database', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'homecare-ledger-'))
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const { rows } = await client.query<{ key: string }>(text)
    await client.end()
    return rows
  }
  let server = await startPostgres({ dataDir, durable: true })
  await ask('CREATE TABLE effect_done (effect_key text PRIMARY KEY)')
  const ledger = createPgLedger(server.url)
  onTestFinished(async () => {
    await ledger.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  })
  await ledger.note('k6')
  process.kill(server.pid, 'SIGKILL')
  server = await startPostgres({ dataDir, durable: true })
  expect(await ask('SELECT effect_key AS key FROM effect_done')).toEqual([{ key: 'k6' }])
}, 60_000)

test('of a thousand effects at once in two processes each is carried out once', async () => {
  const acts = new Map<string, number>()
  const keys = Array.from({ length: 1000 }, (_, n) => `many-${n}`)
  const all = (ledger: Ledger) =>
    Promise.allSettled(keys.map((key) => ledger.once(key, async () => void acts.set(key, (acts.get(key) ?? 0) + 1))))
  await Promise.all([all(here), all(elsewhere)])
  expect(acts.size).toBe(1000)
  expect(new Set(acts.values())).toEqual(new Set([1]))
  expect(await database.db.effectDone.count({ where: { effectKey: { startsWith: 'many-' } } })).toBe(1000)
})
