import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from '../command'
import type { BackupSettings } from '../env'
import { BackupError } from '../backup-error'
import { findPostgres } from './binaries'
import type { PgBackRest, RepositoryInfo } from './pgbackrest'
import { startRecovered, TargetNotReached, type RecoveredServer } from './recovered-server'

type RecoveryPlan = Awaited<ReturnType<typeof planRecovery>>

/**
 * What can be restored, and with which Postgres. Throws a fault when there is nothing to restore, or not to this time, or not
 * with the Postgres of this machine.
 */
export async function planRecovery(
  pgBackRest: PgBackRest,
  { dir, searchPath }: Pick<BackupSettings, 'dir' | 'searchPath'>,
  to: Date | null,
) {
  const info = await pgBackRest.info()
  const [first] = info.backups
  const last = info.backups.at(-1)
  if (!info.major || !first || !last) throw new BackupError(`There is no backup of a database in ${dir}.`)
  const end = await archiveEnd(info, last.finishedAt)
  if (to && (to < first.finishedAt || to > end))
    throw new BackupError(
      `${to.toISOString()} can't be restored: the backup in ${dir} reaches from ${first.finishedAt.toISOString()} to ${end.toISOString()}. Nothing was changed.`,
    )
  const usable = info.backups.filter(({ finishedAt }) => !to || finishedAt <= to)
  return {
    bin: await findPostgres(info.major, searchPath),
    /** The last moment that can be restored. */
    to: end,
    size: last.size,
    /** The labels of the backups that can be restored, the newest first. */
    labels: usable.map(({ label }) => label).toReversed(),
  }
}

/** When the newest part of the archive arrived: Postgres hands over everything up to then at least twice a minute. */
export async function archiveEnd({ archiveFolder }: RepositoryInfo, atLeast: Date): Promise<Date> {
  if (!archiveFolder) return atLeast
  const parts = (await readdir(archiveFolder)).filter((name) => /^[0-9A-F]{16}$/.test(name)).sort()
  const newest = parts.at(-1)
  if (!newest) return atLeast
  const segments = (await readdir(join(archiveFolder, newest))).filter((name) => /^[0-9A-F]{24}-/.test(name)).sort()
  const segment = segments.at(-1)
  if (!segment) return atLeast
  const { mtime } = await stat(join(archiveFolder, newest, segment))
  return mtime > atLeast ? mtime : atLeast
}

export async function assertFreeSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  // The archive is replayed beside the data.
  const needed = bytes * 1.1 + 256 * 1024 ** 2
  if (bavail * bsize >= needed) return
  const [has, needs] = [bavail * bsize, needed].map((size) => `${(size / 1024 ** 3).toFixed(1)} GB`)
  throw new BackupError(`${folder} has ${has} free, and the restored database needs ${needs}. Nothing was changed.`)
}

interface RecoverOptions {
  plan: RecoveryPlan
  settings: BackupSettings
  account: Account | undefined
  /** Empty. */
  folder: string
  to: Date | null
  archive: boolean
  log: (line: string) => void
}

/**
 * Restores the database into an empty folder and replays the archive. Resolves with the running server. Each backup
 * with the archive after it gives the same database: where the newest can't be used, as when it is damaged or of a
 * database that an earlier restore has replaced, the one before is taken.
 */
export async function recover(pgBackRest: PgBackRest, options: RecoverOptions): Promise<RecoveredServer> {
  let fault: unknown
  for (const label of options.plan.labels) {
    try {
      return await recoverFrom(pgBackRest, label, options)
    } catch (error) {
      if (!(error instanceof BackupError)) throw error
      options.log(`the backup ${label} can't be used: ${error.message}`)
      fault ??= error
      for (const name of await readdir(options.folder)) await rm(join(options.folder, name), { recursive: true })
    }
  }
  throw fault
}

async function recoverFrom(
  pgBackRest: PgBackRest,
  label: string,
  { plan, settings, account, folder, to, archive }: RecoverOptions,
): Promise<RecoveredServer> {
  await pgBackRest.restore(folder, { label, to })
  const { user, database } = settings.postgres
  const env = { ...pgBackRest.env, PGBACKREST_PG1_PATH: folder }
  const options = { bin: plan.bin, dataDir: folder, account, env, archive, user, database }
  try {
    return await startRecovered(options)
  } catch (error) {
    // The whole archive was replayed without a commit after the chosen time: so its end is the state at that time.
    if (error instanceof TargetNotReached) return startRecovered({ ...options, replayAll: true })
    throw error
  }
}
