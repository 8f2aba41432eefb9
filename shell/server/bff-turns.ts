/** Servers that take turns. One that refused a call, broke one off or is about to end rests until it says that it is ready. */
export interface Turns<T> {
  /** The one with the least to do; while all of them rest, the next in turn. */
  next(): T
  rest(server: T): void
  stop(): void
}

interface Options<T> {
  /** The calls that a server has now. */
  busy(server: T): number
  isReady(server: T): Promise<boolean>
}

const LOOK_EVERY_MS = 250

export function createTurns<T>(servers: readonly T[], { busy, isReady }: Options<T>): Turns<T> {
  const resting = new Map<T, NodeJS.Timeout>()
  let turn = 0

  const lookLater = (server: T): void => {
    const look = async (): Promise<void> => {
      const ready = await isReady(server)
      if (!resting.has(server)) return
      if (ready) resting.delete(server)
      else lookLater(server)
    }
    resting.set(server, setTimeout(() => void look(), LOOK_EVERY_MS).unref())
  }

  return {
    next() {
      turn = (turn + 1) % servers.length
      const inTurn = [...servers.slice(turn), ...servers.slice(0, turn)]
      const awake = inTurn.filter((server) => !resting.has(server))
      const [first, ...others] = awake.length > 0 ? awake : inTurn
      if (first === undefined) throw new Error('There is no server to take turns')
      return awake.length > 0 ? others.reduce((least, each) => (busy(each) < busy(least) ? each : least), first) : first
    },
    rest(server) {
      if (servers.length > 1 && !resting.has(server)) lookLater(server)
    },
    stop() {
      for (const timer of resting.values()) clearTimeout(timer)
      resting.clear()
    },
  }
}
