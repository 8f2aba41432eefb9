import {
  alteredAnchor,
  anchorKey,
  isSignedWith,
  listAnchorKeys,
  makeAnchor,
  readAnchor,
  writeAnchor,
  type AuditAnchor,
} from './internal/anchors'
import { compareAnchors } from './internal/compare-anchors'
import { BEGINNING, readHead, walkChain, type Fault, type ChainHead } from './internal/walk-chain'
import { acceptedAuditSecrets } from '../accepted-secrets'
import type { Ctx } from '../context'
import { appendAuditEntry } from './append'

const SYSTEM = { name: 'system', role: 'system' } as const

export type AnchorResult =
  | { state: 'anchored'; anchor: AuditAnchor }
  | { state: 'unchanged' }
  | { state: 'broken'; fault: Fault }

/**
 * Writes the signed end of the audit history into the object store once an hour. Before that it checks all entries
 * since the last anchor: entries that do not continue the chain are not anchored. Rejects when the store is
 * unreachable.
 */
export async function anchorAudit({
  ctx: { db, files, settings, now },
}: {
  ctx: Pick<Ctx, 'db' | 'files' | 'settings' | 'now'>
}): Promise<AnchorResult> {
  const key = anchorKey(now())
  const keys = await listAnchorKeys(files)
  if (keys.includes(key)) return { state: 'unchanged' }
  const lastKey = keys.at(-1)
  const last = lastKey === undefined ? null : await readAnchor(files, acceptedAuditSecrets(settings), lastKey)
  if (last === 'altered') return { state: 'broken', fault: alteredAnchor(lastKey ?? '') }

  const head = await readHead(db)
  if (!head)
    return { state: 'broken', fault: { entry: null, problem: 'The end of the chain is not recorded any more.' } }
  const fault =
    compareAnchors(last ? [last] : []).behind(head) ??
    (await walkChain(db, { from: last ?? BEGINNING, head })) ??
    countFault(head)
  if (fault) return { state: 'broken', fault }
  const anchor = makeAnchor(settings.auditSecret, {
    ...{ key, now: now(), place: head, count: head.entries },
    ...(last ? { previous: last } : {}),
  })
  await writeAnchor(files, anchor)
  if (last && !isSignedWith(settings.auditSecret, last)) {
    // The history itself says since when anchors need the new secret. The next anchor covers this entry.
    const subject = { type: 'audit', id: key } as const
    await db.$transaction((tx) => appendAuditEntry(tx, { actor: SYSTEM, action: 'audit secret changed', subject }))
  }
  return { state: 'anchored', anchor }
}

/** Finds entries that were removed before the last anchor or written outside the chain, by their number. */
function countFault({ entries, sequence }: ChainHead): Fault | null {
  if (entries === sequence) return null
  return { entry: null, problem: `There are ${entries} entries, but the chain has ${sequence}.` }
}
