import type { SealedFolder } from '../sealed-folder'
import { readLedger, removeEntriesBefore } from './ledger'

/** Contents that another backup has just written are not in the ledger yet. */
const TOO_NEW_MS = 24 * 3600_000

/**
 * Removes what is needed only to restore a time before `keepFrom`: first the ledger's entries, then contents that no
 * remaining entry names. Returns how many files of contents were removed.
 */
export async function pruneObjects(
  folder: SealedFolder,
  { keepFrom, now }: Record<'keepFrom' | 'now', Date>,
): Promise<number> {
  const { entries } = await readLedger(folder, keepFrom)
  const [first] = entries
  if (!first) return 0
  await removeEntriesBefore(folder, first.number)
  const needed = new Set(entries.flatMap(({ added }) => added.map(({ file }) => file)))
  let removed = 0
  for (const part of await folder.list('contents')) {
    for (const name of await folder.list(`contents/${part}`)) {
      const file = `contents/${part}/${name}`
      if (needed.has(file) || now.getTime() - (await folder.writtenAt(file)).getTime() < TOO_NEW_MS) continue
      await folder.remove(file)
      removed += 1
    }
  }
  return removed
}
