import { setTimeout as sleep } from 'node:timers/promises'

/** A value that is read again when it is asked for and has become old. */
export interface Refreshed<T> {
  /** The latest value, and whether the last read succeeded. Answers within `waitMs`, however long a read takes. */
  get(): Promise<{ value: T | undefined; ok: boolean }>
}

interface RefreshOptions {
  /** How long a value counts as new. */
  maxAgeMs: number
  /** How long a caller waits for a read. */
  waitMs: number
  /** How old a value may become while reads fail; after that it is undefined. */
  keepMs: number
  now?: () => number
}

/** One read at a time, whoever asks: callers share it, and one that has waited long enough gets the value before. */
export function createRefreshed<T>(
  read: () => Promise<T>,
  { maxAgeMs, waitMs, keepMs, now = () => performance.now() }: RefreshOptions,
): Refreshed<T> {
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
