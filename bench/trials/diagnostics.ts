import pg from 'pg'
import type { System } from '@homecare/dev-servers/system'

const LAST_LINES = 40

interface Session {
  pid: number
  name: string
  state: string
  waits: string
  seconds: number
  blockers: number[]
  query: string
}

/** Health, database sessions and last log lines of a system that does not settle. */
export async function diagnose({ info, workerUrls, lines }: System): Promise<string[]> {
  return [
    ...(await Promise.all(workerUrls.map(healthOf))),
    ...(await sessionsOf(info.databaseOwnerUrl)),
    ...lines().slice(-LAST_LINES),
  ]
}

async function healthOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) })
    .then((response) => response.text())
    .catch(String)
  return `worker ${url}: ${answer}`
}

/** The sessions of Postgres with their statements and locks. */
async function sessionsOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Session>(
      `SELECT pid, application_name AS name, state, coalesce(wait_event_type || ' ' || wait_event, '-') AS waits,
        extract(epoch FROM now() - state_change)::int AS seconds, pg_blocking_pids(pid) AS blockers,
        regexp_replace(left(query, 120), '\\s+', ' ', 'g') AS query
      FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY state_change`,
    )
    return rows.map(({ pid, name, state, waits, seconds, blockers, query }) => {
      const blockedBy = blockers.length > 0 ? `, behind ${blockers.join(' ')}` : ''
      return `postgres ${pid} ${name} ${state} for ${seconds} s (${waits}${blockedBy}): ${query}`
    })
  } finally {
    await client.end()
  }
}
