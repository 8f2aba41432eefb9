import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryFiles, type MemoryFiles } from '@homecare/server/testing/memory-files'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSealedFolder, type SealedFolder } from '../sealed-folder'
import { copyObjects } from './copy'
import { readLedger } from './ledger'
import { pruneObjects } from './prune'
import { assertNoOtherContents, findAltered, objectsAt, restoreObjects } from './restore'

const KEY = 'a-backup-key-for-tests-of-32-characters'
const DAY_MS = 24 * 3600_000
const START = Date.parse('2026-03-03T04:00:00Z')
const minute = (n: number): Date => new Date(START + n * 60_000)

let dir: string
let folder: SealedFolder
let bucket: MemoryFiles
const put = (key: string, text: string) => bucket.put(key, Buffer.from(text), 'text/plain')
const copyAt = (n: number) => copyObjects({ files: bucket, folder, now: minute(n) })

/** Restores what the bucket had at this minute into an empty one. */
async function restoredAt(n: number | null) {
  const files = createMemoryFiles()
  const result = await restoreObjects({
    files,
    folder,
    objects: await objectsAt(folder, n === null ? null : minute(n)),
  })
  const contents = [...files.objects].map(([key, { body }]) => `${key}=${body.toString()}`).sort()
  return { ...result, contents }
}

async function fileOf(key: string): Promise<string> {
  const file = (await objectsAt(folder, null)).find((object) => object.key === key)?.file
  return join(dir, file ?? 'none')
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'homecare-backup-'))
  folder = await openSealedFolder(dir, KEY)
  bucket = createMemoryFiles()
  await put('uploads/a.pdf', 'first')
  await put('remotes/site/1/main.js', 'code')
  return () => rm(dir, { recursive: true })
})

describe('a backup of the objects', () => {
  it('a backup holds every object with its type, encrypted, and restores it into an empty bucket', async () => {
    expect(await copyAt(0)).toEqual({ added: 2, removed: 0, total: 2 })
    const { contents, restored, problems } = await restoredAt(null)
    expect(contents).toEqual(['remotes/site/1/main.js=code', 'uploads/a.pdf=first'])
    expect([restored, problems]).toEqual([2, []])
    const stored = await readFile(await fileOf('uploads/a.pdf'))
    expect(stored.includes('first')).toBe(false)
  })

  it('a backup copies only what is new, and records what was removed', async () => {
    await copyAt(0)
    await put('uploads/b.pdf', 'second')
    await bucket.remove('uploads/a.pdf')
    expect(await copyAt(1)).toEqual({ added: 1, removed: 1, total: 2 })
    expect(await copyAt(2)).toEqual({ added: 0, removed: 0, total: 2 })
    expect((await readLedger(folder)).entries).toHaveLength(2)
  })

  it('a restore to a point in time gives the objects of then, and those that the next copy found new', async () => {
    await copyAt(0)
    await put('uploads/b.pdf', 'between the copies')
    await bucket.remove('uploads/a.pdf')
    await copyAt(10)
    await put('uploads/c.pdf', 'later')
    await copyAt(20)
    const keys = async (n: number) => (await objectsAt(folder, minute(n))).map(({ key }) => key).sort()
    expect(await keys(5)).toEqual(['remotes/site/1/main.js', 'uploads/a.pdf', 'uploads/b.pdf'])
    expect(await keys(20)).toEqual(['remotes/site/1/main.js', 'uploads/b.pdf', 'uploads/c.pdf'])
    await expect(keys(-1)).rejects.toThrow('begins at 2026-03-03T04:00:00.000Z')
  })

  it('two backups of the objects at the same time lose no entry of each other', async () => {
    await copyAt(0)
    await put('uploads/b.pdf', 'second')
    await Promise.all([copyAt(1), copyAt(2)])
    expect((await restoredAt(null)).contents).toHaveLength(3)
  })

  it('a removed object stays in the backup for the retention, then its contents are deleted', async () => {
    await copyAt(0)
    await bucket.remove('uploads/a.pdf')
    await copyAt(1)
    const days = (n: number) => 24 * 60 * n
    await copyAt(days(2))
    const prune = (keep: number) =>
      pruneObjects(folder, { keepFrom: minute(keep), now: new Date(Date.now() + 2 * DAY_MS) })
    expect(await prune(days(1))).toBe(0)
    expect(await prune(days(3))).toBe(1)
    expect((await restoredAt(days(3))).contents).toEqual(['remotes/site/1/main.js=code'])
    await expect(objectsAt(folder, minute(days(1)))).rejects.toThrow('begins at')
  })
})

describe('a fault of a backup of the objects', () => {
  beforeEach(() => copyAt(0))

  it('a restore of the objects with another key names the fault and writes nothing', async () => {
    await expect(openSealedFolder(dir, 'another-key-for-tests-of-32-characters')).rejects.toThrow(
      'BACKUP_KEY is not the key',
    )
  })

  it('a restore names an object whose file was altered and restores the others', async () => {
    await appendFile(await fileOf('uploads/a.pdf'), 'x')
    const { problems, contents } = await restoredAt(null)
    expect(problems).toEqual([expect.stringMatching(/uploads\/a\.pdf can't be restored: .* was altered or is damaged/)])
    expect(contents).toEqual(['remotes/site/1/main.js=code'])
  })

  it('a restore names an object whose file is missing', async () => {
    await rm(await fileOf('uploads/a.pdf'))
    expect((await restoredAt(null)).problems).toEqual([
      expect.stringMatching(/uploads\/a\.pdf can't be restored: .* is missing/),
    ])
  })

  it('a restore names an object whose file was exchanged for that of another', async () => {
    await writeFile(await fileOf('uploads/a.pdf'), await readFile(await fileOf('remotes/site/1/main.js')))
    expect((await restoredAt(null)).problems).toEqual([expect.stringContaining('uploads/a.pdf')])
  })

  it('a restore names a missing entry of the ledger of objects', async () => {
    for (const n of [1, 2]) {
      await put(`uploads/${n}`, 'more')
      await copyAt(n)
    }
    await rm(join(dir, 'ledger/00000002'))
    await expect(objectsAt(folder, null)).rejects.toThrow('has a gap between the entries 1 and 3')
  })

  it('a backup of a suddenly empty bucket is refused, as when its name is wrong', async () => {
    bucket.objects.clear()
    await expect(copyAt(1)).rejects.toThrow('The bucket is empty, but 2 objects of it were backed up')
    expect((await restoredAt(null)).contents).toHaveLength(2)
  })

  it('a restore into a bucket with other contents under a key is refused before anything is written', async () => {
    await put('uploads/a.pdf', 'altered')
    await bucket.remove('remotes/site/1/main.js')
    const objects = await objectsAt(folder, null)
    expect(await findAltered(bucket, objects)).toEqual(['uploads/a.pdf'])
    await expect(assertNoOtherContents(bucket, objects)).rejects.toThrow(/1 of the keys: uploads\/a\.pdf.*--replace/)
    expect(await restoreObjects({ files: bucket, folder, objects })).toMatchObject({ restored: 2, problems: [] })
    expect(await findAltered(bucket, objects)).toEqual([])
  })

  it('a restore into a full bucket names the fault, and the same command continues later', async () => {
    const files = createMemoryFiles()
    const { put: store } = files
    files.put = async (...args) =>
      files.objects.size > 0
        ? Promise.reject(new Error('Storage backend has reached its minimum free drive'))
        : store(...args)
    const objects = await objectsAt(folder, null)
    await expect(restoreObjects({ files, folder, objects })).rejects.toThrow(
      /did not take .* minimum free drive.* continues/,
    )
    files.put = store
    expect(await restoreObjects({ files, folder, objects })).toEqual({ restored: 1, alreadyThere: 1, problems: [] })
  })

  it('a backup of the objects leaves no half-written file', async () => {
    const names = await readdir(dir, { recursive: true })
    expect(names.filter((name) => name.endsWith('.partial'))).toEqual([])
  })
})
