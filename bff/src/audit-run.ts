import { setTimeout as sleep } from 'node:timers/promises'
import type { AuditCheck } from '@homecare/contract/admin/audit-trail'
import type { Ctx } from '@homecare/server/context'
import { checkAudit } from '@homecare/server/audit/check'

/** A call waits for the check this long, which is less than a screen waits for an answer. */
const ANSWER_MS = 8_000
/** How long a result waits for somebody to ask for it. */
const KEPT_MS = 60_000

/**
 * One check of the audit history at a time, for everybody who asks meanwhile. With millions of entries it takes longer
 * than a call may: then the answer is how far it is, and who asks again gets the same check.
 */
export function createAuditRun(ctx: Ctx, answerMs = ANSWER_MS): () => Promise<AuditCheck> {
  let running: { result: Promise<AuditCheck>; sofar: { checked: number; entries: number } } | undefined

  function start() {
    const sofar = { checked: 0, entries: 0 }
    const result = checkAudit({ ctx, progress: (checked, entries) => void Object.assign(sofar, { checked, entries }) })
    const run = { result, sofar }
    const forget = () => {
      if (running === run) running = undefined
    }
    result.then(() => setTimeout(forget, KEPT_MS).unref(), forget)
    return run
  }

  return async () => {
    const run = (running ??= start())
    const answered = new AbortController()
    const late = sleep(answerMs, null, { signal: answered.signal }).catch(() => null)
    const result = await Promise.race([run.result, late]).finally(() => answered.abort())
    if (!result) {
      return { ...run.sofar, state: 'running', intact: false, brokenAt: null, problem: null, anchor: null }
    }
    if (running === run) running = undefined
    return result
  }
}
