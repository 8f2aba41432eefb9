import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createMinioFiles } from '@homecare/server/adapters/minio-files'
import { checkByRestoring } from './check-by-restoring'
import { postgresAccount } from './command'
import type { BackupSettings } from './env'
import { BackupError } from './backup-error'
import { copyObjects } from './objects/copy'
import { pruneObjects } from './objects/prune'
import { backupDatabase } from './postgres/backup-database'
import { createPgBackRest } from './postgres/pgbackrest'
import { updateRunRecord } from './run-record'
import { openSealedFolder } from './sealed-folder'

const DAY_MS = 24 * 3600_000

/** The parts of a backup; each is complete in itself and can be repeated. */
export async function openBackup(settings: BackupSettings, log: (line: string) => void) {
  const files = createMinioFiles(settings.s3)
  const { dir, key, keepDays } = settings
  const account = await postgresAccount()
  const repository = join(dir, 'postgres')
  try {
    await mkdir(repository, { recursive: true })
    if (account) await chown(repository, account.uid, account.gid)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(`BACKUP_DIR ${dir} can't be used: ${reason}`, { cause: error })
  }
  const folder = await openSealedFolder(join(dir, 'objects'), key)
  const pgBackRest = createPgBackRest(settings, account)
  return {
    pgBackRest,
    async copyObjects() {
      const result = await copyObjects({ files, folder, now: new Date() })
      await updateRunRecord(dir, { objectsAt: new Date() })
      return result
    },
    /** Also removes what is older than the retention. */
    async backupDatabase(): Promise<'full' | 'diff'> {
      const now = new Date()
      const type = await backupDatabase(pgBackRest, now)
      await pruneObjects(folder, { keepFrom: new Date(now.getTime() - (keepDays + 7) * DAY_MS), now })
      return type
    },
    async check() {
      const verdict = await checkByRestoring(settings, files, log)
      await updateRunRecord(dir, { checkedAt: new Date(), checkProblems: verdict.problems })
      return verdict
    },
  }
}

export type OpenBackup = Awaited<ReturnType<typeof openBackup>>
