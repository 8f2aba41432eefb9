import pg from 'pg'
import { closeWhenSilent } from './pg-connection'

const RECONNECT_MS = 1_000
const SILENCE_MS = 15_000

interface ChangeListenerOptions {
  onChange(): void
  onError(error: Error): void
  /** After this long without anything from the server it is asked whether it is alive. */
  silenceMs?: number
}

/** A listener on a channel of the database, on which triggers and statements NOTIFY. */
export interface ChangeListener {
  stop(): Promise<void>
}

/**
 * Calls `onChange` at every notification of the channel, and once after each connect, since some may have been missed
 * while there was no connection. A lost connection is retried every second.
 */
export function createChangeListener(
  databaseUrl: string,
  channel: 'outbox',
  { onChange, onError, silenceMs = SILENCE_MS }: ChangeListenerOptions,
): ChangeListener {
  let stopped = false
  let client: pg.Client | undefined
  let reconnecting: NodeJS.Timeout | undefined

  function reconnectAfter(lost: pg.Client): void {
    if (stopped || client !== lost) return
    client = undefined
    reconnecting = setTimeout(() => void connect(), RECONNECT_MS)
  }

  async function connect(): Promise<void> {
    const connecting = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000 })
    client = connecting
    closeWhenSilent(connecting, silenceMs)
    connecting.on('error', onError)
    connecting.on('end', () => reconnectAfter(connecting))
    connecting.on('notification', onChange)
    try {
      await connecting.connect()
      await connecting.query(`LISTEN ${channel}`)
      onChange()
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      connecting.end().catch(() => {})
      reconnectAfter(connecting)
    }
  }

  void connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(reconnecting)
      await client?.end().catch(() => {})
    },
  }
}
