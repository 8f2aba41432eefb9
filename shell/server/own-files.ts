import { access, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf, listFiles } from '@homecare/federation/release/artifact-files'
import type { Compression } from './body'
import { writeCompressed, writeStateFile } from './state-files'

/** The time for which a tab may request a chunk of the shell that it was opened with after the shell was replaced. */
const MAX_AGE_MS = 25 * 3_600_000
/** Files below it carry a hash in their names, so an old and a new one never share a name. */
const HASHED = '/shell/'

/** The shell's own files on disk: those of this build, and hashed ones of builds that were in use within the last day. */
export interface OwnFiles {
  has(pathname: string): Promise<boolean>
  /** Marks the files of this build with the time, and removes what no server has marked for a day. */
  removeUnused(now: number): Promise<void>
}

/** Writes the files of a build into a folder, compressed. Servers of two builds share it while one replaces the other. */
export async function writeOwnFiles(
  dir: string,
  built: ReadonlyMap<string, Uint8Array>,
  compression?: Compression,
): Promise<OwnFiles> {
  for (const [path, bytes] of built) {
    const file = join(dir, path)
    if (path.startsWith(HASHED) && (await exists(file))) continue
    // This comes last, so that an existing file has its compressed forms.
    await writeCompressed(file, bytes, contentTypeOf(path), compression)
    await writeStateFile(file, bytes)
  }
  return {
    has: async (pathname) =>
      built.has(pathname) ||
      (pathname.startsWith(HASHED) && !/\.\.|\.(br|gz|tmp)$/.test(pathname) && (await exists(join(dir, pathname)))),
    async removeUnused(now) {
      for (const path of await listFiles(dir)) {
        const file = join(dir, path)
        if (built.has(`/${path.replace(/\.(br|gz)$/, '')}`)) await utimes(file, now / 1000, now / 1000)
        else if (now - ((await stat(file).catch(() => null))?.mtimeMs ?? now) > MAX_AGE_MS)
          await rm(file, { force: true })
      }
    },
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
