import type { Ctx } from '../context'

export interface ReleaseListItem {
  name: string
  version: string
  commit: string
  releasedBy: string
  releasedAt: string
  current: boolean
}

/** The last hundred releases of all remotes, newest first. */
export async function listReleases({ ctx }: { ctx: Ctx }): Promise<{ releases: ReleaseListItem[] }> {
  const [releases, current] = await Promise.all([
    ctx.db.remoteRelease.findMany({ orderBy: { createdAt: 'desc' }, take: 100 }),
    ctx.db.remoteCurrent.findMany(),
  ])
  const live = new Set(current.map(({ name, version }) => `${name} ${version}`))
  return {
    releases: releases.map(({ name, version, manifest, releasedBy, createdAt }) => ({
      name,
      version,
      commit: String((manifest as { commit?: unknown }).commit ?? ''),
      releasedBy,
      releasedAt: createdAt.toISOString(),
      current: live.has(`${name} ${version}`),
    })),
  }
}
