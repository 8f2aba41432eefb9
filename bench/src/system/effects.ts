import { setTimeout as sleep } from 'node:timers/promises'
import type { SystemInfo } from '@homecare/dev-servers/system'
import pg from 'pg'
import { draftOf } from '../../trials/draft'
import { dayFromNow } from '../../trials/load'
import { createVisitor } from '../../trials/visitor'

const LIMIT_MS = 120_000
const POLL_MS = 20

/** Fills the outbox of a running system and measures how long its worker takes to handle everything. */
export async function openOutboxEffects({ bff, databaseUrl }: SystemInfo) {
  const db = new pg.Client({ connectionString: databaseUrl })
  // When a run is interrupted, the server may stop before its client.
  db.on('error', () => {})
  await db.connect()
  const { bookingId, requestId } = await bookAndWrite(bff, db)
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

/** A booking that is not paid, of which no visit is reminded, and a request. */
async function bookAndWrite(bff: string, db: pg.Client): Promise<{ bookingId: string; requestId: string }> {
  const visitor = createVisitor(() => bff, '10.4.1.1')
  const person = { email: 'bench@example.com', date: dayFromNow(30) }
  await visitor.initiate(draftOf({ ...person, time: '10:00 Am' }), 'bench-draft')
  const request = { ...person, fullName: 'Bench Visitor', phoneNumber: '0501234567', service: 'Elderly Care' }
  await visitor.contact(request)
  const { rows } = await db.query<{ bookingId: string; requestId: string }>(
    'SELECT booking.id AS "bookingId", service_request.id AS "requestId" FROM booking, service_request',
  )
  if (!rows[0]) throw new Error('The booking or the request was refused.')
  return rows[0]
}
