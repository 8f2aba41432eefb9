import { buffer } from 'node:stream/consumers'
import { acceptedAuditSecrets, type AuditSigners } from '../process/accepted-secrets'
import type { Ctx } from '../process/context'
import { listAnchorKeys, NEWEST_KEY, readAnchor } from './internal/anchors'
import { readHead } from './internal/walk-chain'

interface AnchorsCtx extends Pick<Ctx, 'db' | 'files' | 'now'> {
  settings: AuditSigners
}

/** Keys of the anchors that were written after the history's last entry, as after a restore; the newest first. */
export async function findNewerAnchors({ ctx: { db, files, settings } }: { ctx: AnchorsCtx }): Promise<string[]> {
  const head = await readHead(db)
  const newer: string[] = []
  if (!head) return newer
  for (const key of [NEWEST_KEY, ...(await listAnchorKeys(files)).toReversed()]) {
    const anchor = await readAnchor(files, acceptedAuditSecrets(settings), key)
    // An altered anchor counts for neither: the check of the history reports it.
    if (anchor === null || anchor === 'altered') continue
    if (anchor.sequence <= head.sequence) break
    newer.push(key)
  }
  return newer
}

/**
 * Moves the anchors that are newer than the restored history to `audit/anchors-set-aside/<time>/`, where they prove what
 * it held, so that the remaining ones fit and the worker continues after them. Returns the keys that were moved.
 */
export async function setAnchorsAside({ ctx }: { ctx: AnchorsCtx }): Promise<string[]> {
  const { files, now } = ctx
  const folder = `audit/anchors-set-aside/${now().toISOString().replaceAll(':', '-')}`
  const newer = await findNewerAnchors({ ctx })
  for (const key of newer) {
    const object = await files.get(key)
    if (!object) continue
    await files.put(`${folder}/${key.split('/').at(-1)}`, await buffer(object.body), object.contentType)
    await files.remove(key)
  }
  return newer
}
