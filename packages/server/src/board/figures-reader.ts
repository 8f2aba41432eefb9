import type pg from 'pg'
import type { Settings } from '../process/context'
import { openPayments } from '../payment/stuck-after'
import { openPool } from '../database/connection'
import { WAITS } from '../database/waits'

/** What the database knows of the business at a moment, as numbers. No row of it is about a person. */
export interface Figures {
  outbox: { waiting: number; oldestSeconds: number }
  payments: { open: number; stuck: number; overdueChecks: number }
  refunds: { requested: number; oldestSeconds: number }
  holds: { held: number; overdue: number }
  /** Bookings that staff must look at, by reason. */
  needsAction: Readonly<Record<string, number>>
  bookings: readonly { status: string; paymentStatus: string; count: number }[]
  requests: readonly { status: string; count: number }[]
  /** Open alarms by kind. */
  alarms: Readonly<Record<string, number>>
  registryRevision: number
  releases: readonly ReleaseFigures[]
}

export interface ReleaseFigures {
  remote: string
  kind: 'current' | 'canary'
  version: string
  /** Page views and errors in browsers of the last ten minutes. */
  views: number
  errors: number
}

export interface FiguresReader {
  read(): Promise<Figures>
  close(): Promise<void>
}

/**
 * Reads all figures on one connection of its own, one statement each, so that no other work waits for it. Every
 * statement reads an index that holds little more than what it counts, or the lists' counters, and ends after two
 * seconds.
 */
export function createFiguresReader(
  databaseUrl: string,
  settings: Pick<Settings, 'slotHoldMinutes' | 'reconcileAfterSeconds'>,
): FiguresReader {
  const pool = openPool(databaseUrl, WAITS.figures, {
    max: 1,
    statement_timeout: WAITS.figures.answerMs,
    idleTimeoutMillis: 60_000,
  })
  const rows = async <Row extends pg.QueryResultRow>(name: keyof typeof SQL, values: unknown[] = []) =>
    (await pool.query<Row>({ name: `figures-${name}`, text: SQL[name], values })).rows
  const one = async <Row extends pg.QueryResultRow>(name: keyof typeof SQL, values: unknown[] = []): Promise<Row> => {
    const [row] = await rows<Row>(name, values)
    if (!row) throw new Error(`The figures of ${name} are missing.`)
    return row
  }
  return {
    async read() {
      const { unanswered, unsettled } = openPayments(settings)
      const counts = await rows<CountRow>('lists')
      const needsAction = await rows<{ reason: string; count: number }>('needsAction')
      return {
        outbox: await one('outbox'),
        payments: await one('payments', [unanswered, unsettled]),
        refunds: await one('refunds'),
        holds: await one('holds'),
        needsAction: Object.fromEntries(needsAction.map(({ reason, count }) => [reason, count])),
        bookings: counts.flatMap(({ list, status, paymentStatus, count }) =>
          list === 'booking' && paymentStatus !== null ? [{ status, paymentStatus, count }] : [],
        ),
        requests: counts.flatMap(({ list, status, count }) => (list === 'service_request' ? [{ status, count }] : [])),
        alarms: Object.fromEntries(
          (await rows<{ kind: string; count: number }>('alarms')).map(({ kind, count }) => [kind, count]),
        ),
        registryRevision: (await rows<{ revision: number }>('registry'))[0]?.revision ?? 0,
        releases: await rows<ReleaseFigures>('releases'),
      }
    },
    async close() {
      if (!pool.ending) await pool.end()
    },
  }
}

interface CountRow {
  list: string
  status: string
  paymentStatus: string | null
  count: number
}

/** Times are the database's own: the processes' clocks may differ. */
const SQL = {
  outbox: `
    SELECT count(*)::int AS waiting,
      coalesce(extract(epoch FROM now() - min(coalesce(not_before, created_at))), 0)::float8 AS "oldestSeconds"
    FROM outbox WHERE relayed_at IS NULL AND (not_before IS NULL OR not_before <= now())`,
  payments: `
    SELECT count(*)::int AS open,
      count(*) FILTER (WHERE checks = 0 AND started_at < now() - $1 * interval '1 second'
        OR gateway_status IS NULL AND started_at < now() - $2 * interval '1 second')::int AS stuck,
      count(*) FILTER (WHERE next_check_at < now() - interval '2 minutes')::int AS "overdueChecks"
    FROM payment_attempt WHERE state = 'initiated'`,
  refunds: `
    SELECT count(*)::int AS requested,
      coalesce(extract(epoch FROM now() - min(at)), 0)::float8 AS "oldestSeconds"
    FROM (SELECT refund_at AS at FROM payment_attempt WHERE refund = 'requested'
      UNION ALL SELECT at FROM part_refund WHERE state = 'requested') refund`,
  holds: `
    SELECT count(*)::int AS held, count(*) FILTER (WHERE held_until < now() - interval '2 minutes')::int AS overdue
    FROM slot_seat WHERE held_until IS NOT NULL`,
  needsAction: `
    SELECT needs_action AS reason, count(*)::int AS count FROM booking WHERE needs_action IS NOT NULL GROUP BY 1`,
  alarms: `SELECT kind, count(*)::int AS count FROM alarm WHERE ended_at IS NULL GROUP BY 1`,
  lists: `
    SELECT list, status::text, payment_status::text AS "paymentStatus", sum(n)::int AS count
    FROM list_count WHERE NOT suspected GROUP BY 1, 2, 3`,
  registry: `SELECT revision FROM registry_revision`,
  releases: `
    SELECT c.name AS remote, c.kind, c.version, coalesce(sum(h.views), 0)::int AS views,
      coalesce(sum(h.errors), 0)::int AS errors
    FROM (SELECT name, 'current' AS kind, version FROM remote_current
      UNION ALL SELECT name, 'canary', canary FROM remote_current WHERE canary IS NOT NULL) c
    LEFT JOIN release_health h ON h.name = c.name AND h.version = c.version AND h.minute > now() - interval '10 minutes'
    GROUP BY 1, 2, 3 ORDER BY 1, 2`,
}
