import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const LIMIT_MS = 60 * 60_000
const POLL_MS = 500
export const AMOUNT_FILS = 37_000

// Ten thousand visits a day, each with its seat held, as after a day without the gateway.
const FILL = `
  WITH n AS (SELECT n, gen_random_uuid() AS id, to_char(now() + make_interval(days => 3 + n / 10000), 'YYYY-MM-DD') AS date
    FROM generate_series(1, $1::int) n),
  b AS (INSERT INTO booking (id, order_id, draft_key, draft_hash, access_key, payment_status, date, time, visit_at,
      total_fils, full_name, email, phone_number, door_number, building, landmark, city, updated_at)
    SELECT id, 'ORD-' || n, 'bench-' || n, 'x', 'x', 'Pending', date, '10:00 Am', now() + make_interval(days => 3 + n / 10000),
      ${AMOUNT_FILS}, 'Bench Visitor', 'bench@example.com', '0501234567', '1', 'Tower', 'Park', 'Dubai', now() FROM n),
  s AS (INSERT INTO slot_seat (date, time, seat, booking_id, state, held_until)
    SELECT date, '10:00 Am', n, id, 'held', now() + interval '6 hours' FROM n)
  INSERT INTO payment_attempt (id, attempt_id, booking_id, number, amount_fils, started_at)
  SELECT gen_random_uuid(), 'ORD-' || n, id, 1, ${AMOUNT_FILS}, now() FROM n`

/** Payment attempts without a return, in a separate database. */
export async function openPendingPayments(databaseUrl: string, count: number) {
  const db = new pg.Client({ connectionString: databaseUrl })
  // When a run is interrupted, the server may stop before its client.
  db.on('error', () => {})
  await db.connect()
  await db.query(FILL, [count])
  await db.query('ANALYZE')
  const number = async (sql: string) => (await db.query<{ n: number }>(sql)).rows[0]?.n ?? 0
  // A worker claims an attempt for a minute. A postponed one waits for hours, so it doesn't count as open.
  const uncheckedCount = (more: string) =>
    number(`SELECT count(*)::int AS n FROM payment_attempt WHERE state = 'initiated' AND checks = 0 AND ${more}`)
  const open = () => uncheckedCount(`next_check_at < now() + interval '5 minutes'`)
  return {
    /** Makes all attempts due; milliseconds until each was checked. */
    async reconciled() {
      await db.query('UPDATE payment_attempt SET next_check_at = now()')
      const startedAt = performance.now()
      for (let remaining = count; remaining > 0; remaining = await open()) {
        if (performance.now() - startedAt > LIMIT_MS)
          throw new Error(`${remaining} of ${count} attempts were never checked`)
        await sleep(POLL_MS)
      }
      return performance.now() - startedAt
    },
    /** How many checks failed and were postponed. */
    postponed: () => uncheckedCount('true'),
    /** How many are paid by now. */
    paid: () => number(`SELECT count(*)::int AS n FROM booking WHERE payment_status = 'Paid'`),
    close: () => db.end(),
  }
}
