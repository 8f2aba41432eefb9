import { pruneRecords } from '@homecare/server/maintenance/prune-records'
import type { JobDefinition } from '../job'

/** Sessions, used links, counts of rate limits and foreign messages: what is over goes. */
export const pruneRecordsJob: JobDefinition<'prune-records'> = {
  retry: { attempts: 1, backoffMs: 1_000 },
  everyMs: 15 * 60_000,
  async run(ctx) {
    const counts = await pruneRecords({ ctx })
    if (Object.values(counts).some((count) => count > 0)) ctx.log.info(counts, 'what is over was pruned')
  },
}
