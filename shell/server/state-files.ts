import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compress, type Compression } from './body'

/**
 * Writes a file so that a reader, or a start after a crash, sees the old content or the new one whole. Several document
 * servers may share the folder; in containers all of them have the same process id.
 */
export async function writeStateFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.tmp`
  await writeFile(draft, content)
  await rename(draft, path)
}

/** Reads a JSON file; null if it does not exist or is invalid. */
export async function readStateFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}

/** Writes a file, and before it the compressed ones that Hono's `serveStatic` expects: `<path>.br` and `<path>.gz`. */
export async function writeServedFile(
  path: string,
  content: Uint8Array,
  type: string,
  compression?: Compression,
): Promise<void> {
  const compressed = await compress(content, type, compression)
  if (compressed) {
    await writeStateFile(`${path}.br`, compressed.br)
    await writeStateFile(`${path}.gz`, compressed.gzip)
  }
  await writeStateFile(path, content)
}

/** A tab may request files for a day after what it was opened with was replaced. Servers mark what they use each hour. */
const MAX_AGE_MS = 25 * 3_600_000

/** Marks the used ones of some paths below a folder with the time. Removes those that no server has marked for a day, and returns them. */
export async function removeUnused(
  dir: string,
  paths: readonly string[],
  isUsed: (path: string) => boolean,
  now: number,
): Promise<string[]> {
  const removed: string[] = []
  for (const path of paths) {
    const file = join(dir, path)
    if (isUsed(path)) await utimes(file, now / 1000, now / 1000).catch(() => {})
    else if (now - ((await stat(file).catch(() => null))?.mtimeMs ?? now) > MAX_AGE_MS) {
      await rm(file, { recursive: true, force: true })
      removed.push(path)
    }
  }
  return removed
}
