import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf, listFiles } from '@homecare/federation/release/artifact-files'
import type { Compression } from './body'
import { readStateFile, removeUnused, writeServedFile, writeStateFile } from './state-files'

/** Files below it carry a hash in their names, so an old and a new one never share a name. */
const HASHED = '/shell/'

export type OwnFiles = Awaited<ReturnType<typeof writeOwnFiles>>

/**
 * The shell's own files on disk: those of this build, and hashed ones of builds that were in use within the last day. Writes those
 * of a build into a folder, compressed. Servers of two builds share it while one replaces the other.
 */
export async function writeOwnFiles(dir: string, built: ReadonlyMap<string, Uint8Array>, compression?: Compression) {
  for (const [path, bytes] of built) {
    const file = join(dir, path)
    if (!path.startsWith(HASHED) || !(await exists(file)))
      await writeServedFile(file, bytes, contentTypeOf(path), compression)
  }
  await addToIndex(`${dir}.json`, [...built.keys()])
  return {
    has: async (pathname: string): Promise<boolean> =>
      built.has(pathname) ||
      (pathname.startsWith(HASHED) && !/\.\.|\.(br|gz|tmp)$/.test(pathname) && (await exists(join(dir, pathname)))),
    /** Marks the files of this build with the time, and removes what no server has marked for a day. */
    async removeUnused(now: number): Promise<void> {
      const isBuilt = (path: string) => built.has(`/${path.replace(/\.(br|gz)$/, '')}`)
      await removeUnused(dir, await listFiles(dir), isBuilt, now)
    },
  }
}

/** Servers of versions before 26 November 2026 serve a file of another build only if this list names it, which matters while one of them is replaced. */
async function addToIndex(file: string, paths: readonly string[]): Promise<void> {
  const index = Object.fromEntries(paths.map((path) => [path, null]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only document servers write the file.
  await writeStateFile(file, JSON.stringify({ ...((await readStateFile(file)) as object | null), ...index }))
}

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null
