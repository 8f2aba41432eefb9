import type { ScheduleName } from '@homecare/contract/jobs'
import { endAlarm, raiseAlarm } from '@homecare/server/alarm/raise'
import { raiseDueAlarms } from '@homecare/server/alarm/raise-due'
import { anchorAudit } from '@homecare/server/audit/anchor'
import { refreshBoard } from '@homecare/server/board/refresh'
import type { JobCtx } from '@homecare/server/process/context'
import { errorReason } from '@homecare/server/process/error-reason'
import { readPhoneNumbers } from '@homecare/server/database/read-phone-numbers'
import { tryNextWays } from '@homecare/server/message/next-way'
import { takeReplies } from '@homecare/server/message/take-replies'
import { pruneRecords } from '@homecare/server/maintenance/prune-records'
import { pruneOutbox } from '@homecare/server/outbox/prune'
import { eraseOldRecords } from '@homecare/server/patient/erase-old-records'
import { followPauses } from '@homecare/server/plan/follow-pauses'
import { generateVisits } from '@homecare/server/plan/generate'
import { expireQuotes } from '@homecare/server/quote/expire'
import { reconcileDue } from '@homecare/server/payment/reconcile-due'
import { pruneReleases } from '@homecare/server/release/prune'
import { enqueueReportReminders } from '@homecare/server/report/enqueue-reminders'
import { flagLateSamples } from '@homecare/server/sample/flag-late'
import { releaseExpiredHolds } from '@homecare/server/slot/release-expired-holds'
import { checkStatementIfDue } from '@homecare/server/statement/check'
import { recordFailedLogins } from '@homecare/server/staff/record-failed-logins'
import { enqueueNurseNews } from '@homecare/server/visit/enqueue-nurse-news'
import { enqueueReminders } from '@homecare/server/visit/enqueue-reminders'
import type { ScheduledJob } from './jobs'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A job that logs how many records its use case worked on, if any. */
const logsCount = (
  everyMs: number,
  operation: (call: { ctx: JobCtx }) => Promise<number>,
  message: string,
): ScheduledJob => ({
  everyMs,
  async run(ctx) {
    const count = await operation({ ctx })
    if (count > 0) ctx.log.info({ count }, message)
  },
})

/** The scheduled jobs and their intervals. */
export const scheduledJobs: { readonly [N in ScheduleName]: ScheduledJob } = {
  'reconcile-payments': logsCount(2 * SECOND, reconcileDue, 'attempts reconciled'),
  // Once a day; every hour until the day's comparison has come to its end.
  'check-statement': logsCount(HOUR, checkStatementIfDue, 'transactions compared with the gateway’s list'),
  'expire-holds': logsCount(15 * SECOND, releaseExpiredHolds, 'held seats released'),
  'expire-quotes': logsCount(HOUR, expireQuotes, 'quotes expired'),
  'generate-visits': logsCount(MINUTE, generateVisits, 'plans of care continued'),
  'follow-pauses': logsCount(MINUTE, followPauses, 'cases paused or resumed by their pauses'),
  'remind-visits': logsCount(5 * MINUTE, enqueueReminders, 'visit reminders enqueued'),
  'name-nurses': logsCount(MINUTE, enqueueNurseNews, 'patients told who comes'),
  'remind-reports': logsCount(5 * MINUTE, enqueueReportReminders, 'report reminders enqueued'),
  'raise-alarms': logsCount(5 * SECOND, raiseDueAlarms, 'alerts raised'),
  'flag-late-samples': logsCount(5 * MINUTE, flagLateSamples, 'late samples flagged'),
  'prune-releases': logsCount(HOUR, pruneReleases, 'files of old releases deleted'),
  'prune-outbox': logsCount(HOUR, pruneOutbox, 'old effects deleted from the outbox'),
  'erase-old-records': logsCount(24 * HOUR, eraseAllOldRecords, 'patients erased from old records'),
  'refresh-board': logsCount(15 * SECOND, refreshBoard, 'days of the board counted again'),
  'read-phone-numbers': logsCount(MINUTE, readPhoneNumbers, 'stored phone numbers read'),
  'try-next-ways': logsCount(30 * SECOND, tryNextWays, 'messages without a receipt, sent by another way'),
  'take-replies': logsCount(30 * SECOND, takeReplies, 'emails of patients taken'),
  'record-failed-logins': {
    everyMs: MINUTE,
    async run(ctx) {
      const count = await recordFailedLogins({ ctx })
      if (count > 0) ctx.log.warn({ count }, 'logins failed')
    },
  },
  'prune-records': {
    everyMs: 15 * MINUTE,
    async run(ctx) {
      const counts = await pruneRecords({ ctx })
      if (Object.values(counts).some((count) => count > 0)) ctx.log.info(counts, 'expired records deleted')
    },
  },
  // Whoever owns the database can rewrite what was not anchored yet: a minute's entries at most.
  'anchor-audit': { everyMs: MINUTE, run: anchorAuditAndLog },
}

async function eraseAllOldRecords({ ctx }: { ctx: JobCtx }): Promise<number> {
  let count = 0
  for (;;) {
    const erased = await eraseOldRecords({ ctx })
    if (erased === 0) return count
    count += erased
  }
}

async function anchorAuditAndLog(ctx: JobCtx): Promise<void> {
  const result = await anchorAudit({ ctx }).catch((error: unknown) => {
    ctx.log.warn({ reason: errorReason(error) }, 'the audit history could not be anchored, retrying in a minute')
    throw error
  })
  const alarm = { kind: 'audit-history', subject: '' } as const
  if (result.state === 'broken') {
    const { problem } = result.fault
    ctx.log.error({ problem }, 'the audit history is NOT intact: nothing was anchored')
    await raiseAlarm({ ctx, input: { ...alarm, text: problem } })
    return
  }
  await endAlarm({ ctx, input: alarm })
  if (result.state !== 'anchored') return
  const { key, at, sequence, hash, count, signature } = result.anchor
  ctx.log.info({ key, at, sequence, hash, count, signature }, 'audit history anchored')
}
