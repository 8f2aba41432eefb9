import { setTimeout as sleep } from 'node:timers/promises'

/** A cached value that is read again when a caller gets it and it is older than `maxAgeMs`. */
export interface RefreshingCache<T> {
  /** The latest value, and whether the last read succeeded. Resolves within `waitMs`, however long a read takes. */
  get(): Promise<{ value: T | undefined; ok: boolean }>
}

interface RefreshOptions {
  /** How long a value is fresh. */
  maxAgeMs: number
  /** How long a caller waits for a read. */
  waitMs: number
  /** How old a value may become while reads fail; after that it is undefined. */
  keepMs: number
  now?: () => number
}

/** Concurrent callers share one read. A caller that has waited for `waitMs` gets the previous value. */
export function createRefreshingCache<T>(
  read: () => Promise<T>,
  { maxAgeMs, waitMs, keepMs, now = () => performance.now() }: RefreshOptions,
): RefreshingCache<T> {
  let last: { value: T; at: number } | undefined
  let failed = false
  let reading: Promise<void> | undefined

  const refresh = (): Promise<void> =>
    (reading ??= read()
      .then(
        (value) => {
          last = { value, at: now() }
          failed = false
        },
        () => {
          failed = true
        },
      )
      .finally(() => (reading = undefined)))

  return {
    async get() {
      let timedOut = false
      if (!last || now() - last.at > maxAgeMs) {
        const timer = new AbortController()
        timedOut = await Promise.race([
          refresh().then(() => false),
          sleep(waitMs, true, { signal: timer.signal }).catch(() => false),
        ])
        timer.abort()
      }
      const value = last && now() - last.at <= keepMs ? last.value : undefined
      return { value, ok: !failed && !timedOut && value !== undefined }
    },
  }
}
