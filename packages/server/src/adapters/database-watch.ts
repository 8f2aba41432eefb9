import pg from 'pg'

const LOOK_MS = 200
/** With nobody waiting for an answer this is often enough to ask. */
const IDLE_MS = 2_000
/** Silence on every connection, with a question open, that counts as hanging. */
const SILENCE_MS = 600
/** A busy machine takes its time to make the first connections; whoever was heard just now has made them. */
const CONNECT_MS = 2_500
const JUST_NOW_MS = 5_000

export interface DatabaseWatch {
  /** Connections are made, or seem to be, but nobody answers on them. */
  hangs(): boolean
  /** The work's outcome, or an error as soon as the server is found to hang. What was begun is not undone. */
  unlessItHangs<T>(work: Promise<T>): Promise<T>
  /** Breaks this connection off when the server hangs: what waits on it would wait for ever. */
  track(client: pg.Client): void
  stop(): Promise<void>
}

interface Insides extends NodeJS.EventEmitter {
  stream: { destroy(error: Error): void }
}
const inside = (client: pg.Client): Insides => (client as unknown as { connection: Insides }).connection

/**
 * Finds out within a second that the server hangs rather than refuses, and that it is back. A server that refuses is no
 * matter here: whoever asks it hears so at once. One that is merely slow is still heard on some connection.
 */
export function watchDatabase(databaseUrl: string): DatabaseWatch {
  const tracked = new Set<pg.Client>()
  const waiting = new Set<(error: Error) => void>()
  let heardAt = 0
  let probe: pg.Client | undefined
  let connecting = false
  let hanging = false
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  function track(client: pg.Client): void {
    tracked.add(client)
    inside(client).on('readyForQuery', () => (heardAt = Date.now()))
    client.once('end', () => tracked.delete(client))
  }

  async function ask(): Promise<void> {
    let client = probe
    if (!client) {
      client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
      client.on('error', () => {})
      track(client)
      probe = client
      connecting = true
      await client.connect()
      connecting = false
    }
    await client.query('SELECT 1')
  }

  /** False if all was silent while the question was open. A no, or a connection that is gone, is no silence. */
  async function answers(): Promise<boolean> {
    const askedAt = Date.now()
    const answer = ask().then(
      () => true,
      () => {
        probe = undefined
        return true
      },
    )
    for (;;) {
      if (await Promise.race([answer, pause(LOOK_MS / 2)])) return true
      // What has come while this process was busy is read before it is judged.
      await new Promise((resolve) => setImmediate(resolve))
      if (Date.now() - Math.max(askedAt, heardAt) > limit()) return Promise.race([answer, pause(0)])
    }
  }

  const limit = () => (connecting && Date.now() - heardAt > JUST_NOW_MS ? CONNECT_MS : SILENCE_MS)

  async function look(): Promise<void> {
    const idle = waiting.size === 0 && !hanging && Date.now() - heardAt < IDLE_MS
    hanging = !idle && !(await answers()) && !stopped
    if (hanging) breakOff(new Error('The database hangs.'))
    if (!stopped) timer = setTimeout(() => void look(), LOOK_MS)
  }

  function breakOff(error: Error): void {
    for (const reject of waiting) reject(error)
    waiting.clear()
    for (const client of tracked) inside(client).stream.destroy(error)
    tracked.clear()
    probe = undefined
  }

  void look()
  return {
    hangs: () => hanging,
    async unlessItHangs(work) {
      let giveUp: (error: Error) => void = () => {}
      const hang = new Promise<never>((_, reject) => waiting.add((giveUp = reject)))
      try {
        return await Promise.race([work, hang])
      } finally {
        waiting.delete(giveUp)
      }
    },
    track,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await probe?.end().catch(() => {})
    },
  }
}

const pause = (ms: number): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(false), ms)
  })
