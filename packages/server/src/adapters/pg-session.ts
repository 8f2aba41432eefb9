import pLimit from 'p-limit'
import pg from 'pg'

const ANSWER_MS = 10_000

export interface PgSession {
  query<T extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<T[]>
  close(): Promise<void>
}

interface Connection {
  client: pg.Client
  ready: Promise<unknown>
}

/**
 * One connection of its own, for what belongs to a session, as advisory locks do. Made when first needed; after any
 * trouble it is thrown away with all that it held, and the next question makes another one.
 */
export function openPgSession(databaseUrl: string, onError: (error: Error) => void): PgSession {
  let current: Connection | undefined
  // pg 9 will refuse a question while another one is under way.
  const oneAtATime = pLimit(1)

  function open(): Connection {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: ANSWER_MS,
    })
    const connection = { client, ready: client.connect() }
    client.on('error', onError)
    client.on('end', () => forget(connection))
    return connection
  }

  // An end may be heard of when there is another connection already, and that one holds what was claimed since.
  const forget = (connection: Connection): void => {
    if (connection === current) current = undefined
  }

  const drop = (connection: Connection): void => {
    forget(connection)
    // A server that hangs would not hear a goodbye.
    ;(connection.client as { connection?: { stream?: { destroy(): void } } }).connection?.stream?.destroy()
  }

  return {
    query: <T extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
      oneAtATime(async () => {
        const connection = (current ??= open())
        try {
          await connection.ready
          return (await connection.client.query<T>({ name, text, values })).rows
        } catch (error) {
          drop(connection)
          throw error
        }
      }),
    async close() {
      await current?.ready.then(() => current?.client.end()).catch(() => {})
    },
  }
}
