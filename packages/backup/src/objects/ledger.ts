import { createHash } from 'node:crypto'
import { z } from 'zod'
import { BackupError } from '../backup-error'
import type { SealedFolder } from '../sealed-folder'

const storedObject = z.object({
  key: z.string(),
  sha256: z.string(),
  size: z.number(),
  contentType: z.string(),
  /** Name of its sealed contents in the backup. */
  file: z.string(),
})

const entrySchema = z.object({
  /** When the bucket was listed. */
  at: z.iso.datetime().transform((text) => new Date(text)),
  /** SHA-256 of the entry before, so that none can be exchanged for an older copy. */
  previous: z.string().nullable(),
  /** Whether `added` is all that the bucket had; otherwise it is what was new since the entry before. */
  full: z.boolean(),
  added: z.array(storedObject),
  removed: z.array(z.string()),
})

export type StoredObject = z.infer<typeof storedObject>
type ObjectState = ReadonlyMap<string, StoredObject>

interface LedgerEntry extends z.infer<typeof entrySchema> {
  number: number
  hash: string
}

/** Which objects the bucket had at which time, as numbered entries that follow on from one another. */
export interface Ledger {
  entries: readonly LedgerEntry[]
  /** What the bucket had at this time, or has had last. Null before the first entry. */
  stateAt(at?: Date): ObjectState | null
}

const ENTRIES = 'ledger'
/** Names of full entries with their times, so that a reader knows where to begin. */
const FULL_ENTRIES = 'ledger-full'
const FULL_NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)_(\d{8})$/

/** Reads the entries from the newest full one that is not younger than `from`; without `from`, from the newest full one. */
export async function readLedger(folder: SealedFolder, from?: Date): Promise<Ledger> {
  const numbers = (await folder.list(ENTRIES)).map(Number)
  const start = (await listFull(folder)).findLast(({ at }) => !from || at <= from)?.number ?? 0
  const entries: LedgerEntry[] = []
  for (const number of numbers.filter((each) => each >= start)) {
    const before = entries.at(-1)
    const contents = await folder.read(`${ENTRIES}/${padded(number)}`)
    const entry = { number, ...entrySchema.parse(JSON.parse(contents.toString())), hash: hashOf(contents) }
    if (before && (number !== before.number + 1 || entry.previous !== before.hash))
      throw new BackupError(
        `The backup of the objects in ${folder.path} has a gap between the entries ${before.number} and ${number} of its ledger: one is missing or was exchanged.`,
      )
    entries.push(entry)
  }
  return { entries, stateAt: (at) => stateAt(entries, at) }
}

/** Returns false when another backup has written an entry meanwhile. */
export async function appendEntry(
  folder: SealedFolder,
  ledger: Ledger,
  entry: { at: Date; full: boolean; added: StoredObject[]; removed: string[] },
): Promise<boolean> {
  const before = ledger.entries.at(-1)
  const number = padded((before?.number ?? 0) + 1)
  const contents = Buffer.from(JSON.stringify({ ...entry, previous: before?.hash ?? null }))
  if (!(await folder.write(`${ENTRIES}/${number}`, contents))) return false
  if (entry.full)
    await folder.write(`${FULL_ENTRIES}/${entry.at.toISOString().replaceAll(':', '-')}_${number}`, Buffer.alloc(0))
  return true
}

/** Removes the entries before this one. */
export async function removeEntriesBefore(folder: SealedFolder, first: number): Promise<void> {
  for (const { name, number } of await listFull(folder))
    if (number < first) await folder.remove(`${FULL_ENTRIES}/${name}`)
  for (const name of await folder.list(ENTRIES)) if (Number(name) < first) await folder.remove(`${ENTRIES}/${name}`)
}

async function listFull(folder: SealedFolder): Promise<{ name: string; number: number; at: Date }[]> {
  return (await folder.list(FULL_ENTRIES)).map((name) => {
    const [, day = '', hour = '', minute = '', second = '', number = ''] = FULL_NAME.exec(name) ?? []
    if (!number) throw new BackupError(`${FULL_ENTRIES}/${name} in ${folder.path} is no file of a backup.`)
    return { name, number: Number(number), at: new Date(`${day}${hour}:${minute}:${second}`) }
  })
}

/**
 * An object is in the bucket before the row that names it is committed, but perhaps only in the ledger's next entry. So
 * what the first entry from this time on added belongs to it as well.
 */
function stateAt(entries: readonly LedgerEntry[], at?: Date): ObjectState | null {
  const [first] = entries
  if (!first || (at && first.at > at)) return null
  const state = new Map<string, StoredObject>()
  for (const entry of entries) {
    const isLater = at !== undefined && entry.at > at
    if (entry.full && !isLater) state.clear()
    if (!isLater) for (const key of entry.removed) state.delete(key)
    for (const object of entry.added) if (!isLater || !state.has(object.key)) state.set(object.key, object)
    if (isLater) break
  }
  return state
}

const padded = (number: number): string => String(number).padStart(8, '0')
const hashOf = (contents: Buffer): string => createHash('sha256').update(contents).digest('hex')
