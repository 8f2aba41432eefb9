import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '@homecare/dev-servers/postgres'
import { waitFor } from '@homecare/dev-servers/wait-for'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { applyMigrations } from './migrate'

const server = inject('postgresUrl')
const name = `migrate_${process.pid}`
let databaseUrl: string
let dir: string

beforeAll(async () => {
  databaseUrl = await createDatabase(server, name)
  dir = await mkdtemp(join(tmpdir(), 'homecare-migrations-'))
  await cp(join(import.meta.dirname, '../../prisma/migrations'), dir, { recursive: true })
})
afterAll(async () => {
  await dropDatabase(server, name)
  await rm(dir, { recursive: true, force: true })
})

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('migrations', () => {
  it('migrations are applied once, even by processes that start together', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => applyMigrations({ databaseUrl, dir })))
    const names = (await readdir(dir)).filter((name) => /^\d/.test(name)).sort()
    expect(runs.flat()).toEqual(names)
    expect(
      await query('SELECT migration_name, applied_steps_count, rolled_back_at FROM _prisma_migrations ORDER BY 1'),
    ).toEqual(names.map((name) => ({ migration_name: name, applied_steps_count: 1, rolled_back_at: null })))
    expect(await query('SELECT revision FROM registry_revision')).toEqual([{ revision: 0 }])
  })

  it.each([
    ['an error', 'SELECT nonsense', 'column "nonsense" does not exist'],
    ['a lost connection', 'SELECT pg_terminate_backend(pg_backend_pid())', 'terminating connection'],
  ])(
    'a migration that ends in the middle by %s leaves no change, and a later run continues after those before it',
    async (_, end, why) => {
      const [before, failing] = ['20991230000000_before', '20991231000000_failing']
      for (const [name, sql] of [
        [before, 'CREATE TABLE whole (id int);'],
        [failing, `CREATE TABLE half (id int); ${end};`],
      ] as const) {
        await mkdir(join(dir, name))
        await writeFile(join(dir, name, 'migration.sql'), sql)
      }
      const tables = () => query("SELECT to_regclass('whole')::text AS whole, to_regclass('half')::text AS half")
      await expect(applyMigrations({ databaseUrl, dir })).rejects.toThrow(
        new RegExp(`^migration ${failing} failed and nothing of it was kept: .*${why}`),
      )
      expect(await tables()).toEqual([{ whole: 'whole', half: null }])
      await writeFile(join(dir, failing, 'migration.sql'), 'CREATE TABLE half (id int);')
      expect(await applyMigrations({ databaseUrl, dir })).toEqual([failing])
      expect(await tables()).toEqual([{ whole: 'whole', half: 'half' }])
      await query(
        `DROP TABLE whole, half; DELETE FROM _prisma_migrations WHERE migration_name IN ('${before}', '${failing}')`,
      )
      for (const name of [before, failing]) await rm(join(dir, name), { recursive: true })
    },
  )

  it('a migration that can’t lock a table gives up, so that it does not block later calls', async () => {
    const name = '20991231000000_waiting'
    await mkdir(join(dir, name))
    await writeFile(join(dir, name, 'migration.sql'), 'ALTER TABLE booking ADD COLUMN waiting int;')
    const busy = new pg.Client({ connectionString: databaseUrl })
    await busy.connect()
    await busy.query('BEGIN; SELECT FROM booking')
    try {
      await expect(applyMigrations({ databaseUrl, dir, lockWithinMs: 50, attempts: 2 })).rejects.toThrow(
        `migration ${name} failed and nothing of it was kept: in 2 attempts it could not lock a table. Run it again`,
      )
    } finally {
      await busy.end()
      await rm(join(dir, name), { recursive: true })
    }
  })

  it('a migration that meets a deadlock with visitors’ transactions is applied after them', async () => {
    const name = '20991231000000_crossing'
    await mkdir(join(dir, name))
    const sql = 'ALTER TABLE slot_seat ADD COLUMN crossing int; ALTER TABLE booking ADD COLUMN crossing int;'
    await writeFile(join(dir, name, 'migration.sql'), sql)
    const visitor = new pg.Client({ connectionString: databaseUrl })
    await visitor.connect()
    try {
      // The migration is the one that finds the deadlock.
      await visitor.query("SET deadlock_timeout = '1min'; BEGIN; LOCK TABLE booking IN ROW EXCLUSIVE MODE")
      const migrated = applyMigrations({ databaseUrl, dir, lockWithinMs: 10_000 })
      const waiting = async () =>
        (await query("SELECT FROM pg_locks WHERE NOT granted AND relation = 'booking'::regclass")).length === 1
      await waitFor(waiting, { timeoutMs: 10_000, what: 'the migration to wait for the table' })
      await visitor.query('LOCK TABLE slot_seat IN ROW EXCLUSIVE MODE; COMMIT')
      expect(await migrated).toEqual([name])
    } finally {
      await visitor.end()
      await query(`ALTER TABLE slot_seat DROP COLUMN IF EXISTS crossing; ALTER TABLE booking DROP COLUMN IF EXISTS crossing;
        DELETE FROM _prisma_migrations WHERE migration_name = '${name}'`)
      await rm(join(dir, name), { recursive: true })
    }
  })

  it('migrations are refused when an applied one was altered', async () => {
    const [first = ''] = (await readdir(dir)).filter((entry) => /^\d/.test(entry)).sort()
    const file = join(dir, first, 'migration.sql')
    const before = await readFile(file, 'utf8')
    await writeFile(file, '-- changed')
    await expect(applyMigrations({ databaseUrl, dir })).rejects.toThrow('altered')
    await writeFile(file, before)
  })

  it('migrations of a database before version 1.0.0 are refused with instructions', async () => {
    await query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
      VALUES ('old', 'x', '20261121000000_start', now())`)
    await expect(applyMigrations({ databaseUrl, dir })).rejects.toThrow(
      /20261121000000_start, which this release does not know.* delete the data folder \(\.data\) and start again\.$/,
    )
    await query(`DELETE FROM _prisma_migrations WHERE id = 'old'`)
  })
})
