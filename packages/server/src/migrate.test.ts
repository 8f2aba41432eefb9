import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '@homecare/dev-servers/postgres'
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
  await cp(join(import.meta.dirname, '../prisma/migrations'), dir, { recursive: true })
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
  it('are applied once, even by processes that start together', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => applyMigrations({ databaseUrl, dir })))
    const names = (await readdir(dir)).filter((name) => /^\d/.test(name)).sort()
    expect(runs.flat()).toEqual(names)
    expect(
      await query('SELECT migration_name, applied_steps_count, rolled_back_at FROM _prisma_migrations ORDER BY 1'),
    ).toEqual(names.map((name) => ({ migration_name: name, applied_steps_count: 1, rolled_back_at: null })))
    expect(await query('SELECT revision FROM registry_revision')).toEqual([{ revision: 0 }])
  })

  it('leave nothing behind when one fails in the middle', async () => {
    const failing = join(dir, '20991231000000_failing')
    await mkdir(failing)
    await writeFile(join(failing, 'migration.sql'), 'CREATE TABLE half (id int); SELECT nonsense;')
    await expect(applyMigrations({ databaseUrl, dir })).rejects.toThrow('20991231000000_failing failed')
    expect(await query("SELECT to_regclass('half') AS half")).toEqual([{ half: null }])
    await rm(failing, { recursive: true })
  })

  it('are refused when one was altered after it had been applied', async () => {
    const [first = ''] = (await readdir(dir)).filter((entry) => /^\d/.test(entry)).sort()
    const file = join(dir, first, 'migration.sql')
    const before = await readFile(file, 'utf8')
    await writeFile(file, '-- changed')
    await expect(applyMigrations({ databaseUrl, dir })).rejects.toThrow('altered')
    await writeFile(file, before)
  })

  it('of a version before 1.0.0 are refused with what to do', async () => {
    await query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
      VALUES ('old', 'x', '20261121000000_start', now())`)
    await expect(applyMigrations({ databaseUrl, dir })).rejects.toThrow(
      /20261121000000_start, which this release does not know.* delete the data folder \(\.data\) and start again\.$/,
    )
    await query(`DELETE FROM _prisma_migrations WHERE id = 'old'`)
  })
})
