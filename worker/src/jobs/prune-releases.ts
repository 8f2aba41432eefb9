import { pruneReleases } from '@homecare/server/release/prune'
import type { JobDefinition } from '../job'

/** Once an hour the files of releases go that nobody has been served for a day. */
export const pruneReleasesJob: JobDefinition<'prune-releases'> = {
  retry: { attempts: 1, backoffMs: 1_000 },
  everyMs: 3_600_000,
  async run(ctx) {
    const pruned = await pruneReleases({ ctx })
    if (pruned > 0) ctx.log.info({ count: pruned }, 'files of old releases removed')
  },
}
