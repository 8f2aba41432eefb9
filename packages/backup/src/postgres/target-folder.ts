import { chown, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Account } from '../command'
import { BackupError } from '../backup-error'

/**
 * Where a database is restored: beside the folder that it will have, which is exchanged at the very end. Throws a fault, and
 * changes nothing, when Postgres runs on the folder or when it is not empty and may not be replaced.
 */
export async function prepareTargetFolder(
  data: string,
  { replace, account, now }: { replace: boolean; account: Account | undefined; now: Date },
) {
  const entries = await readdir(data).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new BackupError(`${data} can't be read: ${error.message}`, { cause: error })
  })
  if (entries?.includes('postmaster.pid'))
    throw new BackupError(
      `Postgres runs on ${data}: stop it first. If it was killed, remove ${data}/postmaster.pid. Nothing was changed.`,
    )
  const occupied = entries !== null && entries.length > 0
  if (occupied && !replace)
    throw new BackupError(
      `There is a database in ${data}. To put it aside and restore in its place, add --replace. Nothing was changed.`,
    )
  const parent = dirname(data)
  if (entries && (await stat(data)).dev !== (await stat(parent)).dev)
    throw new BackupError(`${data} is a mount point and can't be exchanged: let PGDATA be a folder below it.`)

  const beside = `${data}.restoring`
  try {
    await rm(beside, { recursive: true, force: true })
    await mkdir(beside, { mode: 0o700 })
    if (account) await chown(beside, account.uid, account.gid)
  } catch (error) {
    throw new BackupError(`${beside} can't be made: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  return {
    /** Empty. */
    beside,
    /** Puts what was restored in place. Returns where the earlier database is now, if there was one. */
    async putInPlace(): Promise<string | null> {
      const aside = occupied ? `${data}.before-${now.toISOString().replaceAll(':', '-')}` : null
      if (aside) await rename(data, aside)
      else if (entries) await rmdir(data)
      await rename(beside, data)
      return aside
    },
    /** Removes what was restored; the folder itself is as it was. */
    discard: (): Promise<void> => rm(beside, { recursive: true, force: true }),
  }
}
