import pLimit from 'p-limit'
import type pg from 'pg'
import { Connection } from './connection'
import { WAITS } from './waits'

export interface PgSession {
  query<T extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<T[]>
  close(): Promise<void>
}

interface OpenConnection {
  client: Connection
  ready: Promise<unknown>
}

/**
 * One separate connection for session state such as advisory locks. It is opened at the first query. After an error it
 * is closed, which releases all its locks, and the next query opens another one.
 */
export function openPgSession(databaseUrl: string, onError: (error: Error) => void): PgSession {
  let current: OpenConnection | undefined
  // pg 9 will reject a query while another one is running.
  const oneAtATime = pLimit(1)

  function open(): OpenConnection {
    const client = new Connection({ connectionString: databaseUrl, wait: WAITS.job })
    const connection = { client, ready: client.connect() }
    client.on('error', onError)
    client.on('end', () => discard(connection))
    return connection
  }

  // The end event may arrive when a new connection is open already, which holds the locks claimed since.
  const discard = (connection: OpenConnection): void => {
    if (connection === current) current = undefined
  }

  return {
    query: <T extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
      oneAtATime(async () => {
        const connection = (current ??= open())
        try {
          await connection.ready
          return (await connection.client.query<T>({ name, text, values })).rows
        } catch (error) {
          discard(connection)
          connection.client.endNow()
          throw error
        }
      }),
    async close() {
      await current?.ready.then(() => current?.client.end()).catch(() => {})
    },
  }
}
