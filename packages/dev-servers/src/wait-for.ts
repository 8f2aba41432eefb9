import { setTimeout as sleep } from 'node:timers/promises'

export type WaitOptions = {
  timeoutMs: number
  intervalMs?: number
  /** Ends the sentence "Gave up after n s waiting for …". */
  what: string
}

/** Calls `fn` until it returns something truthy, and returns that. Errors count as "not yet"; the timeout error names the last one. */
export async function waitFor<T>(
  fn: () => T | Promise<T>,
  { timeoutMs, intervalMs = 50, what }: WaitOptions,
): Promise<NonNullable<T>> {
  const end = Date.now() + timeoutMs
  let last: unknown
  do {
    try {
      const value = await fn()
      if (value) return value
    } catch (error) {
      last = error
    }
    await sleep(Math.min(intervalMs, Math.max(end - Date.now(), 0)))
  } while (Date.now() < end)
  const because = last instanceof Error ? ` Last error: ${last.message}` : ''
  throw new Error(`Gave up after ${timeoutMs / 1000} s waiting for ${what}.${because}`, { cause: last })
}
