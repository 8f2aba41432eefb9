import { createHash } from 'node:crypto'
import pg from 'pg'
import { AppError } from '../../process/app-error'
import { createDb } from '../../database/db'
import type { PrismaClient } from '../../generated/prisma/client'
import { Crashed } from './crash'

/** A database of its own in which histories run one after the other. */
export interface HistoryDatabase {
  db: PrismaClient
  /** Deletes the history before. */
  clean(): Promise<void>
  /** Queries without Prisma, which costs four times as much: for rules and world, never for what they watch. */
  query<R extends object>(sql: string, values?: unknown[]): Promise<R[]>
  /** Marks this order's attempts as the history's own, not a rival's. */
  owns(orderId: string): void
  isOwn(attemptId: string): boolean
  isExpected(error: unknown): boolean
  close(): Promise<void>
}

// The database records every move of an attempt, so that none is missed.
const WATCH = [
  `CREATE TABLE state_transition (id bigserial PRIMARY KEY, attempt_id text, was text, now text, at timestamptz DEFAULT clock_timestamp())`,
  `CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     INSERT INTO state_transition (attempt_id, was, now) VALUES (NEW.attempt_id, OLD.state, NEW.state); RETURN NULL;
   END $$`,
  `CREATE TRIGGER note_move AFTER UPDATE ON payment_attempt FOR EACH ROW
     WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION note_move()`,
  // A small catalogue, since histories don't test pricing.
  `DELETE FROM package_test WHERE package_id > 1`,
  `DELETE FROM health_package WHERE id > 1`,
  `DELETE FROM lab_test t WHERE NOT EXISTS (SELECT FROM package_test p WHERE p.test_id = t.id)`,
]
const LOOSE = [
  'gateway_message',
  'unreadable_message',
  'outbox',
  'state_transition',
  'list_count',
  'statement_finding',
  'statement_check',
]
const TABLES = ['booking', 'booking_line', 'payment_attempt', 'slot_seat', ...LOOSE]
const CLEAN = `WITH ${['booking', ...LOOSE].map((table, n) => `t${n} AS (DELETE FROM ${table})`).join(', ')} SELECT 1`
const SWEEP_EVERY = 250

/** Prepares a freshly migrated and seeded database. */
export async function openHistoryDatabase(databaseUrl: string): Promise<HistoryDatabase> {
  const db = createDb(databaseUrl, { poolSize: 6 })
  const watcher = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  for (const sql of WATCH) await watcher.query(sql)
  let own = ''
  let histories = 0
  const query = async <R extends object>(sql: string, values?: unknown[]): Promise<R[]> =>
    // Named, so that Postgres keeps the plan.
    (await watcher.query<R>({ name: createHash('sha1').update(sql).digest('hex'), text: sql, values })).rows
  return {
    db,
    query,
    async clean() {
      await query(CLEAN)
      // Dead rows of thousands of histories would make every look at these tables longer.
      if (++histories % SWEEP_EVERY === 0) await watcher.query(`VACUUM ${TABLES.join(', ')}`)
    },
    owns(orderId) {
      own = orderId
    },
    isOwn: (attemptId) => attemptId === own || attemptId.startsWith(`${own}-`),
    isExpected: (error) => error instanceof Crashed || (error instanceof AppError && error.code !== 'UNAVAILABLE'),
    async close() {
      await watcher.end()
      await db.$disconnect()
    },
  }
}
