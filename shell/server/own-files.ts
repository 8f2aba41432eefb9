import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf } from '@homecare/federation/release/artifact-files'
import { makeBody, type Body } from './body'
import { writeStateFile, readStateFile } from './state-files'

/** A tab may ask for a chunk of the shell that it was opened with for so long after the shell was replaced. */
const KEEP_MS = 24 * 3_600_000
const OURS = '/shell/'

/** When each kept file stopped being part of the shell; null while it is. */
type Index = Record<string, number | null>

/**
 * Keeps the shell's own files beside the pages, and gives those of builds that were replaced in the last day. Their
 * names carry a hash, so an old and a new file never share one.
 */
export async function keepOwnFiles(
  dir: string,
  built: ReadonlyMap<string, Body>,
  now: number,
): Promise<(pathname: string) => Promise<Body | null>> {
  const indexFile = join(dir, 'index.json')
  const before = ((await readStateFile(indexFile)) ?? {}) as Index
  const index: Index = {}
  for (const [path, body] of built) {
    if (!path.startsWith(OURS)) continue
    index[path] = null
    if (before[path] === undefined) await writeStateFile(join(dir, path), body.raw)
  }
  for (const [path, retiredAt] of Object.entries(before)) {
    if (path in index) continue
    const since = retiredAt ?? now
    if (now - since > KEEP_MS) await rm(join(dir, path), { force: true })
    else index[path] = since
  }
  await writeStateFile(indexFile, JSON.stringify(index))
  return async (pathname) => {
    if (typeof index[pathname] !== 'number') return null
    const bytes = await readFile(join(dir, pathname)).catch(() => null)
    return bytes && makeBody(new Uint8Array(bytes), contentTypeOf(pathname))
  }
}
