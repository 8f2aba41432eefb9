/** The limits of one address. Many visitors can share one, for example those of a mobile network. */
export interface VisitorLimits {
  connections: number
  /** Requests without a complete response. */
  requests: number
  /** Those of them that are calls of the BFF. */
  calls: number
  /** Calls that the BFF is working on; the others wait. */
  concurrentCalls: number
  requestsPerSecond: number
  callsPerSecond: number
  /** A short body has to arrive within this time. */
  bodyWithinMs: number
  /** A call that no BFF has accepted by then is refused. Until then it waits, as while a BFF is replaced. */
  acceptedWithinMs: number
}

export const LIMITS: VisitorLimits = {
  connections: 512,
  requests: 256,
  calls: 64,
  concurrentCalls: 6,
  requestsPerSecond: 300,
  callsPerSecond: 30,
  bodyWithinMs: 10_000,
  acceptedWithinMs: 4_000,
}

/** Counts the open requests by address; `enter` returns null at the limit, else a function that leaves. */
export function createCountLimit(limit: number): { enter(address: string): (() => void) | null } {
  const counts = new Map<string, number>()
  return {
    enter(address) {
      const count = counts.get(address) ?? 0
      if (count >= limit) return null
      counts.set(address, count + 1)
      let inside = true
      return () => {
        if (!inside) return
        inside = false
        const remaining = (counts.get(address) ?? 1) - 1
        if (remaining > 0) counts.set(address, remaining)
        else counts.delete(address)
      }
    },
  }
}

const TICK_MS = 100
const LONGEST_WAIT_MS = 1000

/**
 * A token bucket for each address with the tokens of two seconds. Faster requests wait, and are refused after a second.
 */
export function createRequestRateLimit(
  perSecond: number,
  most = 2 * perSecond,
): { take(address: string): boolean | Promise<boolean>; stop(): void } {
  const buckets = new Map<string, { tokens: number; waiting: Set<(granted: boolean) => void> }>()
  const timer = setInterval(() => {
    for (const [address, bucket] of buckets) {
      bucket.tokens = Math.min(most, bucket.tokens + (perSecond * TICK_MS) / 1000)
      for (const grant of bucket.waiting) {
        if (bucket.tokens < 1) break
        bucket.tokens -= 1
        bucket.waiting.delete(grant)
        grant(true)
      }
      if (bucket.tokens === most) buckets.delete(address)
    }
  }, TICK_MS).unref()
  return {
    take(address) {
      let bucket = buckets.get(address)
      if (!bucket) buckets.set(address, (bucket = { tokens: most, waiting: new Set() }))
      if (bucket.tokens >= 1 && bucket.waiting.size === 0) {
        bucket.tokens -= 1
        return true
      }
      return new Promise((resolve) => withinLimit(bucket.waiting, resolve))
    },
    stop: () => clearInterval(timer),
  }
}

/** A concurrency limit for the calls of each address; the others wait for at most a second, then get null. */
export function createConcurrencyLimit(limit: number): { take(address: string): Promise<(() => void) | null> } {
  const lanes = new Map<string, { active: number; waiting: Set<(granted: boolean) => void> }>()
  return {
    async take(address) {
      let lane = lanes.get(address)
      if (!lane) lanes.set(address, (lane = { active: 0, waiting: new Set() }))
      const { waiting } = lane
      const own = lane
      if (own.active < limit) own.active += 1
      else if (!(await new Promise<boolean>((resolve) => withinLimit(waiting, resolve)))) return null
      let ended = false
      return () => {
        if (ended) return
        ended = true
        const [next] = waiting
        if (next) {
          waiting.delete(next)
          // The longest waiting call gets the free slot.
          next(true)
        } else {
          own.active -= 1
          if (own.active === 0) lanes.delete(address)
        }
      }
    },
  }
}

/** Queues `answer`; after a second without a free slot it is called with a refusal. */
function withinLimit(waiting: Set<(granted: boolean) => void>, answer: (granted: boolean) => void): void {
  const timer = setTimeout(() => {
    waiting.delete(grant)
    answer(false)
  }, LONGEST_WAIT_MS)
  const grant = (granted: boolean) => {
    clearTimeout(timer)
    answer(granted)
  }
  waiting.add(grant)
}
