import pg from 'pg'
import type { DeskEars, DeskListener } from '../ports/desk-listener'

const AGAIN_MS = 1_000
/** How old a sign of life may be: for so long at most a connection that died silently goes unnoticed. */
const TRUST_MS = 2_000
/** Who asks waits so long for a new one, then is told that there is none; after `DEAD_MS` the connection is given up. */
const PATIENCE_MS = 1_000
const DEAD_MS = 10_000

/** Listens to what the database's triggers tell about the desk. A lost connection is made again every second. */
export function listenToDesk(
  databaseUrl: string,
  { onWord, onLost, onError }: DeskEars & { onError(error: Error): void },
): DeskListener {
  let stopped = false
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  let provenAt = -Infinity
  let proof: Promise<boolean> | undefined

  function lost(from: pg.Client): void {
    if (client !== from) return
    client = undefined
    provenAt = -Infinity
    onLost()
    if (!stopped) again = setTimeout(() => void connect(), AGAIN_MS)
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'desk listener',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: DEAD_MS,
    })
    fresh.on('error', onError)
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ payload }) => onWord(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query('LISTEN desk')
      if (stopped) return await fresh.end()
      client = fresh
      provenAt = performance.now()
    } catch (error) {
      onError(error as Error)
      fresh.end().catch(() => {})
      if (!stopped) again = setTimeout(() => void connect(), AGAIN_MS)
    }
  }

  async function prove(asked: pg.Client): Promise<boolean> {
    const at = performance.now()
    try {
      await asked.query('SELECT 1')
      provenAt = at
      return client === asked
    } catch (error) {
      onError(error as Error)
      lost(asked)
      asked.end().catch(() => {})
      return false
    }
  }

  void connect()
  return {
    async isHearing() {
      if (!client) return false
      if (performance.now() - provenAt < TRUST_MS) return true
      proof ??= prove(client).finally(() => (proof = undefined))
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)))
      return Promise.race([proof, late]).finally(() => clearTimeout(timer))
    },
    async stop() {
      stopped = true
      clearTimeout(again)
      await client?.end().catch(() => {})
    },
  }
}
