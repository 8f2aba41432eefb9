import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Files } from '@homecare/server/ports/files'
import { postgresAccount } from './command'
import type { BackupSettings } from './env'
import { firstNames } from './backup-error'
import { copyObjects } from './objects/copy'
import { findAltered, objectsAt, readStoredObject } from './objects/restore'
import { storedFiles } from './objects/stored-files'
import { createPgBackRest } from './postgres/pgbackrest'
import { assertFreeSpace, planRecovery, recover } from './postgres/recover'
import { openSealedFolder } from './sealed-folder'
import { verifyRestored, type Verdict } from './verify'

/**
 * Restores the newest state into a temporary folder, checks it there, and removes it. Every object of the backup is
 * decrypted, and those in the bucket are compared with it. Nothing that is in use is changed.
 */
export async function checkByRestoring(
  settings: BackupSettings,
  files: Files,
  log: (line: string) => void,
): Promise<Verdict & { objects: number }> {
  const account = await postgresAccount()
  const folder = await openSealedFolder(join(settings.dir, 'objects'), settings.key)
  const pgBackRest = createPgBackRest(settings, account)
  const plan = await planRecovery(pgBackRest, settings, null)
  await assertFreeSpace(tmpdir(), plan.size)
  const scratch = await mkdtemp(join(tmpdir(), 'homecare-check-'))
  try {
    const data = join(scratch, 'data')
    await mkdir(data, { mode: 0o700 })
    if (account) for (const path of [scratch, data]) await chown(path, account.uid, account.gid)
    const server = await recover(pgBackRest, { plan, settings, account, folder: data, to: null, archive: false, log })
    try {
      // After the database: so each object that it names is in the backup by now.
      await copyObjects({ files, folder, now: new Date() })
      const objects = await objectsAt(folder, null)
      const problems: string[] = []
      for (const object of objects)
        await readStoredObject(folder, object).catch((error: Error) => problems.push(error.message))
      const altered = await findAltered(files, objects)
      if (altered.length > 0) problems.push(`Objects in the bucket were altered since: ${firstNames(altered)}.`)
      const copies = storedFiles(folder, objects)
      const verdict = await verifyRestored({
        databaseUrl: server.url,
        files: copies,
        audit: settings.audit,
        at: plan.to,
      })
      return { ...verdict, problems: [...problems, ...verdict.problems], objects: objects.length }
    } finally {
      await server.stop()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
