import { setTimeout as sleep } from 'node:timers/promises'
import { createBatcher } from '../process/batcher'
import type { Idempotency } from '../ports/idempotency'
import { openPgSession } from '../database/pg-session'

/** Marking work as done is retried while the database is briefly unreachable. */
const MARK_WITHIN_MS = 10_000
const RETRY_MS = 200

type Claim = 'claimed' | 'done' | 'running elsewhere'

const LOCK = `SELECT pg_try_advisory_lock(hashtextextended(key, 0)) AS locked
  FROM unnest($1::text[]) WITH ORDINALITY AS k (key, n) ORDER BY n`
const DONE = 'SELECT effect_key AS key FROM effect_done WHERE effect_key = ANY($1::text[])'
const MARK = 'INSERT INTO effect_done (effect_key) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING'
const UNLOCK = 'SELECT pg_advisory_unlock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS k (key)'

/**
 * Idempotency keys in Postgres. A claim is an advisory lock: it ends with its process, however that exits, and keeps no
 * transaction open while a mail server responds. Keys are batched: many share one statement and its commit.
 */
export function createPgIdempotency(databaseUrl: string, onError: (error: Error) => void = () => {}): Idempotency {
  const session = openPgSession(databaseUrl, onError)
  // `markDone` has a separate session: marks after `work` must not wait for it, since until then work may run again.
  const markSession = openPgSession(databaseUrl, onError)
  const running = new Map<string, Promise<boolean>>()

  const claim = createBatcher(async (keys: readonly string[]): Promise<Claim[]> => {
    const locks = await session.query<{ locked: boolean }>('idempotency-lock', LOCK, [keys])
    // This is read after locking, so that every mark from before the lock is visible.
    const rows = await session.query<{ key: string }>('idempotency-done', DONE, [keys])
    const done = new Set(rows.map(({ key }) => key))
    return keys.map((key, index) => (!locks[index]?.locked ? 'running elsewhere' : done.has(key) ? 'done' : 'claimed'))
  })
  const markDone = createBatcher(async (keys: readonly string[]) => {
    await markSession.query('idempotency-mark', MARK, [[...new Set(keys)]])
    return keys
  })
  const markAfterWork = createBatcher(async (keys: readonly string[]) => {
    const deadline = Date.now() + MARK_WITHIN_MS
    for (;;) {
      try {
        await session.query('idempotency-mark', MARK, [[...new Set(keys)]])
        return keys
      } catch (error) {
        if (Date.now() > deadline) throw error
        await sleep(RETRY_MS)
      }
    }
  })
  const release = createBatcher(async (keys: readonly string[]) => {
    await session.query('idempotency-unlock', UNLOCK, [keys])
    return keys
  })

  async function runClaimed(key: string, work: () => Promise<void>): Promise<boolean> {
    const claimed = await claim(key)
    if (claimed === 'running elsewhere') throw new Error('Another process is running work of this key.')
    try {
      if (claimed === 'done') return false
      await work()
      await markAfterWork(key)
      return true
    } finally {
      // The lock is released after the mark is committed. If releasing fails, the lock ended with its session.
      void release(key).catch(onError)
    }
  }

  return {
    async run(key, work) {
      // The lock belongs to the session, so it does not separate two calls of one process.
      for (let other = running.get(key); other; other = running.get(key)) await other.catch(() => {})
      const run = runClaimed(key, work)
      running.set(key, run)
      try {
        return await run
      } finally {
        running.delete(key)
      }
    },
    async markDone(key) {
      await markDone(key)
    },
    async close() {
      await Promise.allSettled(running.values())
      await Promise.all([session.close(), markSession.close()])
    },
  }
}
