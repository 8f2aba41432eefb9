import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf, listFiles } from '@homecare/federation/release/artifact-files'
import type { Compression } from './body'
import { removeUnused, writeCompressed, writeStateFile } from './state-files'

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
    removeUnused: async (now) =>
      void (await removeUnused(
        dir,
        await listFiles(dir),
        (path) => built.has(`/${path.replace(/\.(br|gz)$/, '')}`),
        now,
      )),
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
