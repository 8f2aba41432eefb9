import type { ThreadList } from '@homecare/contract/threads'
import type { Ctx } from '../process/context'

/** More than a desk answers in a week. */
const MOST = 200

interface ThreadRow {
  id: string
  phone: string
  fullName: string | null
  unread: number
  email: string | null
  text: string
  at: string
}

/** The threads in which a person wrote: those with unread messages first, then the newest. */
export async function listThreads({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<ThreadList> {
  const rows = await db.$queryRaw<ThreadRow[]>`
    WITH thread AS (
      SELECT phone, CASE WHEN phone = '' THEN contact_id END AS contact_id, min(id::text) AS id,
        max(decided_at) AS at, (count(*) FILTER (WHERE state = 'delivered'))::int AS unread
      FROM message WHERE incoming GROUP BY 1, 2)
    SELECT t.id, t.phone, t.unread, CASE WHEN last.way = 'email' THEN last.contact_id END AS email,
      coalesce(nullif(last.text, ''), last.subject, '') AS text, to_json(t.at)#>>'{}' AS at, record.full_name AS "fullName"
    FROM (SELECT * FROM thread ORDER BY unread > 0 DESC, at DESC LIMIT ${MOST}) t
    CROSS JOIN LATERAL (
      SELECT m.text, m.subject, m.way, m.contact_id FROM message m
      WHERE m.incoming AND m.phone = t.phone AND (t.phone <> '' OR m.contact_id = t.contact_id)
      ORDER BY m.decided_at DESC, m.id DESC LIMIT 1) last
    LEFT JOIN LATERAL (
      SELECT full_name FROM (
        SELECT full_name, created_at FROM booking WHERE phone_e164 = t.phone AND erased_at IS NULL
        UNION ALL
        SELECT full_name, created_at FROM service_request WHERE phone_e164 = t.phone AND erased_at IS NULL AND NOT suspected) r
      WHERE t.phone <> '' ORDER BY created_at DESC LIMIT 1) record ON true
    ORDER BY t.unread > 0 DESC, t.at DESC`
  const [sum] = await db.$queryRaw<{ unread: number }[]>`
    SELECT count(*)::int AS unread FROM message WHERE incoming AND state = 'delivered'`
  return {
    threads: rows.map(({ phone, at, ...row }) => ({ ...row, phone: phone || null, at: new Date(at).toISOString() })),
    unread: sum?.unread ?? 0,
  }
}
