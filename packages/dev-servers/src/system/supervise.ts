import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from '../child'
import type { SystemPart } from '../system'

type RunningProcess = Omit<Child, 'name'>

const LIMITS = {
  /** Restarts allowed within `withinMs`; the next failure is final. */
  ...{ restarts: 5, withinMs: 120_000 },
  ...{ firstDelayMs: 500, longestDelayMs: 8_000 },
}

interface Options {
  name: string
  /** Resolves once the process is ready; stops it before rejecting. */
  start: (stopping: AbortSignal) => Promise<RunningProcess>
  log: (line: string) => void
  /** Called with the process id whenever it becomes ready. */
  onPid?: ((pid: number) => void) | undefined
  /** Called with a sentence once the restart limit is exceeded. */
  onGivenUp: (sentence: string) => void
  limits?: typeof LIMITS
}

/**
 * Restarts a process whenever it exits, unless `stop` or `kill` was called, with exponential back-off until it fails too often
 * within `withinMs`. `start` rejects, and leaves it down, if it can't be started.
 */
export function supervise({ name, start, log, onPid = () => {}, onGivenUp, limits = LIMITS }: Options): SystemPart {
  let running: RunningProcess | undefined
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

  /** The delay before the next restart; undefined when the limit is exceeded. */
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

  const end = async (how: (running: RunningProcess) => Promise<void>): Promise<void> => {
    const exiting = running
    running = undefined
    stopping.abort()
    if (exiting) await how(exiting)
    await recovering
  }

  return {
    name,
    pid: () => running?.pid ?? 0,
    async start() {
      stopping = new AbortController()
      await launch(stopping)
    },
    stop: () => end((exiting) => exiting.stop()),
    kill: () => end((exiting) => exiting.kill()),
  }
}
