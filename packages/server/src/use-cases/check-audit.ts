import { createHash } from 'node:crypto'
import type { AuditCheck } from '@homecare/contract/desk/audit-trail'
import type { Ctx } from '../context'

const BATCH = 5_000

interface Link {
  id: string
  link: number
  contents: string
  hash: string | null
}

/**
 * Walks the audit history from its first entry and hashes every one again, here and not in the database. Finds
 * entries that were altered, removed, put in between or written past the chain. Memory stays flat at any length.
 */
export async function checkAudit({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<AuditCheck> {
  const [head] = await db.$queryRaw<{ link: number; hash: string; entries: number; last: number | null }[]>`
    SELECT link::float8 AS link, hash, (SELECT count(*) FROM audit_entry)::float8 AS entries,
      (SELECT max(link) FROM audit_entry)::float8 AS last FROM audit_head`
  if (!head) return { entries: 0, intact: false, brokenAt: 'the chain has no end' }
  const broken = (brokenAt: string): AuditCheck => ({ entries: head.entries, intact: false, brokenAt })

  let [place, hash, id] = [0, '', '']
  while (place < head.link) {
    const links = await db.$queryRaw<Link[]>`
      SELECT id::text, link::float8 AS link, hash, audit_contents(e) AS contents FROM audit_entry e
      WHERE link > ${place} AND link <= ${head.link} ORDER BY link LIMIT ${BATCH}`
    for (const next of links) {
      hash = createHash('sha256')
        .update(hash + next.contents)
        .digest('hex')
      if (next.link !== place + 1 || next.hash !== hash) return broken(next.id)
      place = next.link
      id = next.id
    }
    if (links.length === 0) return broken(`what followed ${id || 'the beginning'} is missing`)
  }
  if (hash !== head.hash) return broken(id)
  // An entry without a place was written while the trigger was off; one behind the end, after the end was set back.
  const [stray] = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM audit_entry WHERE link IS NULL OR (link > ${head.link} AND link <= ${head.last ?? 0})
    ORDER BY id LIMIT 1`
  return stray ? broken(stray.id) : { entries: head.entries, intact: true, brokenAt: null }
}
