import { artifactFile } from '@homecare/contract/releases'
import { z } from 'zod'
import type { Ctx } from '../process/context'

/** The time for which browser tabs may run a release after it was last served. */
export const KEEP_MS = 24 * 3_600_000
const KEEP_HEALTH_MS = 14 * 24 * 3_600_000
const BATCH = 20

/** Only the fields that locate the files, because an old manifest may lack fields that are required today. */
const filesOf = z.object({ files: z.array(artifactFile.pick({ path: true })) })

/**
 * Removes the files of releases that have been neither current, previous nor canary for a day. The row stays, because
 * the history names it. Returns the number of pruned releases. Safe to run twice.
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
    // The row is marked first, and only while it is not current again: from now on a rollback to it is refused.
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
