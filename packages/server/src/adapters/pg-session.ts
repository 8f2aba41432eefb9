import pg from 'pg'
import { createTurns } from '../turns'

const ANSWER_MS = 10_000

export interface PgSession {
  query<T extends pg.QueryResultRow>(name: string, text: string, values: unknown[]): Promise<T[]>
  close(): Promise<void>
}

/**
 * One connection of its own, for what belongs to a session, as advisory locks do. Made when first needed; after any
 * trouble it is thrown away with all that it held, and the next question makes another one.
 */
export function openPgSession(databaseUrl: string, onError: (error: Error) => void): PgSession {
  let opening: Promise<pg.Client> | undefined
  // pg 9 will refuse a question while another one is under way.
  const inTurn = createTurns(1)

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: ANSWER_MS,
    })
    client.on('error', onError)
    client.on('end', () => (opening = undefined))
    await client.connect()
    return client
  }

  const session = (): Promise<pg.Client> => (opening ??= open())
  const drop = (client: pg.Client | undefined): void => {
    opening = undefined
    // A server that hangs would not hear a goodbye.
    ;(client as { connection?: { stream?: { destroy(): void } } } | undefined)?.connection?.stream?.destroy()
  }

  return {
    query: <T extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
      inTurn(async () => {
        let client: pg.Client | undefined
        try {
          client = await session()
          return (await client.query<T>({ name, text, values })).rows
        } catch (error) {
          drop(client)
          throw error
        }
      }),
    async close() {
      await (await opening?.catch(() => undefined))?.end().catch(() => {})
    },
  }
}
