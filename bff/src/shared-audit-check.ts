import { setTimeout as sleep } from 'node:timers/promises'
import type { AuditCheck } from '@homecare/contract/admin/audit-trail'
import type { Ctx } from '@homecare/server/process/context'
import { checkAudit } from '@homecare/server/audit/check'

/** The time that a call waits for the check, which is less than the client's timeout. */
const ANSWER_MS = 8_000
/** The time for which a result is cached when no request waited for it. */
const RESULT_MS = 60_000

/**
 * Runs one check of the audit history at a time, shared by all requests meanwhile. With millions of entries it takes
 * longer than a call's limit: the response is then its progress, and the next call gets the same check.
 */
export function createSharedAuditCheck(ctx: Ctx, answerMs = ANSWER_MS): () => Promise<AuditCheck> {
  let running: { result: Promise<AuditCheck>; progress: { checked: number; entries: number } } | undefined

  function start() {
    const progress = { checked: 0, entries: 0 }
    const result = checkAudit({
      ctx,
      progress: (checked, entries) => void Object.assign(progress, { checked, entries }),
    })
    const run = { result, progress }
    const clear = () => {
      if (running === run) running = undefined
    }
    result.then(() => setTimeout(clear, RESULT_MS).unref(), clear)
    return run
  }

  return async () => {
    const run = (running ??= start())
    const answered = new AbortController()
    const timeout = sleep(answerMs, null, { signal: answered.signal }).catch(() => null)
    const result = await Promise.race([run.result, timeout]).finally(() => answered.abort())
    if (!result) {
      return { ...run.progress, state: 'running', intact: false, brokenAt: null, problem: null, anchor: null }
    }
    if (running === run) running = undefined
    return result
  }
}
