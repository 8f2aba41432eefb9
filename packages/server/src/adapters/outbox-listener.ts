import pg from 'pg'

const AGAIN_MS = 1_000

/**
 * Calls `onEffect` whenever a transaction with new outbox rows commits, and once after each connect, since rows may
 * have come while nobody listened. A lost connection is made again every second. Returns how to stop.
 */
export function listenToOutbox(
  databaseUrl: string,
  onEffect: () => void,
  onError: (error: Error) => void,
): () => Promise<void> {
  let stopped = false
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined

  function lost(from: pg.Client): void {
    if (stopped || client !== from) return
    client = undefined
    again = setTimeout(() => void connect(), AGAIN_MS)
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000 })
    client = fresh
    fresh.on('error', onError)
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', onEffect)
    try {
      await fresh.connect()
      await fresh.query('LISTEN outbox')
      onEffect()
    } catch (error) {
      onError(error as Error)
      fresh.end().catch(() => {})
      lost(fresh)
    }
  }

  void connect()
  return async () => {
    stopped = true
    clearTimeout(again)
    await client?.end().catch(() => {})
  }
}
