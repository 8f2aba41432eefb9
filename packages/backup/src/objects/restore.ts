import { buffer } from 'node:stream/consumers'
import type { Files } from '@homecare/server/ports/files'
import pLimit from 'p-limit'
import { BackupError, firstNames } from '../backup-error'
import type { SealedFolder } from '../sealed-folder'
import { sha256Of } from './copy'
import { readLedger, type StoredObject } from './ledger'

const AT_ONCE = 4

export interface ObjectsRestored {
  restored: number
  /** In the bucket already, with the same contents. */
  alreadyThere: number
  /** One sentence each: missing or damaged in the backup. */
  problems: string[]
}

/** What the bucket had at a time. Throws a fault when the backup does not reach back so far. */
export async function objectsAt(folder: SealedFolder, at: Date | null): Promise<StoredObject[]> {
  const ledger = await readLedger(folder, at ?? undefined)
  if (ledger.entries.length === 0) throw new BackupError(`There is no backup of objects in ${folder.path}.`)
  const state = ledger.stateAt(at ?? undefined)
  if (!state)
    throw new BackupError(
      `The backup of the objects begins at ${ledger.entries[0]?.at.toISOString()}, after ${at?.toISOString()}.`,
    )
  return [...state.values()]
}

/** The contents of one object, with its hash compared. Throws a fault that names the object. */
export async function readStoredObject(folder: SealedFolder, { key, sha256, file }: StoredObject): Promise<Buffer> {
  const contents = await folder.read(file).catch((error: Error) => {
    throw new BackupError(`The object ${key} can't be restored: ${error.message}`, { cause: error })
  })
  if (sha256Of(contents) !== sha256) throw new BackupError(`The object ${key} is not the one that was backed up.`)
  return contents
}

/** Refuses a bucket that holds other contents under one of the keys; nothing is written then. */
export async function assertNoOtherContents(files: Files, objects: readonly StoredObject[]): Promise<void> {
  const altered = await findAltered(files, objects)
  if (altered.length > 0)
    throw new BackupError(
      `The bucket holds other contents under ${altered.length} of the keys: ${firstNames(altered)}. They would be replaced: restore with --replace, or into an empty bucket. Nothing was changed.`,
    )
}

/** Keys in the bucket whose contents differ from the backup. */
export async function findAltered(files: Files, objects: readonly StoredObject[]): Promise<string[]> {
  const present = new Set(await files.list(''))
  const limit = pLimit(AT_ONCE)
  const checks = objects
    .filter(({ key }) => present.has(key))
    .map((object) => limit(async () => ((await isStored(files, object)) ? null : object.key)))
  return (await Promise.all(checks)).filter((key) => key !== null)
}

/** Writes what the bucket lacks or holds with other contents, and reads each object back to compare its hash. */
export async function restoreObjects({
  files,
  folder,
  objects,
}: {
  files: Files
  folder: SealedFolder
  objects: readonly StoredObject[]
}): Promise<ObjectsRestored> {
  const present = new Set(await files.list(''))
  const limit = pLimit(AT_ONCE)
  const result: ObjectsRestored = { restored: 0, alreadyThere: 0, problems: [] }
  const restore = async (object: StoredObject): Promise<void> => {
    if (present.has(object.key) && (await isStored(files, object))) {
      result.alreadyThere += 1
      return
    }
    const contents = await readStoredObject(folder, object).catch((error: unknown) => {
      if (!(error instanceof BackupError)) throw error
      result.problems.push(error.message)
      return null
    })
    if (!contents) return
    await files.put(object.key, contents, object.contentType).catch((error: Error) => {
      throw new BackupError(
        `The object store did not take ${object.key}: ${error.message || error.name}. ${result.restored} objects are restored; when it takes objects again, run the same command again, and it continues.`,
        { cause: error },
      )
    })
    if (!(await isStored(files, object)))
      result.problems.push(`The object store does not give ${object.key} back as it was written.`)
    result.restored += 1
  }
  try {
    await Promise.all(objects.map((object) => limit(() => restore(object))))
  } finally {
    limit.clearQueue()
  }
  return result
}

async function isStored(files: Files, { key, sha256 }: StoredObject): Promise<boolean> {
  const object = await files.get(key)
  return object !== null && sha256Of(await buffer(object.body)) === sha256
}
