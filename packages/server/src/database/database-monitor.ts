import pg from 'pg'
import { closeWhenSilent, destroySocket, onReady } from './pg-connection'

const CHECK_MS = 200
/** The interval of probes while no call waits for the database. */
const IDLE_CHECK_MS = 2_000
/** The database counts as hanging after this time without data on any connection while a probe is unanswered. */
const SILENCE_MS = 600
/** The first connections may take longer, since a busy machine is slow to open them. */
const CONNECT_SILENCE_MS = 2_500
const RECENT_MS = 5_000

interface MonitorOptions {
  /** How long the server may be silent; by default a time that suits visitors who wait. */
  silenceMs?: number
}

export interface DatabaseMonitor {
  /** True if no connection can be made, or if connections are open but get no response. */
  isHanging(): boolean
  /** Returns the work's result, or an error when the server is found to hang. The work itself is not undone. */
  rejectOnHang<T>(work: Promise<T>): Promise<T>
  /** Closes this connection when the server hangs, since its queries would never be answered. */
  track(client: pg.Client): void
  stop(): Promise<void>
}

/**
 * Finds out, within a second by default, that the server hangs, and that it has recovered. A server that refuses connections needs
 * no monitor, because its callers get an error immediately. A server that is merely slow still answers on some
 * connection.
 */
export function monitorDatabase(databaseUrl: string, { silenceMs = SILENCE_MS }: MonitorOptions = {}): DatabaseMonitor {
  const tracked = new Set<pg.Client>()
  const waiting = new Set<(error: Error) => void>()
  let lastResponseAt = 0
  let probe: pg.Client | undefined
  let connecting = false
  let hanging = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  function track(client: pg.Client): void {
    tracked.add(client)
    onReady(client, () => (lastResponseAt = Date.now()))
    client.once('end', () => tracked.delete(client))
  }

  async function sendProbe(): Promise<void> {
    let client = probe
    if (!client) {
      client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
      client.on('error', () => {})
      // It alone may have fallen silent, which is no hanging server.
      closeWhenSilent(client, 3 * silenceMs)
      track(client)
      probe = client
      connecting = true
      await client.connect()
      connecting = false
    }
    await client.query('SELECT 1')
  }

  /** False if nothing arrived while the probe was unanswered. An error or a closed connection is not silence. */
  async function responds(): Promise<boolean> {
    const sentAt = Date.now()
    const answer = sendProbe().then(
      () => true,
      () => {
        probe = undefined
        return true
      },
    )
    for (;;) {
      if (await Promise.race([answer, pause(CHECK_MS / 2)])) return true
      // This first reads the data that arrived while this process was busy.
      await new Promise((resolve) => setImmediate(resolve))
      if (Date.now() - Math.max(sentAt, lastResponseAt) > maxSilence()) return Promise.race([answer, pause(0)])
    }
  }

  const maxSilence = () =>
    connecting && Date.now() - lastResponseAt > RECENT_MS ? Math.max(CONNECT_SILENCE_MS, silenceMs) : silenceMs

  async function check(): Promise<void> {
    const idle = waiting.size === 0 && !hanging && Date.now() - lastResponseAt < IDLE_CHECK_MS
    hanging = !idle && !(await responds()) && !stopped
    if (hanging) closeAll(new Error('The database hangs.'))
    if (!stopped) timer = setTimeout(() => void check(), CHECK_MS)
  }

  function closeAll(error: Error): void {
    for (const reject of waiting) reject(error)
    waiting.clear()
    for (const client of tracked) destroySocket(client, error)
    tracked.clear()
    probe = undefined
  }

  void check()
  return {
    isHanging: () => hanging,
    async rejectOnHang(work) {
      let rejectWaiting: (error: Error) => void = () => {}
      const hang = new Promise<never>((_, reject) => waiting.add((rejectWaiting = reject)))
      try {
        return await Promise.race([work, hang])
      } finally {
        waiting.delete(rejectWaiting)
      }
    },
    track,
    async stop() {
      stopped = true
      clearTimeout(timer)
      // It may have fallen silent, and has nothing to end.
      if (probe) destroySocket(probe)
    },
  }
}

const pause = (ms: number): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), ms)
  })
