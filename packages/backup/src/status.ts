import type { BackupSettings } from './env'
import { createPgBackRest } from './postgres/pgbackrest'
import { archiveEnd } from './postgres/recover'
import { postgresAccount } from './command'
import { readRunRecord } from './run-record'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What can be restored, and what is late: one sentence for each problem. */
export async function backupStatus(settings: BackupSettings, now = new Date()) {
  const info = await createPgBackRest(settings, await postgresAccount()).info()
  const record = await readRunRecord(settings.dir)
  const [first] = info.backups
  const last = info.backups.at(-1)
  const lines = info.backups.map(
    ({ label, type, finishedAt, size }) =>
      `${finishedAt.toISOString()}  ${type.padEnd(4)}  ${(size / 1024 ** 2).toFixed(0).padStart(7)} MB  ${label}`,
  )
  const end = last ? await archiveEnd(info, last.finishedAt) : null
  if (first && end)
    lines.push(
      `Postgres ${info.major}: any time from ${first.finishedAt.toISOString()} to ${end.toISOString()} can be restored.`,
    )
  lines.push(
    `Objects last copied: ${record.objectsAt?.toISOString() ?? 'never'}. Last checked by restoring: ${record.checkedAt?.toISOString() ?? 'never'}.`,
  )

  const isOlder = (at: Date | null | undefined, ms: number): boolean => !at || now.getTime() - at.getTime() > ms
  const problems = [
    ...(isOlder(last?.startedAt, 1.25 * DAY_MS) ? ['The database was not backed up for more than a day.'] : []),
    ...(isOlder(record.objectsAt, 15 * MINUTE_MS) ? ['The objects were not copied for more than 15 minutes.'] : []),
    ...record.checkProblems.map((problem) => `The last check by restoring failed: ${problem}`),
  ]
  return { lines, problems }
}
