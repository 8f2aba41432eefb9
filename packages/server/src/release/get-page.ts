import type { ReleasesPage } from '@homecare/contract/admin/releases-page'
import type { Ctx } from '../process/context'
import { staffNames, withStaffNames } from '../audit/staff-names'
import { presentRemote, type ReleaseRow } from './present'

const HOUR_MS = 3_600_000
const SHOWN = 20

/** Returns every remote with its releases for visitors, and the errors of its last twenty releases in the last hour. */
export async function getReleasesPage({ ctx }: { ctx: Ctx }): Promise<ReleasesPage> {
  const since = new Date(ctx.now().getTime() - HOUR_MS)
  const [current, releases] = await Promise.all([
    ctx.db.remoteCurrent.findMany({ orderBy: { name: 'asc' } }),
    ctx.db.$queryRaw<ReleaseRow[]>`
      SELECT r.name, r.version, r.commit, r.released_by AS "releasedBy", r.created_at AS "releasedAt",
             coalesce(sum(h.views), 0)::int AS views, coalesce(sum(h.errors), 0)::int AS errors
      FROM (
        SELECT name, version, manifest->>'commit' AS commit, released_by, created_at,
               row_number() OVER (PARTITION BY name ORDER BY created_at DESC, version) AS place
        FROM remote_release WHERE pruned_at IS NULL
      ) r
      LEFT JOIN release_health h ON h.name = r.name AND h.version = r.version AND h.minute >= ${since}
      WHERE r.place <= ${SHOWN}
      GROUP BY r.name, r.version, r.commit, r.released_by, r.created_at, r.place
      ORDER BY r.name, r.place`,
  ])
  const page = { remotes: current.map((remote) => presentRemote(remote, releases)) }
  return withStaffNames(page, await staffNames(ctx.db))
}
