import { artifactFile } from '@homecare/contract/releases'
import { z } from 'zod'
import type { Ctx } from '../context'

/** How long tabs may run a release after it was last served. */
export const KEEP_MS = 24 * 3_600_000
const KEEP_HEALTH_MS = 14 * 24 * 3_600_000
const BATCH = 20

/** Only what is needed to find the files: an old manifest may lack fields that are required today. */
const filesOf = z.object({ files: z.array(artifactFile.pick({ path: true })) })

/**
 * Removes the files of releases that have been neither current, nor the one before, nor a canary for a day. The row
 * stays: the history names it. Returns how many releases were pruned. Safe to run twice.
 */
export async function pruneReleases({ ctx }: { ctx: Ctx }): Promise<number> {
  const now = ctx.now()
  const due = await ctx.db.remoteRelease.findMany({
    where: { prunedAt: null, retiredAt: { lte: new Date(now.getTime() - KEEP_MS) } },
    orderBy: { retiredAt: 'asc' },
    take: BATCH,
  })
  let pruned = 0
  for (const { name, version, manifest } of due) {
    // Marked first, and only while it is not current again: from now on a rollback to it is refused.
    const { count } = await ctx.db.remoteRelease.updateMany({
      where: { name, version, prunedAt: null, retiredAt: { lte: new Date(now.getTime() - KEEP_MS) } },
      data: { prunedAt: now },
    })
    if (count === 0) continue
    for (const { path } of filesOf.parse(manifest).files) await ctx.files.remove(`remotes/${name}/${version}/${path}`)
    pruned += 1
  }
  const since = new Date(now.getTime() - KEEP_HEALTH_MS)
  await ctx.db.releaseHealth.deleteMany({ where: { minute: { lt: since } } })
  await ctx.db.releaseErrorReporter.deleteMany({ where: { reportedAt: { lt: since } } })
  return pruned
}
