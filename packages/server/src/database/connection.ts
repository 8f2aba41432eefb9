import { Socket } from 'node:net'
import pg from 'pg'
import { IDLE_CHECK_MS, type Wait } from './waits'

export interface ConnectionConfig extends pg.ClientConfig {
  wait: Wait
  /** For tests: after this long without a question the server is asked whether it is alive. */
  idleCheckMs?: number | undefined
}

/**
 * A connection to Postgres: in a pool, as a session, or listening. It ends itself when an answer takes longer than `wait`
 * says; one that has nothing to ask, as when it listens for notifications, asks now and then whether it is alive.
 */
export class Connection extends pg.Client {
  readonly #socket: Socket

  constructor({ wait, idleCheckMs = IDLE_CHECK_MS, ...config }: ConnectionConfig) {
    const socket = new Socket()
    super({ ...config, keepAlive: true, connectionTimeoutMillis: wait.connectMs, stream: () => socket })
    this.#socket = socket
    if (wait.answerMs !== null) this.#endWhenSilent({ answerMs: wait.answerMs, idleCheckMs })
  }

  #endWhenSilent({ answerMs, idleCheckMs }: { answerMs: number; idleCheckMs: number }): void {
    let asked = false
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Whatever form a query has, it is passed on as it is.
    const send = this.query.bind(this) as (...query: unknown[]) => unknown
    const query = (...args: unknown[]): unknown => {
      asked = true
      this.#socket.setTimeout(answerMs)
      return send(...args)
    }
    Object.assign(this, { query })
    this.on('drain', () => {
      asked = false
      this.#socket.setTimeout(idleCheckMs)
    })
    this.#socket.on('timeout', () => {
      if (asked) this.endNow(new Error(`The database did not answer within ${answerMs / 1000} s.`))
      else this.query('SELECT 1').catch(() => {})
    })
  }

  /** Closes the connection without a farewell, which a server that hangs would not answer. */
  endNow(error?: Error): void {
    this.#socket.destroy(error)
  }

  /**
   * It may break while no owner has it or after an owner removed its listeners, and an error without a listener would end
   * the process. The next query on it rejects, so no error is lost.
   */
  override emit(...event: Parameters<pg.Client['emit']>): boolean {
    return event[0] === 'error' && this.listenerCount('error') === 0 ? false : super.emit(...event)
  }
}

interface PoolOptions extends Omit<pg.PoolConfig, 'Client' | 'connectionTimeoutMillis'> {
  max: number
  /** What its connections are, if they are more than a `Connection`. */
  Client?: typeof Connection
  /** Called when an idle connection breaks, for example when the server is stopped. */
  onError?: (error: Error) => void
}

/** A pool of connections. An unreachable server or a full pool is an error after a time, never an endless wait. */
export function openPool(
  databaseUrl: string,
  wait: Wait,
  { Client = Connection, onError = () => {}, ...config }: PoolOptions,
): pg.Pool {
  class PooledConnection extends Client {
    // The pool gives its own time, for a free connection, to its clients too.
    constructor(client?: pg.ClientConfig) {
      super({ ...client, wait })
    }
  }
  const pool = new pg.Pool({
    connectionTimeoutMillis: wait.freeMs,
    // A transaction whose connection vanished would keep its locks until the server's TCP gives up, after two hours.
    ...(wait.answerMs !== null && { idle_in_transaction_session_timeout: 2 * wait.answerMs }),
    ...config,
    connectionString: databaseUrl,
    Client: PooledConnection,
  })
  pool.on('error', onError)
  return pool
}
