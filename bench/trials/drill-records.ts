import { setTimeout as wait } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { withClient } from '@homecare/dev-servers/postgres'
import { createDb } from '@homecare/server/database/db'
import { createMinioFiles } from '@homecare/server/adapters/minio-files'
import { anchorAudit } from '@homecare/server/audit/anchor'
import { appendAuditEntry } from '@homecare/server/audit/append'
import { applyMigrations } from '@homecare/server/database/migrate'
import { seed } from '@homecare/server/maintenance/seed'
import { TEST_SETTINGS } from '@homecare/server/testing/test-context'
import { generateRecords } from '../src/system/generate-records'
import { AUDIT_SECRET, type DrillSite } from './drill-site'

const OBJECTS = 500
const AT_ONCE = 20
/** In one transaction: each entry updates the head of the history, and Postgres keeps its earlier forms until the end. */
const ENTRIES = 200
const SYSTEM = { name: 'system', role: 'system' } as const

/** Opens database and object store as the processes do. */
function openContext({ store }: DrillSite, url: string) {
  const files = createMinioFiles(store)
  const settings = { ...TEST_SETTINGS, auditSecret: AUDIT_SECRET }
  return { db: createDb(url, { poolSize: 4 }), files, settings, now: () => new Date() }
}

/** The empty database becomes one of `bookings` bookings, each with an entry of the audit history, and 500 files. */
export async function fillSite(site: DrillSite, url: string, bookings: number, log: (line: string) => void) {
  await applyMigrations({ databaseUrl: url })
  const ctx = openContext(site, url)
  await seed(ctx.db)
  await generateRecords(url, bookings, log)
  await fillHistory(url, bookings)
  log(`${bookings.toLocaleString('en')} entries of the audit history`)
  // If all ran at the same time, some would wait longer than the object store's timeout.
  for (let n = 0; n < OBJECTS; n += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => addFile(ctx, `filled-${n + at}.pdf`)))
  await anchorAudit({ ctx })
  await ctx.db.$disconnect()
}

/** Gives each booking an entry of the audit history. */
const fillHistory = (url: string, bookings: number): Promise<void> =>
  withClient(url, async (owner) => {
    await owner.query('SET synchronous_commit = off')
    for (let from = 0; from < bookings; from += ENTRIES)
      await owner.query(
        `INSERT INTO audit_entry (at, actor, action, subject_type, subject_id)
         SELECT created_at, 'visitor', 'payment started', 'booking', id::text FROM booking
         WHERE order_id > 'ORD-G' || lpad($1, 12, '0') ORDER BY order_id LIMIT ${ENTRIES}`,
        [String(from)],
      )
  })

async function addFile(ctx: ReturnType<typeof openContext>, key: string): Promise<void> {
  const body = randomBytes(2_000 + Math.floor(Math.random() * 100_000))
  await ctx.files.put(`uploads/${key}`, body, 'application/pdf')
  await ctx.db.$executeRaw`
    INSERT INTO stored_file (id, key, original_name, content_type, size, booking_id, uploaded_by)
    SELECT gen_random_uuid(), ${key}, 'result.pdf', 'application/pdf', ${body.length}, (SELECT id FROM booking LIMIT 1), 'nurse'`
}

export interface Commit {
  n: number
  at: Date
}

/** Commits some twenty changes a second, and a file every two seconds, until it is stopped or the servers are gone. */
export function startWriting(site: DrillSite, url: string): { commits: Commit[]; stop(): Promise<void> } {
  const ctx = openContext(site, url)
  const commits: Commit[] = []
  const stopping = new AbortController()
  const write = async (): Promise<void> => {
    for (let n = 1; !stopping.signal.aborted; n++) {
      await ctx.db.$transaction((tx) =>
        appendAuditEntry(tx, { actor: SYSTEM, action: 'drill', subject: { type: 'booking', id: `write-${n}` } }),
      )
      commits.push({ n, at: new Date() })
      if (n % 40 === 0) await addFile(ctx, `written-${n}.pdf`)
      await wait(50)
    }
  }
  // It ends with the servers: that is the drill.
  const writing = write().catch(() => {})
  return {
    commits,
    async stop() {
      stopping.abort()
      await writing
      await ctx.db.$disconnect()
    },
  }
}

/** The numbers of the commits that the database has, and how many bookings. */
export const readBack = (url: string): Promise<{ writes: number[]; bookings: number }> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      "SELECT substr(subject_id, 7)::int AS n FROM audit_entry WHERE action = 'drill' ORDER BY link",
    )
    const { rows: counts } = await client.query<{ count: number }>('SELECT count(*)::int FROM booking')
    return { writes: rows.map(({ n }) => n), bookings: counts[0]?.count ?? 0 }
  })
