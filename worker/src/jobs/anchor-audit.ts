import { anchorAudit } from '@homecare/server/audit/anchor'
import type { JobDefinition } from '../job'
import { reasonOf } from '../reason-of'

/**
 * Each minute: if this hour has no anchor of the audit history yet, one is written into the object store and logged. So
 * there is one soon after the start, and a store that is away is tried again.
 */
export const anchorAuditJob: JobDefinition<'anchor-audit'> = {
  retry: { attempts: 1, backoffMs: 1_000 },
  everyMs: 60_000,
  async run(ctx) {
    const result = await anchorAudit({ ctx }).catch((error: Error) => {
      ctx.log.warn(
        { reason: reasonOf(error) },
        'the audit history could not be anchored, it is tried again in a minute',
      )
      throw error
    })
    if (result.state === 'broken')
      ctx.log.error({ problem: result.fault.problem }, 'the audit history is NOT intact: nothing was anchored')
    if (result.state !== 'anchored') return
    const { key, at, sequence, hash, count, signature } = result.anchor
    ctx.log.info({ key, at, sequence, hash, count, signature }, 'audit history anchored')
  },
}
