import { createHash, createHmac } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Files } from '@homecare/server/ports/files'
import pLimit from 'p-limit'
import { BackupError } from '../backup-error'
import { rememberKey, type SealedFolder } from '../sealed-folder'
import { appendEntry, readLedger, type StoredObject } from './ledger'

/** Objects in memory at the same time; each has 20 MB at most. */
const AT_ONCE = 4
const FULL_EVERY_MS = 24 * 3600_000
/** When several backups run at the same time. */
const ATTEMPTS = 3

/**
 * Copies the objects that the backup lacks, and records which are gone. An object never changes under its key, so keys
 * are enough to tell what is new. An interrupted run records nothing, and the next one does its work again.
 */
export async function copyObjects(options: { files: Files; folder: SealedFolder; now: Date }) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const result = await copyOnce(options)
    if (result) return result
  }
  throw new BackupError(`Other backups write into ${options.folder.path} at the same time.`)
}

/** How many objects were added and removed, and how many there are; null if another backup recorded changes meanwhile. */
async function copyOnce({ files, folder, now }: { files: Files; folder: SealedFolder; now: Date }) {
  const ledger = await readLedger(folder)
  const known = ledger.stateAt() ?? new Map<string, StoredObject>()
  const keys = new Set(await files.list(''))
  if (keys.size === 0 && known.size > 0)
    throw new BackupError(
      `The bucket is empty, but ${known.size} objects of it were backed up: is it the right bucket? Nothing was recorded.`,
    )
  await rememberKey(folder)
  const limit = pLimit(AT_ONCE)
  const copies = [...keys].filter((key) => !known.has(key)).map((key) => limit(() => copyObject(files, folder, key)))
  const added = (await Promise.all(copies)).filter((object) => object !== null)
  const removed = [...known.keys()].filter((key) => !keys.has(key))
  const total = known.size + added.length - removed.length

  const lastFull = ledger.entries.findLast(({ full }) => full)
  const full = !lastFull || now.getTime() - lastFull.at.getTime() >= FULL_EVERY_MS
  if (!full && added.length === 0 && removed.length === 0) return { added: 0, removed: 0, total }
  const all = [...known.values()].filter(({ key }) => keys.has(key))
  const entry = full ? { added: [...all, ...added], removed: [] } : { added, removed }
  const isRecorded = await appendEntry(folder, ledger, { at: now, full, ...entry })
  return isRecorded ? { added: added.length, removed: removed.length, total } : null
}

/** Null if the object was removed since the listing. */
async function copyObject(files: Files, folder: SealedFolder, key: string): Promise<StoredObject | null> {
  const object = await files.get(key)
  if (!object) return null
  const contents = await buffer(object.body)
  const sha256 = sha256Of(contents)
  // The name says nothing about the contents to somebody without the key, and is the same when a run is repeated.
  const name = createHmac('sha256', 'name of an object').update(`${key}\0${sha256}`).digest('hex')
  const file = `contents/${name.slice(0, 2)}/${name}`
  await folder.write(file, contents)
  return { key, sha256, size: contents.length, contentType: object.contentType, file }
}

export const sha256Of = (contents: Buffer): string => createHash('sha256').update(contents).digest('hex')
