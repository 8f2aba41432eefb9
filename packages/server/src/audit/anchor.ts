import {
  alteredAnchor,
  anchorKey,
  isSignedWith,
  listAnchorKeys,
  makeAnchor,
  NEWEST_KEY,
  readAnchor,
  writeAnchor,
  type AuditAnchor,
  type PreviousAnchor,
} from './internal/anchors'
import { compareAnchors } from './internal/compare-anchors'
import { BEGINNING, readHead, walkChain, type Fault, type ChainHead } from './internal/walk-chain'
import { acceptedAuditSecrets } from '../process/accepted-secrets'
import type { Ctx } from '../process/context'
import { appendAuditEntry } from './append'

const SYSTEM = { name: 'system', role: 'system' } as const

type AnchorCtx = Pick<Ctx, 'db' | 'files' | 'settings' | 'now'>

export type AnchorResult =
  | { state: 'anchored'; anchor: AuditAnchor }
  | { state: 'unchanged' }
  | { state: 'broken'; fault: Fault }

/**
 * Writes the signed end of the audit history into the object store: within a minute of each new entry, and once an hour
 * under a key of its own that is never written again. Each run first checks the entries since the last anchor: entries
 * that do not continue the chain, or are missing, are not anchored. Rejects when the store is unreachable.
 */
export async function anchorAudit({ ctx }: { ctx: AnchorCtx }): Promise<AnchorResult> {
  const { db, files, settings } = ctx
  const at = ctx.now()
  const key = anchorKey(at)
  const newest = await readAnchor(files, acceptedAuditSecrets(settings), NEWEST_KEY)
  if (newest === 'altered') return { state: 'broken', fault: alteredAnchor(NEWEST_KEY) }
  // The hourly anchors are thousands: they are listed only when one may be due.
  const listed = newest?.previous?.key === key ? null : await readLastHourly(ctx)
  if (listed && 'fault' in listed) return { state: 'broken', fault: listed.fault }
  const last = laterOf(newest, listed?.last ?? null)

  const head = await readHead(db)
  const fault = head ? await findFault(db, head, last) : HEAD_MISSING
  if (!head || fault) return { state: 'broken', fault: fault ?? HEAD_MISSING }

  const place = { now: at, place: head, count: head.entries }
  let previous: PreviousAnchor | null = listed ? listed.last : (newest?.previous ?? null)
  const isHourDue = previous?.key !== key
  if (!isHourDue && newest?.previous?.key === key && newest.hash === head.hash) return { state: 'unchanged' }
  if (isHourDue) {
    const hourly = makeAnchor(settings.auditSecret, { ...place, key, previous })
    await writeAnchor(files, hourly)
    previous = hourly
  }
  const anchor = makeAnchor(settings.auditSecret, { ...place, key: NEWEST_KEY, previous })
  await writeAnchor(files, anchor)
  if (last && !isSignedWith(settings.auditSecret, last)) {
    // The history itself says since when anchors need the new secret. The next anchor covers this entry.
    const subject = { type: 'audit', id: key } as const
    await db.$transaction((tx) => appendAuditEntry(tx, { actor: SYSTEM, action: 'audit secret changed', subject }))
  }
  return { state: 'anchored', anchor }
}

const HEAD_MISSING: Fault = { entry: null, problem: 'The end of the chain is not recorded any more.' }

async function readLastHourly({
  files,
  settings,
}: AnchorCtx): Promise<{ last: AuditAnchor | null } | { fault: Fault }> {
  const key = (await listAnchorKeys(files)).at(-1)
  const last = key === undefined ? null : await readAnchor(files, acceptedAuditSecrets(settings), key)
  return last === 'altered' ? { fault: alteredAnchor(key ?? '') } : { last }
}

/** One of the two may be missing, or older after a stop between their writes. */
const laterOf = (one: AuditAnchor | null, other: AuditAnchor | null): AuditAnchor | null =>
  !one || (other && other.at > one.at) ? other : one

async function findFault(db: Ctx['db'], head: ChainHead, last: AuditAnchor | null): Promise<Fault | null> {
  return (
    compareAnchors(last ? [last] : []).behind(head) ??
    (await walkChain(db, { from: last ?? BEGINNING, head })) ??
    countFault(head)
  )
}

/** Finds entries that were removed before the last anchor or written outside the chain, by their number. */
function countFault({ entries, sequence }: ChainHead): Fault | null {
  if (entries === sequence) return null
  return { entry: null, problem: `There are ${entries} entries, but the chain has ${sequence}.` }
}
