import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { remoteManifest, type RemoteManifest } from '@homecare/contract/releases'

/** The file in which a built remote describes itself. */
export const MANIFEST = 'remote.json'

/** The description of what was built last in `<dir>/dist`; throws if nothing was. */
export async function readManifest(dir: string): Promise<RemoteManifest> {
  return remoteManifest.parse(JSON.parse(await readFile(join(dir, 'dist', MANIFEST), 'utf8')))
}
