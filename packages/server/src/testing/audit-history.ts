import pg from 'pg'
import { expect } from 'vitest'
import { appendAuditEntry } from '../audit/append'
import { anchorAudit } from '../audit/anchor'
import { checkAudit } from '../audit/check'
import { testContext } from './test-context'
import { createTestDatabase } from './test-database'

export const HOUR_MS = 60 * 60_000
export const SYSTEM = { name: 'system', role: 'system' } as const

/** The text that is hashed of an entry. */
const CONTENTS = `CREATE OR REPLACE FUNCTION audit_contents(entry audit_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_array(entry.link, entry.id, (extract(epoch FROM entry.at) * 1000)::bigint, entry.actor, entry.action,
    entry.subject_type, entry.subject_id, entry.detail, entry.from_address)::text $$`

export type AuditHistory = Awaited<ReturnType<typeof openAuditHistory>>

/** An audit history in a database of its own, with what writes, anchors, checks and tampers with it. */
export async function openAuditHistory() {
  const { db, ownerUrl, drop } = await createTestDatabase()
  const ctx = testContext({ db })
  /** Entries that the demo accounts have left. */
  const start = await db.auditEntry.count()
  /** `#n` becomes the number of the nth entry that was written here. */
  const numbered = (text: string) => text.replaceAll(/#(\d)/g, (_, n: string) => String(start + Number(n)))
  return {
    db,
    ctx,
    start,
    numbered,
    close: drop,
    check: () => checkAudit({ ctx }),
    async write(n: number): Promise<void> {
      await db.$transaction((tx) =>
        appendAuditEntry(tx, {
          actor: { ...SYSTEM, from: '203.0.113.9' },
          action: 'seen',
          subject: { type: 'booking', id: String(n) },
          detail: { n, word: 'Zoë', nested: { b: 1.5, a: null } },
        }),
      )
    },
    /** Writes an anchor, and an hour goes by. */
    async anchor(): Promise<void> {
      expect(await anchorAudit({ ctx })).toMatchObject({ state: 'anchored' })
      ctx.wait(HOUR_MS)
    },
    /** Runs SQL as the owner of the database with triggers off. `audit_contents` helps to forge entries. */
    async tamper(sql: string): Promise<void> {
      const owner = new pg.Client({ connectionString: ownerUrl })
      await owner.connect()
      await owner.query("SET session_replication_role = 'replica'")
      await owner.query(CONTENTS)
      await owner.query(numbered(sql))
      await owner.end()
    },
  }
}
