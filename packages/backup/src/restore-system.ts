import { dirname, join } from 'node:path'
import { createDb } from '@homecare/server/database/db'
import { createMinioFiles } from '@homecare/server/adapters/minio-files'
import { setAnchorsAside } from '@homecare/server/audit/set-anchors-aside'
import { settleAfterRestore, type AfterRestoreResult } from '@homecare/server/maintenance/after-restore'
import { postgresAccount } from './command'
import type { BackupSettings } from './env'
import { BackupError } from './backup-error'
import { assertNoOtherContents, objectsAt, restoreObjects, type ObjectsRestored } from './objects/restore'
import { createPgBackRest } from './postgres/pgbackrest'
import { assertFreeSpace, planRecovery, recover } from './postgres/recover'
import { prepareTargetFolder } from './postgres/target-folder'
import { openSealedFolder } from './sealed-folder'
import { verifyRestored, type Verdict } from './verify'

export interface RestoreOptions {
  settings: BackupSettings
  /** A point in time; null for everything that the archive holds. */
  to: Date | null
  /** Puts an existing database aside, and replaces objects with other contents. */
  replace: boolean
  log: (line: string) => void
}

export interface RestoreResult extends Verdict {
  objects: ObjectsRestored
  after: AfterRestoreResult
  anchorsSetAside: string[]
  /** Where the database is that was there before. */
  aside: string | null
}

/**
 * Restores database and objects. The database is replayed and checked beside its place, and put there at the very end:
 * a fault before that leaves it as it was. Objects are only ever added, unless `replace` is set.
 */
export async function restoreSystem({ settings, to, replace, log }: RestoreOptions): Promise<RestoreResult> {
  const { postgres, s3, audit } = settings
  const account = await postgresAccount()
  const folder = await openSealedFolder(join(settings.dir, 'objects'), settings.key)
  const pgBackRest = createPgBackRest(settings, account)
  const plan = await planRecovery(pgBackRest, settings, to)
  const objects = await objectsAt(folder, to)
  const files = createMinioFiles(s3)
  await files.check().catch((error: Error) => {
    throw new BackupError(`The object store at ${s3.endpoint} can't be used: ${error.message}. Nothing was changed.`, {
      cause: error,
    })
  })
  if (!replace) await assertNoOtherContents(files, objects)
  await assertFreeSpace(dirname(postgres.data), plan.size)
  const target = await prepareTargetFolder(postgres.data, { replace, account, now: new Date() })
  try {
    log(`restoring the database, ${(plan.size / 1024 ** 3).toFixed(2)} GB`)
    const server = await recover(pgBackRest, { plan, settings, account, folder: target.beside, to, archive: true, log })
    try {
      log(`restoring ${objects.length} objects`)
      const restored = await restoreObjects({ files, folder, objects })
      log('checking audit history and objects')
      const db = createDb(server.url, { poolSize: 2 })
      const ctx = { db, files, settings: audit, now: () => new Date() }
      const anchors = await setAnchorsAside({ ctx }).then(
        (moved) => ({ moved, problems: [] }),
        (error: Error) => ({
          moved: [],
          problems: [
            `The anchors of the audit history that are newer than the database could not be moved: ${error.message}. Move them out of audit/anchors/ by hand, or the worker writes no more.`,
          ],
        }),
      )
      const verdict = await verifyRestored({ databaseUrl: server.url, files, audit, at: to ?? plan.to })
      const after = await settleAfterRestore({ ctx, input: { restoredTo: to } })
      for (const name of ['restore_command', 'recovery_target_time', 'recovery_target_action'])
        await db.$executeRawUnsafe(`ALTER SYSTEM RESET ${name}`)
      await db.$disconnect()
      await server.stop()
      const aside = await target.putInPlace()
      const problems = [...restored.problems, ...anchors.problems, ...verdict.problems]
      return { ...verdict, problems, objects: restored, after, anchorsSetAside: anchors.moved, aside }
    } finally {
      await server.stop()
    }
  } catch (error) {
    await target.discard()
    throw error
  }
}
