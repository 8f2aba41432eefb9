import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from './ports'
import { createDatabase, dropDatabase, startPostgres, type RunningPostgres } from './postgres'

let folder: string
let running: RunningPostgres[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-postgres-'))
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  running = []
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(name: string, options: { port?: number; durable?: boolean } = {}): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir: join(folder, name), durable: false, ...options })
  running.push(server)
  return server
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('data of Postgres survives a restart on another port', async () => {
  const first = await start('kept')
  await query(first.url, 'CREATE TABLE t AS SELECT 7 AS n')
  await first.stop()
  const port = await freePort()
  const second = await start('kept', { port })
  expect(second.url).toContain(`:${port}/homecare`)
  expect(await query(second.url, 'SELECT n FROM t')).toEqual([{ n: 7 }])
  expect(await query(second.url, 'SHOW max_connections')).toEqual([{ max_connections: '200' }])
}, 60_000)

test('a Postgres server whose owner was killed is stopped, and its data stays', async () => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))});
    const server = await startPostgres({ dataDir: ${JSON.stringify(join(folder, 'killed'))}, durable: false });
    console.log(server.url);
  `
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  await query(line.toString().trim(), 'CREATE TABLE t AS SELECT 8 AS n')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const next = await start('killed')
  expect(await query(next.url, 'SELECT n FROM t')).toEqual([{ n: 8 }])
}, 60_000)

test('a stale postmaster.pid that names another program’s process is removed, and that process keeps running', async () => {
  await (await start('stale')).stop()
  await writeFile(join(folder, 'stale', 'postmaster.pid'), `${process.pid}\n`)
  const next = await start('stale')
  expect(await query(next.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
}, 60_000)

test('a durable Postgres server killed during a session restarts with everything that was committed', async () => {
  const first = await start('crashed', { durable: true })
  const session = new pg.Client({ connectionString: first.url })
  session.on('error', () => {})
  await session.connect()
  await session.query('CREATE TABLE t AS SELECT 5 AS n')
  process.kill(first.pid, 'SIGKILL')
  const next = await start('crashed', { durable: true })
  expect(await query(next.url, 'SELECT n FROM t')).toEqual([{ n: 5 }])
}, 60_000)

test('createDatabase copies a template, and dropDatabase closes open sessions', async () => {
  const server = await start('many')
  const template = await createDatabase(server.url, 'template_of_tests')
  await query(template, 'CREATE TABLE t AS SELECT 9 AS n')
  const copy = await createDatabase(server.url, 'copy "one"', 'template_of_tests')
  expect(await query(copy, 'SELECT n FROM t')).toEqual([{ n: 9 }])
  const lingering = new pg.Client({ connectionString: copy })
  lingering.on('error', () => {})
  await lingering.connect()
  await dropDatabase(server.url, 'copy "one"')
  await dropDatabase(server.url, 'copy "one"')
  await expect(query(copy, 'SELECT 1')).rejects.toThrow(/does not exist/)
}, 60_000)

test('Postgres sorts text and folds case by Unicode, and has pg_trgm', async () => {
  const server = await start('many')
  expect(await query(server.url, "SELECT lower('ÉLAN') AS folded, 'Zoë' ILIKE 'zOË' AS found")).toEqual([
    { folded: 'élan', found: true },
  ])
  await query(server.url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm')
}, 60_000)
