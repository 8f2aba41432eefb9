import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '@homecare/dev-servers/postgres'
import pg from 'pg'
import { applyMigrations } from '../database/migrate'

const FROM = join(import.meta.dirname, '../../prisma/migrations')

/** An empty database that gets its migrations bit by bit, so that a test writes the rows that were there before one. */
export async function openMigratingDatabase(server: string, name: string) {
  const databaseUrl = await createDatabase(server, name)
  const dir = await mkdtemp(join(tmpdir(), 'homecare-migrations-'))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    client,
    /** Applies those that have not been applied yet. */
    async apply(are: (migration: string) => boolean): Promise<void> {
      for (const migration of (await readdir(FROM)).filter(are))
        await cp(join(FROM, migration), join(dir, migration), { recursive: true })
      await applyMigrations({ databaseUrl, dir })
    },
    insert(table: string, row: Record<string, unknown>) {
      const columns = Object.keys(row)
      const places = columns.map((_, place) => `$${place + 1}`)
      return client.query(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
        Object.values(row),
      )
    },
    async close(): Promise<void> {
      await client.end()
      await dropDatabase(server, name)
      await rm(dir, { recursive: true, force: true })
    },
  }
}
