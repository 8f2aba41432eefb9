import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { Connection } from './connection'
import { migrateQueue } from './migrate-queue'
import { grantReportsRole } from './reports-role'
import { grantRuntimeRole, loginOf } from './runtime-role'
import { WAITS } from './waits'

interface Migration {
  name: string
  sql: string
  checksum: string
}

export interface MigrateOptions {
  /** The URL of the owner's role. */
  databaseUrl: string
  /** The URL of the processes, whose role gets the runtime rights. Without it, or for the same role, rights stay. */
  runtimeUrl?: string
  /** The role of this one may read the views for reports; absent, no such role is made. */
  reportsUrl?: string | undefined
  /** The migrations folder; found automatically from source, and beside a bundle that has a copy in `migrations/`. */
  dir?: string
  /** A migration that waits longer for a table gives up: every later call of the table waits behind it. */
  lockWithinMs?: number
  /** How often one is begun that could not get its tables from the calls that use them. */
  attempts?: number
  log?: (line: string) => void
}

// The lock's number is arbitrary. Processes that start together wait for one another here.
const LOCK = 7_220_261_121

/** Half of Postgres' `deadlock_timeout`: where migration and call wait for each other, the migration gives way. */
const LOCK_WITHIN_MS = 500
const ATTEMPTS = 40
const PAUSE_MS = 500

const NOT_OWNER =
  'This database role may not create tables: migrations need the role that owns them, in DATABASE_OWNER_URL.'

const UNKNOWN =
  'A newer release has made it, which has to be installed again; or a version before 1.0.0: then start with an empty ' +
  'database. In development, delete the data folder (.data) and start again.'

const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`

/**
 * Applies the new migrations of the folder, each in a transaction, and records them as Prisma does, so that
 * `prisma migrate deploy` agrees. Then it applies the queue's own migrations and the rights of the runtime role, since the
 * processes can't change the schema. Returns the names applied. Throws when an applied migration was altered or is
 * missing.
 */
export async function applyMigrations({
  databaseUrl,
  runtimeUrl = databaseUrl,
  reportsUrl,
  dir = migrationsDir(),
  lockWithinMs = LOCK_WITHIN_MS,
  attempts = ATTEMPTS,
  log = () => {},
}: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(dir)
  const client = new Connection({ connectionString: databaseUrl, wait: WAITS.operator })
  // Its query rejects as well, which is where a lost connection is reported.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(TABLE).catch((error: { code?: string }) => {
      throw error.code === '42501' ? new Error(NOT_OWNER, { cause: error }) : error
    })
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    )
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]))
    refuseAltered(migrations, applied)
    const pending = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of pending) {
      await applyBetweenCalls(client, migration, { lockWithinMs, attempts })
      log(`migration ${migration.name} applied`)
    }
    await migrateQueue(client)
    const login = loginOf(runtimeUrl)
    if (login.role !== loginOf(databaseUrl).role) await grantRuntimeRole(client, login)
    if (reportsUrl !== undefined) await grantReportsRole(client, loginOf(reportsUrl))
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** An attempt that could not get its tables has left nothing, and let the calls through that it had kept waiting. */
async function applyBetweenCalls(
  client: pg.Client,
  migration: Migration,
  { lockWithinMs, attempts }: { lockWithinMs: number; attempts: number },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration, lockWithinMs)
    } catch (error) {
      const lacksTables = error instanceof pg.DatabaseError && NO_TABLES.has(error.code ?? '')
      if (lacksTables && attempt < attempts) {
        await sleep(PAUSE_MS)
        continue
      }
      const reason = lacksTables
        ? `in ${attempts} attempts it could not lock a table. Run it again, when no long statement uses that table.`
        : error instanceof Error
          ? error.message
          : String(error)
      throw new Error(`migration ${migration.name} failed and nothing of it was kept: ${reason}`, { cause: error })
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration, lockWithinMs: number): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockWithinMs}`)
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    // Where the connection is lost, the database rolls back on its own.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

/** A lock that timed out, and a deadlock. */
const NO_TABLES = new Set(['55P03', '40P01'])

function refuseAltered(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new Error(`the database has migration ${name}, which this release does not know. ${UNKNOWN}`)
    if (known.get(name) !== checksum) throw new Error(`migration ${name} was altered after it had been applied`)
  }
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const entries = await readdir(dir, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(dir, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** `../prisma/migrations` beside the source; a bundle finds the copy that its build put into `./migrations`. */
function migrationsDir(): string {
  const beside = fileURLToPath(new URL('./migrations', import.meta.url))
  return existsSync(beside) ? beside : fileURLToPath(new URL('../../prisma/migrations', import.meta.url))
}
