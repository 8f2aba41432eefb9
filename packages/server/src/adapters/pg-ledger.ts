import { setTimeout as sleep } from 'node:timers/promises'
import { createBatcher } from '../batcher'
import type { Ledger } from '../ports/ledger'
import { openPgSession } from './pg-session'

/** An effect that was carried out should be noted also when the database goes away for a moment just then. */
const NOTE_WITHIN_MS = 10_000
const AGAIN_MS = 200

type Claim = 'mine' | 'done' | 'busy'

const LOCK = `SELECT pg_try_advisory_lock(hashtextextended(key, 0)) AS mine
  FROM unnest($1::text[]) WITH ORDINALITY AS k (key, n) ORDER BY n`
const DONE = 'SELECT effect_key AS key FROM effect_done WHERE effect_key = ANY($1::text[])'
const NOTE = 'INSERT INTO effect_done (effect_key) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING'
const UNLOCK = 'SELECT pg_advisory_unlock(hashtextextended(key, 0)) FROM unnest($1::text[]) AS k (key)'

/**
 * The ledger in Postgres. A claim is an advisory lock: it ends with its process, however that ends, and holds no
 * transaction open while a mail server thinks. Many effects share each statement, so many share a commit.
 */
export function createPgLedger(databaseUrl: string, onError: (error: Error) => void = () => {}): Ledger {
  const session = openPgSession(databaseUrl, onError)
  // That nothing is left to do can wait, and what was carried out must not wait behind it: until that is noted, it may
  // be carried out again.
  const rest = openPgSession(databaseUrl, onError)
  const running = new Map<string, Promise<boolean>>()

  const claim = createBatcher(async (keys: readonly string[]): Promise<Claim[]> => {
    const locks = await session.query<{ mine: boolean }>('ledger-lock', LOCK, [keys])
    // Asked only now: what was noted before we had the lock is seen for sure.
    const done = new Set((await session.query<{ key: string }>('ledger-done', DONE, [keys])).map(({ key }) => key))
    return keys.map((key, index) => (!locks[index]?.mine ? 'busy' : done.has(key) ? 'done' : 'mine'))
  })
  const nothingLeft = createBatcher(async (keys: readonly string[]) => {
    await rest.query('ledger-note', NOTE, [[...new Set(keys)]])
    return keys
  })
  const note = createBatcher(async (keys: readonly string[]) => {
    const giveUpAt = Date.now() + NOTE_WITHIN_MS
    for (;;) {
      try {
        await session.query('ledger-note', NOTE, [[...new Set(keys)]])
        return keys
      } catch (error) {
        if (Date.now() > giveUpAt) throw error
        await sleep(AGAIN_MS)
      }
    }
  })
  const release = createBatcher(async (keys: readonly string[]) => {
    await session.query('ledger-unlock', UNLOCK, [keys])
    return keys
  })

  async function carryOut(key: string, act: () => Promise<void>): Promise<boolean> {
    const claimed = await claim(key)
    if (claimed === 'busy') throw new Error('Another process is at this effect.')
    try {
      if (claimed === 'done') return false
      await act()
      await note(key)
      return true
    } finally {
      // Only after the note is committed; a lock that can't be let go of ended with its session.
      void release(key).catch(onError)
    }
  }

  return {
    async once(key, act) {
      // The lock is the session's, so it does not keep two handlers of one process apart.
      for (let other = running.get(key); other; other = running.get(key)) await other.catch(() => {})
      const work = carryOut(key, act)
      running.set(key, work)
      try {
        return await work
      } finally {
        running.delete(key)
      }
    },
    async note(key) {
      await nothingLeft(key)
    },
    async close() {
      await Promise.allSettled(running.values())
      await Promise.all([session.close(), rest.close()])
    },
  }
}
