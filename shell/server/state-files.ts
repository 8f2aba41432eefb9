import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
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

/** Writes the compressed files that Hono's `serveStatic` expects: `<path>.br` and `<path>.gz`. */
export async function writeCompressed(
  path: string,
  content: Uint8Array,
  type: string,
  compression?: Compression,
): Promise<void> {
  const compressed = await compress(content, type, compression)
  if (!compressed) return
  await writeStateFile(`${path}.br`, compressed.br)
  await writeStateFile(`${path}.gz`, compressed.gzip)
}

export async function removeStateFile(path: string): Promise<void> {
  for (const extension of ['', '.br', '.gz']) await rm(path + extension, { force: true })
}
