import { Connection } from './connection'
import { LISTEN_AGAIN_MS, WAITS, type Wait } from './waits'

interface ChangeListenerOptions {
  onChange(): void
  onError(error: Error): void
  /** Shorter times, for tests. */
  wait?: Wait
  idleCheckMs?: number
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
  { onChange, onError, wait = WAITS.job, idleCheckMs }: ChangeListenerOptions,
): ChangeListener {
  let stopped = false
  let client: Connection | undefined
  let reconnecting: NodeJS.Timeout | undefined

  function reconnectAfter(lost: Connection): void {
    if (stopped || client !== lost) return
    client = undefined
    reconnecting = setTimeout(() => void connect(), LISTEN_AGAIN_MS)
  }

  async function connect(): Promise<void> {
    const connecting = new Connection({ connectionString: databaseUrl, wait, idleCheckMs })
    client = connecting
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
