import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '../generated/prisma/client'
import { PLAN_FOR_VALUES } from '../plan-for-values'
import type { DatabaseWatch } from './database-watch'
import { PooledClient } from './pooled-client'

export interface DbOptions {
  /** Connections at most; 10 unless told. */
  poolSize?: number
  /** How long making a connection may take; 3 s unless told, with a watch 15 s. */
  connectMs?: number
  /** Called when an idle connection breaks, as when the server goes away. */
  onError?: (error: Error) => void
  /** Breaks connections off when the server hangs. */
  watch?: DatabaseWatch | undefined
}

const names = new Map<string, string>()

/** As many as there are forms of queries: connections keep each of them as well. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? createHash('sha1').update(sql).digest('hex')
  names.set(sql, name)
  return name
}

/** The database. An absent server or a full pool is an error in bounded time, never an endless wait. */
export function createDb(
  databaseUrl: string,
  { poolSize = 10, onError = () => {}, watch, connectMs = watch ? 15_000 : 3_000 }: DbOptions = {},
): PrismaClient {
  // A server that refuses is known at once, a silent one by the watch or within 3 s; a turn in a busy pool takes longer.
  class ImpatientClient extends PooledClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectMs, keepAlive: true })
      watch?.track(this)
    }
  }
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 20_000,
    Client: ImpatientClient,
  })
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    // Named statements let Postgres keep the plan: a hash, since names are cut at 63 bytes.
    statementNameGenerator: ({ sql }) => (sql.includes(PLAN_FOR_VALUES) ? '' : nameOf(sql)),
    onPoolError: onError,
    onConnectionError: onError,
  })
  // Minimal: the longer formats print the values of a query, and those are patients' data.
  return new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions: { maxWait: 20_000, timeout: 15_000 } })
}
