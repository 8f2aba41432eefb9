import type { Ctx } from '../process/context'
import { presentRelease, type ReleaseListItem } from './present'

/** The last hundred releases of all remotes, newest first. */
export async function listReleases({ ctx }: { ctx: Ctx }): Promise<{ releases: ReleaseListItem[] }> {
  const [releases, current] = await Promise.all([
    ctx.db.remoteRelease.findMany({ orderBy: { createdAt: 'desc' }, take: 100 }),
    ctx.db.remoteCurrent.findMany(),
  ])
  const live = new Set(current.map(({ name, version }) => `${name} ${version}`))
  return { releases: releases.map((release) => presentRelease(release, live)) }
}
