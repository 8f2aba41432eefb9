import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf, listFiles } from '@homecare/federation/release/artifact-files'
import { makeBody, type Body } from './body'

/** The shell's own files by their address, read once. */
export async function readStaticFiles(dir: string): Promise<Map<string, Body>> {
  const files = await listFiles(dir)
  const bodies = files.map(
    async (path) =>
      [`/${path}`, makeBody(new Uint8Array(await readFile(join(dir, path))), contentTypeOf(path))] as const,
  )
  return new Map(await Promise.all(bodies))
}
