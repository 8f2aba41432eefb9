import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../generated/prisma/client'
import { CUSTOM_PLAN } from './custom-plan'
import type { DatabaseMonitor } from './database-monitor'
import { closeWhenSilent } from './pg-connection'
import { PooledClient } from './pooled-client'

export interface DbOptions {
  /** The maximum number of connections; 10 by default. */
  poolSize?: number
  /** The timeout for opening a connection; 3 s by default, 15 s with a monitor. */
  connectMs?: number
  /** Called when an idle connection breaks, for example when the server is stopped. */
  onError?: (error: Error) => void
  /** Closes a connection whose answer takes longer than this; no limit by default. The server ends what it left open. */
  silenceMs?: number
  /** Closes connections when the server hangs. */
  monitor?: DatabaseMonitor | undefined
}

/** Names statements by a hash, since Postgres cuts names at 63 bytes; cached, as each connection caches its statements. */
function createStatementNames(): (sql: string) => string {
  const names = new Map<string, string>()
  return (sql) => {
    const name = names.get(sql) ?? createHash('sha1').update(sql).digest('hex')
    names.set(sql, name)
    return name
  }
}

/** The database. An unreachable server or a full pool is an error after a timeout, never an endless wait. */
export function createDb(
  databaseUrl: string,
  { poolSize = 10, onError = () => {}, monitor, silenceMs, connectMs = monitor ? 15_000 : 3_000 }: DbOptions = {},
): PrismaClient {
  // pg's pool also gives its timeout to its clients, but waiting for a free connection may take longer than opening
  // one.
  class ClientWithConnectTimeout extends PooledClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectMs, keepAlive: true })
      monitor?.track(this)
      if (silenceMs !== undefined) closeWhenSilent(this, silenceMs)
    }
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 20_000,
    Client: ClientWithConnectTimeout,
    // A transaction whose connection vanished would keep its locks until the server's TCP gives up, after two hours.
    idle_in_transaction_session_timeout: silenceMs && 2 * silenceMs,
  })
  const nameOf = createStatementNames()
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    // Named statements let Postgres cache the plan.
    statementNameGenerator: ({ sql }) => (sql.includes(CUSTOM_PLAN) ? '' : nameOf(sql)),
    onPoolError: onError,
    onConnectionError: onError,
  })
  // The error format is minimal, because longer formats contain the values of a query, which are patients' data.
  return new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions: { maxWait: 20_000, timeout: 15_000 } })
}
