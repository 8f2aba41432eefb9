import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const LIMIT_MS = 120_000
const POLL_MS = 20

/** Fills the outbox of a running system and measures how long its worker takes to handle everything. */
export async function openOutboxEffects(databaseUrl: string) {
  const db = new pg.Client({ connectionString: databaseUrl })
  // When a run is interrupted, the server may stop before its client.
  db.on('error', () => {})
  await db.connect()
  const bookingId = await insertBooking(db)
  const requestId = await insertRequest(db)
  let runs = 0

  const run = async (name: string, payload: object, count: number): Promise<number> => {
    const key = `bench-${++runs}-`
    await db.query(
      `INSERT INTO outbox (id, name, payload, effect_key)
       SELECT gen_random_uuid(), $1, $2::jsonb, $3 || n FROM generate_series(1, $4::int) n`,
      [name, JSON.stringify(payload), key, count],
    )
    const startedAt = performance.now()
    const done = async () =>
      (
        await db.query<{ done: number }>('SELECT count(*)::int AS done FROM effect_done WHERE effect_key LIKE $1', [
          `${key}%`,
        ])
      ).rows[0]?.done
    while ((await done()) !== count) {
      if (performance.now() - startedAt > LIMIT_MS)
        throw new Error(`after ${LIMIT_MS / 1000} s only ${await done()} of ${count} jobs were handled`)
      await sleep(POLL_MS)
    }
    return performance.now() - startedAt
  }
  return {
    /** Milliseconds from the commit of `count` emails until each is sent and recorded. */
    emails: (count: number) => run('email-request-received', { requestId }, count),
    /** The same for reminders that need no email: each is looked up and recorded. */
    reminders: (count: number) => run('email-visit-reminder', { bookingId }, count),
    close: () => db.end(),
  }
}

async function insertBooking(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO booking (id, order_id, draft_key, draft_hash, access_key, date, time, visit_at, total_fils, full_name, email, phone_number, door_number, building, landmark, city, updated_at)
     VALUES (gen_random_uuid(), 'ORD-bench', 'bench-draft', 'x', 'x', '2030-01-15', '10:00 Am', now(), 37000, 'Bench Visitor', 'bench@example.com', '0501234567', '1', 'Tower', 'Park', 'Dubai', now())
     RETURNING id`,
  )
  return rows[0]?.id ?? ''
}

async function insertRequest(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO service_request (id, order_id, kind, content_hash, full_name, email, phone_number, date, service, updated_at)
     VALUES (gen_random_uuid(), 'ORD-bench', 'appointment', 'x', 'Bench Visitor', 'bench@example.com', '0501234567', '2030-01-15', 'Elderly Care', now())
     RETURNING id`,
  )
  return rows[0]?.id ?? ''
}
