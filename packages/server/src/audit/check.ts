import type { AuditCheck } from '@homecare/contract/admin/audit-trail'
import { acceptedAuditSecrets, type AuditSigners } from '../process/accepted-secrets'
import { readAnchors, type StoredAnchors } from './internal/anchors'
import { compareAnchors } from './internal/compare-anchors'
import { BEGINNING, findStray, readHead, walkChain, type Fault, type ChainHead } from './internal/walk-chain'
import type { Ctx } from '../process/context'

interface CheckCtx extends Pick<Ctx, 'db' | 'files' | 'now'> {
  settings: AuditSigners
}

/** Anchors are written hourly: an older last anchor means that none is written any more. */
const STALE_MS = 3 * 60 * 60_000

/**
 * Walks the audit history from its first entry, recomputes every hash from the plain columns, and compares it with the
 * anchors in the object store. This finds entries that were altered, removed, inserted or written outside the chain,
 * even by the database's owner. An incomplete comparison is never called intact. `progress` is called with the number
 * of checked entries and their total.
 */
export async function checkAudit({
  ctx,
  progress = () => {},
}: {
  ctx: CheckCtx
  progress?: (checked: number, entries: number) => void
}): Promise<AuditCheck> {
  // The anchors are read first, because an anchor written during the check could point beyond the chain as it was read.
  const anchors = await readAnchors(ctx.files, acceptedAuditSecrets(ctx.settings)).catch((error: Error) => error)
  const head = await readHead(ctx.db)
  const newest = anchors instanceof Error ? undefined : anchors.valid.at(-1)
  const answer = (state: AuditCheck['state'], fault: Fault | null): AuditCheck => ({
    entries: head?.entries ?? 0,
    state,
    intact: state === 'intact',
    brokenAt: fault ? (fault.entry ?? 'missing') : null,
    problem: fault?.problem ?? null,
    anchor: newest && state !== 'broken' ? { at: newest.at, sequence: newest.sequence } : null,
  })
  if (!head) return answer('broken', { entry: null, problem: 'The end of the chain is not recorded any more.' })

  const storedAnchors = anchors instanceof Error ? { valid: [], fault: null } : anchors
  const fault = await findFault(ctx, head, storedAnchors, progress)
  if (fault) return answer('broken', fault)
  const openProblem = anchors instanceof Error ? STORE_DOWN : openProblemOf(storedAnchors, ctx.now())
  return openProblem ? { ...answer('unverified', null), problem: openProblem } : answer('intact', null)
}

async function findFault(
  { db }: CheckCtx,
  head: ChainHead,
  anchors: StoredAnchors,
  progress: (checked: number, entries: number) => void,
): Promise<Fault | null> {
  const compare = compareAnchors(anchors.valid)
  const atPlace: typeof compare.at = (place, id) => {
    if (place.sequence % 1_000 === 0) progress(place.sequence, head.entries)
    return compare.at(place, id)
  }
  return (
    (await walkChain(db, { from: BEGINNING, head, seen: atPlace })) ??
    (await findStray(db, head)) ??
    compare.behind(head) ??
    anchors.fault ??
    (await accountsWithoutHistory(db, head))
  )
}

/** Every account is created with an entry, so an empty history beside accounts means that entries were removed. */
async function accountsWithoutHistory(db: Ctx['db'], head: ChainHead): Promise<Fault | null> {
  if (head.entries > 0 || (await db.staffUser.count()) === 0) return null
  return { entry: null, problem: 'The history is empty although there are staff accounts: its entries were removed.' }
}

const STORE_DOWN =
  'The object store did not answer, so the history could not be compared with its anchors. The chain is consistent, but the database’s owner could have rewritten it.'

function openProblemOf({ valid }: StoredAnchors, now: Date): string | null {
  const newest = valid.at(-1)
  if (!newest) {
    return 'No anchor was written yet, so only the chain itself could be checked. The worker writes one soon after its start and every hour.'
  }
  if (now.getTime() - Date.parse(newest.at) <= STALE_MS) return null
  return `The newest anchor is of ${newest.at}: up to entry number ${newest.sequence} the history is as it was anchored, but nothing was anchored since. Does the worker run, and reach the object store?`
}
