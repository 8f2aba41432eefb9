import type { DatabaseBackup, PgBackRest, RepositoryInfo } from './pgbackrest'

const HOUR_MS = 3600_000
const FULL_EVERY_MS = 7 * 24 * HOUR_MS
/** A little less than a day, so that a daily run is never skipped. */
const EVERY_MS = 23.5 * HOUR_MS

type Backups = Pick<RepositoryInfo, 'timeline'> & {
  backups: readonly Pick<DatabaseBackup, 'type' | 'startedAt' | 'timeline'>[]
}

/**
 * Which backup is due: a full one each week and after each restore, what changed since it each day; null for none.
 * After a restore, an earlier backup could only be used with both parts of the archive.
 */
export function dueBackup({ backups, timeline }: Backups, now: Date): 'full' | 'diff' | null {
  const age = (type?: string): number => {
    const last = backups.findLast((backup) => !type || backup.type === type)
    return last ? now.getTime() - last.startedAt.getTime() : Infinity
  }
  if (age('full') >= FULL_EVERY_MS || backups.at(-1)?.timeline !== timeline) return 'full'
  return age() >= EVERY_MS ? 'diff' : null
}

/** Backs the database up, due or not, and removes what is older than the retention. */
export async function backupDatabase(pgBackRest: PgBackRest, now: Date): Promise<'full' | 'diff'> {
  const info = await pgBackRest.info()
  if (!info.major) await pgBackRest.createStanza()
  const type = dueBackup(info, now) ?? 'diff'
  await pgBackRest.backup(type)
  return type
}
