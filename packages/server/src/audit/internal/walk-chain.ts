import type { Ctx } from '../../process/context'
import { entryHash, type EntryRow } from '../entry-hash'

const BATCH = 5_000

/** A position in the chain: the number of entries up to it, and the hash of the last of them. */
export interface ChainPosition {
  sequence: number
  hash: string
}

export const BEGINNING: ChainPosition = { sequence: 0, hash: '' }

export interface ChainHead extends ChainPosition {
  /** The number of entries, inside and outside of the chain. */
  entries: number
  /** The last position of an entry, which is the head's position. */
  last: number
}

/** An error in the history: a sentence for people, and the id of the first wrong entry if there is one. */
export interface Fault {
  entry: string | null
  problem: string
}

/** Returns the end of the chain, or null if it is not recorded any more. */
export async function readHead(db: Ctx['db']): Promise<ChainHead | null> {
  const [head] = await db.$queryRaw<ChainHead[]>`
    SELECT link::float8 AS sequence, hash, (SELECT count(*) FROM public.audit_entry)::float8 AS entries,
      coalesce((SELECT max(link) FROM public.audit_entry), 0)::float8 AS last
    FROM public.audit_head`
  return head ?? null
}

/**
 * Recomputes the hash of every entry between two positions and returns the first that does not match, or null. `seen`
 * is called with each matching position, and may return a fault. Memory stays constant, since at most two batches are
 * held.
 */
export async function walkChain(
  db: Ctx['db'],
  {
    from,
    head,
    seen,
  }: { from: ChainPosition; head: ChainPosition; seen?: (place: ChainPosition, id: string) => Fault | null },
): Promise<Fault | null> {
  let { sequence, hash } = from
  let id = ''
  let nextBatch = readBatch(db, sequence, head.sequence)
  while (sequence < head.sequence) {
    const rows = await nextBatch
    const last = rows.at(-1)
    if (!last) {
      const after = sequence === 0 ? 'the beginning' : `number ${sequence}`
      return { entry: null, problem: `The entries after ${after} are missing, up to number ${head.sequence}.` }
    }
    // The next batch is read while this one is hashed.
    nextBatch = readBatch(db, Number(last.link), head.sequence)
    nextBatch.catch(() => {})
    for (const row of rows) {
      hash = entryHash(hash, row)
      if (Number(row.link) !== sequence + 1 || row.hash !== hash) return doesNotFit(row.id)
      sequence += 1
      id = row.id
      const fault = seen?.({ sequence, hash }, id)
      if (fault) return fault
    }
  }
  if (sequence === head.sequence && hash === head.hash) return null
  return { entry: id || null, problem: 'The end of the chain is not its last entry: one of the two was altered.' }
}

/**
 * Finds an entry outside of the chain: written while the triggers were off, or left over when the head was set back.
 */
export async function findStray(db: Ctx['db'], head: ChainHead): Promise<Fault | null> {
  const [stray] = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM public.audit_entry
    WHERE link IS NULL OR (link > ${head.sequence} AND link <= ${head.last}) ORDER BY id LIMIT 1`
  if (!stray) return null
  return {
    entry: stray.id,
    problem: `Entry ${stray.id} stands outside the chain: it was written past it, or the end was set back.`,
  }
}

const doesNotFit = (id: string): Fault => ({
  entry: id,
  problem: `Entry ${id} does not fit the chain: it was altered or put in, or one before it was removed.`,
})

async function readBatch(db: Ctx['db'], after: number, last: number): Promise<EntryRow[]> {
  if (after >= last) return []
  return db.$queryRaw<EntryRow[]>`
    SELECT id::text, link::text, (extract(epoch FROM at) * 1000)::bigint::text AS at, actor, action,
      subject_type AS "subjectType", subject_id AS "subjectId", detail::text, from_address AS "fromAddress", hash
    FROM public.audit_entry WHERE link > ${after} AND link <= ${last} ORDER BY audit_entry.link LIMIT ${BATCH}`
}
