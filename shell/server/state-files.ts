import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file so that a reader, or a start after a crash, sees the old content or the new one whole. */
export async function writeStateFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.${Date.now()}.tmp`
  await writeFile(draft, content)
  await rename(draft, path)
}

/** A JSON file that was kept; null if there is none or it can't be read. */
export async function readStateFile(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}
