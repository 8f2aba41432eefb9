import { setTimeout as sleep } from 'node:timers/promises'

/** A process that runs. */
export interface Running {
  pid: number
  /** Settles when it has ended, with a sentence that says how. */
  ended: Promise<string>
  stop(): Promise<void>
  /** Ends it with SIGKILL, as a crash would. */
  kill(): Promise<void>
}

/** A process that is restarted whenever it ends without having been stopped or killed by one of these. */
export interface Supervised {
  /** 0 while it is down. */
  pid(): number
  /** Resolves once it is ready. Rejects, and leaves it down, if it can't be started. */
  start(): Promise<void>
  stop(): Promise<void>
  kill(): Promise<void>
}

interface Limits {
  /** So many restarts within this time; the next failure is final. */
  restarts: number
  withinMs: number
  firstDelayMs: number
  longestDelayMs: number
}

const LIMITS: Limits = { restarts: 5, withinMs: 120_000, firstDelayMs: 500, longestDelayMs: 8_000 }

interface Options {
  name: string
  /** Resolves once the process is ready; has ended it when it rejects. */
  start: (stopping: AbortSignal) => Promise<Running>
  log: (line: string) => void
  /** Called with its id each time that it is ready. */
  onPid?: ((pid: number) => void) | undefined
  /** Called with a sentence when it keeps failing. */
  onGivenUp: (sentence: string) => void
  limits?: Limits
}

/** Restarts a process with exponential back-off, until it fails too often in a short time. */
export function supervise({ name, start, log, onPid = () => {}, onGivenUp, limits = LIMITS }: Options): Supervised {
  let running: Running | undefined
  let recovering: Promise<void> = Promise.resolve()
  let stopping = new AbortController()
  let failures: number[] = []

  const launch = async ({ signal }: AbortController): Promise<void> => {
    const launched = await start(signal)
    if (signal.aborted) return launched.stop()
    running = launched
    onPid(launched.pid)
    void launched.ended.then((how) => {
      if (running !== launched) return
      running = undefined
      recovering = recover(how, stopping)
    })
  }

  /** The wait before the next restart; undefined when there were too many. */
  const nextDelay = (): number | undefined => {
    const now = Date.now()
    failures = [...failures.filter((at) => now - at < limits.withinMs), now]
    if (failures.length > limits.restarts) return undefined
    return Math.min(limits.firstDelayMs * 2 ** (failures.length - 1), limits.longestDelayMs)
  }

  const recover = async (how: string, current: AbortController): Promise<void> => {
    const { signal } = current
    for (let reason = how; !signal.aborted;) {
      const delay = nextDelay()
      if (delay === undefined) {
        return onGivenUp(`${reason}, after ${limits.restarts} restarts within ${limits.withinMs / 1000} s`)
      }
      log(`${reason}; restarting it in ${delay / 1000} s`)
      await sleep(delay, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        return await launch(current)
      } catch (error) {
        const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
        reason = `${name} could not be started: ${line}`
      }
    }
  }

  const end = async (how: (running: Running) => Promise<void>): Promise<void> => {
    const ending = running
    running = undefined
    stopping.abort()
    if (ending) await how(ending)
    await recovering
  }

  return {
    pid: () => running?.pid ?? 0,
    async start() {
      stopping = new AbortController()
      await launch(stopping)
    },
    stop: () => end((ending) => ending.stop()),
    kill: () => end((ending) => ending.kill()),
  }
}
