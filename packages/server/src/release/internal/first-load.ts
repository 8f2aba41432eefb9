import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { RemoteManifest } from '@homecare/contract/releases'

const compress = promisify(brotliCompress)

/** What a page loads of a remote before anything is asked of it: entry, chunks and styles, brotli as served, in bytes. */
export async function firstLoadBytes(
  { entry, preload, styles }: Pick<RemoteManifest, 'entry' | 'preload' | 'styles'>,
  files: ReadonlyMap<string, Buffer>,
): Promise<number> {
  const sizes = [...new Set([entry, ...preload, ...styles])].map(async (path) => {
    const body = files.get(path) ?? Buffer.alloc(0)
    return (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).byteLength
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
