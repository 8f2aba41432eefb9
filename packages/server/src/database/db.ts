import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../generated/prisma/client'
import { openPool } from './connection'
import { CUSTOM_PLAN } from './custom-plan'
import { WAITS, type Wait } from './waits'

export interface DbOptions {
  /** The maximum number of connections; 10 by default. */
  poolSize?: number
  /** How long its caller waits; by default as long as somebody who runs a program. */
  wait?: Wait
  /** Called when an idle connection breaks, for example when the server is stopped. */
  onError?: (error: Error) => void
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

/** The database, as use cases know it. */
export function createDb(
  databaseUrl: string,
  { poolSize = 10, wait = WAITS.operator, onError = () => {} }: DbOptions = {},
): PrismaClient {
  const nameOf = createStatementNames()
  const adapter = new PrismaPg(openPool(databaseUrl, wait, { max: poolSize }), {
    disposeExternalPool: true,
    // Named statements let Postgres cache the plan.
    statementNameGenerator: ({ sql }) => (sql.includes(CUSTOM_PLAN) ? '' : nameOf(sql)),
    onPoolError: onError,
    onConnectionError: onError,
  })
  const transactionOptions = { maxWait: wait.freeMs, timeout: 15_000 }
  // The error format is minimal, because longer formats contain the values of a query, which are patients' data.
  return new PrismaClient({ adapter, errorFormat: 'minimal', transactionOptions })
}
