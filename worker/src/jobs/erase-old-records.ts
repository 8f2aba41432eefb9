import { eraseOldRecords } from '@homecare/server/patient/erase-old-records'
import type { JobDefinition } from '../job'

/** Once a day: what is older than the retention setting loses its patient. Off unless the setting says otherwise. */
export const eraseOldRecordsJob: JobDefinition<'erase-old-records'> = {
  retry: { attempts: 3, backoffMs: 60_000 },
  everyMs: 24 * 60 * 60_000,
  async run(ctx) {
    let count = 0
    let erased: number
    do {
      erased = await eraseOldRecords({ ctx })
      count += erased
    } while (erased > 0)
    if (count > 0) ctx.log.info({ count }, 'old records erased')
  },
}
