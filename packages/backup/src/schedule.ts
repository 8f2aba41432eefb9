import { setTimeout as wait } from 'node:timers/promises'
import type { OpenBackup } from './backup-now'
import type { BackupSettings } from './env'
import { dueBackup } from './postgres/backup-database'
import { readRunRecord } from './run-record'

/** How often objects are copied. Postgres is set to archive its log as often. */
const OBJECTS_EVERY_MS = 30_000
/** After a fault the database's backup or the check is tried again, but not with each round. */
const RETRY_AFTER_MS = 10 * 60_000
const CHECK_EVERY_MS = 7 * 24 * 3600_000
/** After a check that found a problem, as on the first day, when no anchor is written yet. */
const CHECK_AGAIN_MS = 3600_000

/** Backs up until the signal: objects all the time, the database each day, a check by restoring each week. */
export async function runSchedule(
  backup: OpenBackup,
  { settings, log, signal }: { settings: BackupSettings; log: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  const lastTried = new Map<string, number>()
  const attempt = async (what: string, task: () => Promise<string | null>, retryMs = 0): Promise<void> => {
    if (Date.now() - (lastTried.get(what) ?? -Infinity) < retryMs) return
    lastTried.set(what, Date.now())
    try {
      const line = await task()
      if (line) log(`${what}: ${line}`)
    } catch (error) {
      log(`${what} failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  while (!signal.aborted) {
    await attempt('copy of objects', async () => {
      const { added, removed, total } = await backup.copyObjects()
      return added + removed > 0 ? `${added} new, ${removed} removed, ${total} in all` : null
    })
    const info = await backup.pgBackRest.info().catch(() => ({ backups: [], timeline: '' }))
    if (dueBackup(info, new Date()))
      await attempt('backup of the database', () => backup.backupDatabase(), RETRY_AFTER_MS)
    const { checkedAt, checkProblems } = await readRunRecord(settings.dir)
    const checkMs = checkProblems.length > 0 ? CHECK_AGAIN_MS : CHECK_EVERY_MS
    if (info.backups.length > 0 && Date.now() - (checkedAt?.getTime() ?? -Infinity) >= checkMs)
      await attempt(
        'check by restoring',
        async () => {
          const { problems, bookings, objects } = await backup.check()
          return problems.length > 0 ? problems.join(' ') : `${bookings} bookings and ${objects} objects are restorable`
        },
        RETRY_AFTER_MS,
      )
    await wait(OBJECTS_EVERY_MS, undefined, { signal }).catch(() => {})
  }
}
