import { readFileSync, statSync } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf, listFiles } from '@homecare/federation/release/artifact-files'
import type { Compression } from './body'
import { readStateFile, removeStateFile, writeCompressed, writeStateFile } from './state-files'

/** The files of a build by their URL path. */
export async function readBuild(dir: string): Promise<Map<string, Uint8Array>> {
  const files = await listFiles(dir)
  return new Map(await Promise.all(files.map(async (path) => [`/${path}`, await readFile(join(dir, path))] as const)))
}

/** The time for which a tab may request a chunk of the shell that it was opened with after the shell was replaced. */
const MAX_AGE_MS = 24 * 3_600_000
const HASHED = '/shell/'

/** The time when each file stopped being part of the shell; null while it is. */
type Index = Record<string, number | null>

/**
 * Writes the shell's own files into a folder, compressed, and removes those of builds that were replaced more than a
 * day ago. Files below `/shell/` carry a hash in their names, so an old and a new one never share a name. Returns
 * whether a path is one of them.
 */
export async function writeOwnFiles(
  dir: string,
  built: ReadonlyMap<string, Uint8Array>,
  now: number,
  compression?: Compression,
): Promise<(pathname: string) => boolean> {
  const indexFile = `${dir}.json`
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this function writes the file.
  const before = ((await readStateFile(indexFile)) ?? {}) as Index
  const index: Index = {}
  for (const [path, bytes] of built) {
    index[path] = null
    const file = join(dir, path)
    const isThere = path.startsWith(HASHED) && before[path] !== undefined && (await exists(file))
    if (isThere) continue
    // This comes last, so that an existing file has its compressed forms.
    await writeCompressed(file, bytes, contentTypeOf(path), compression)
    await writeStateFile(file, bytes)
  }
  for (const [path, retiredAt] of Object.entries(before)) {
    if (path in index) continue
    const since = retiredAt ?? now
    if (now - since > MAX_AGE_MS || !path.startsWith(HASHED)) await removeStateFile(join(dir, path))
    else index[path] = since
  }
  await writeStateFile(indexFile, JSON.stringify(index))
  const ofOthers = followIndex(indexFile)
  return (pathname) =>
    Object.hasOwn(index, pathname) || (pathname.startsWith(HASHED) && Object.hasOwn(ofOthers(), pathname))
}

/** The index as the last started server has written it: while a shell is replaced, it is one of another build. */
function followIndex(file: string): () => Index {
  let readAt = 0
  let index: Index = {}
  return () => {
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changedAt === readAt || changedAt === 0) return index
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `writeOwnFiles` writes the file, whole.
    index = JSON.parse(readFileSync(file, 'utf8')) as Index
    readAt = changedAt
    return index
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
