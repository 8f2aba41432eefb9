import type { AuditSigners } from '@homecare/server/process/accepted-secrets'
import { createDb } from '@homecare/server/database/db'
import { checkAudit } from '@homecare/server/audit/check'
import { findNewerAnchors } from '@homecare/server/audit/set-anchors-aside'
import { findMissingObjects } from '@homecare/server/maintenance/find-missing-objects'
import type { Files } from '@homecare/server/ports/files'
import { firstNames } from './backup-error'

export interface Verdict {
  bookings: number
  auditEntries: number
  /** One sentence each; none means that the restored system is verified. */
  problems: string[]
}

/** Checks a restored database: its audit history against the anchors, and that each object it refers to exists. */
export async function verifyRestored({
  databaseUrl,
  files,
  audit,
  at,
}: {
  databaseUrl: string
  files: Files
  audit: AuditSigners
  /** The restored moment: anchors need not be newer than that. */
  at: Date
}): Promise<Verdict> {
  const db = createDb(databaseUrl, { poolSize: 2 })
  try {
    const ctx = { db, files, settings: audit, now: () => at }
    // The anchors are of a later moment than the database: some may be written after its last entry.
    const newer = new Set(await findNewerAnchors({ ctx }))
    const list = async (prefix: string) => (await files.list(prefix)).filter((key) => !newer.has(key))
    const history = await checkAudit({ ctx: { ...ctx, files: { ...files, list } } })
    const missing = await findMissingObjects({ ctx })
    const problems = [
      ...(history.state === 'intact' ? [] : [`The audit history is ${history.state}: ${history.problem}`]),
      ...(missing.length > 0
        ? [`The database refers to ${missing.length} objects that are missing: ${firstNames(missing)}.`]
        : []),
    ]
    return { bookings: await db.booking.count(), auditEntries: history.entries, problems }
  } finally {
    await db.$disconnect()
  }
}
