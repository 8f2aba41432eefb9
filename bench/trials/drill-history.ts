import { entryHash } from '@homecare/server/audit/entry-hash'
import pg from 'pg'

const BATCH = 10_000

/**
 * Gives each booking an entry of the audit history, with place and hash as the database's trigger gives them. The trigger
 * updates the head once per entry, which takes hours for a million entries in few transactions.
 */
export async function fillHistory(url: string, bookings: number): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await owner.query("SET session_replication_role = 'replica'")
    const head = await owner.query<{ link: string; hash: string }>('SELECT link, hash FROM audit_head')
    let { hash = '' } = head.rows[0] ?? {}
    let link = Number(head.rows[0]?.link ?? 0)
    for (let n = 1; n <= bookings; n += BATCH) {
      const { rows } = await owner.query<{ id: string; at: string }>(
        `SELECT id::text, (extract(epoch FROM created_at) * 1000)::bigint::text AS at FROM booking
         WHERE id BETWEEN ${generatedId(1)} AND ${generatedId(2)} ORDER BY id`,
        [n, n + BATCH - 1],
      )
      const hashes = rows.map(({ id, at }) => {
        link += 1
        const texts = { actor: 'visitor', action: 'payment started', subjectType: 'booking', subjectId: id }
        hash = entryHash(hash, {
          id: String(link),
          link: String(link),
          at,
          ...texts,
          detail: '{}',
          fromAddress: null,
          hash,
        })
        return hash
      })
      await owner.query(
        `INSERT INTO audit_entry (id, link, at, actor, action, subject_type, subject_id, detail, hash)
         SELECT $1 + n, $1 + n, to_timestamp(at / 1000.0), 'visitor', 'payment started', 'booking', subject, '{}', hash
         FROM unnest($2::bigint[], $3::text[], $4::text[]) WITH ORDINALITY AS rows (at, subject, hash, n)`,
        [link - rows.length, rows.map(({ at }) => at), rows.map(({ id }) => id), hashes],
      )
    }
    await owner.query('UPDATE audit_head SET link = $1, hash = $2', [link, hash])
    await owner.query("SELECT setval(pg_get_serial_sequence('audit_entry', 'id'), $1)", [link])
  } finally {
    await owner.end()
  }
}

/** The id that the generator of records gives to its nth booking. */
const generatedId = (parameter: number): string =>
  `('00000000-0000-7000-8000-' || lpad($${parameter}::text, 12, '0'))::uuid`
