import { noteFailedLogins } from '@homecare/server/staff/note-failed-logins'
import type { JobDefinition } from '../job'

/** Each minute: failed logins, once their window is over, go into the audit history with their number. */
export const noteFailedLoginsJob: JobDefinition<'note-failed-logins'> = {
  retry: { attempts: 1, backoffMs: 1_000 },
  everyMs: 60_000,
  async run(ctx) {
    const noted = await noteFailedLogins({ ctx })
    if (noted > 0) ctx.log.warn({ count: noted }, 'logins failed')
  },
}
