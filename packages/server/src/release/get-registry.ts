import { API_VERSION, type Registry } from '@homecare/contract/releases'
import type { Ctx } from '../process/context'
import { presentRegistryEntry, type RegistryRow } from './present'

/** Returns the registry: every remote's current release, its previous one, and its canary release. */
export async function getRegistry({ ctx }: { ctx: Ctx }): Promise<Registry> {
  // One statement reads one snapshot: a release between two queries would mix revisions.
  const rows = await ctx.db.$queryRaw<(RegistryRow & { revision: number })[]>`
    SELECT v.revision, c.changed_at AS "releasedAt", c.canary_percent AS percent,
           r.manifest, p.manifest AS previous, s.manifest AS canary
    FROM registry_revision v
    LEFT JOIN remote_current c ON true
    LEFT JOIN remote_release r ON r.name = c.name AND r.version = c.version
    LEFT JOIN remote_release p ON p.name = c.name AND p.version = c.previous
    LEFT JOIN remote_release s ON s.name = c.name AND s.version = c.canary
    ORDER BY c.name`
  const remotes = rows.flatMap((row) => (row.manifest ? [presentRegistryEntry(row, ctx.settings.secret)] : []))
  return { revision: rows[0]?.revision ?? 0, api: API_VERSION, remotes }
}
