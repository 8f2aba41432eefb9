import { pageFiles } from './page-files'
import { FIRST_LOAD_KB, type RemoteManifest } from './releases'

/** Brotli as the document server compresses the files of remotes. */
export const FIRST_LOAD_QUALITY = 9

type Release = Pick<RemoteManifest, 'entry' | 'preload' | 'styles' | 'chunks' | 'firstLoadKb'>

/**
 * Why a remote may not go out with what its pages load first (entry, chunks and styles), or null. The
 * page with the most of them counts. `release` and the
 * receiver of releases both use this; each reads and compresses the files in its own way.
 */
export async function firstLoadProblem(
  release: Release,
  compressedBytes: (path: string) => Promise<number>,
): Promise<string | null> {
  const { entry, chunks = {}, firstLoadKb = FIRST_LOAD_KB } = release
  const bytesOf = async (chunk: string | undefined) => {
    const { scripts, styles } = pageFiles(release, chunk)
    const sizes = await Promise.all([...new Set([entry, ...scripts, ...styles])].map(compressedBytes))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const pages = await Promise.all([undefined, ...Object.keys(chunks)].map(bytesOf))
  const needed = Math.ceil(Math.max(...pages) / 1000)
  if (needed <= firstLoadKb) return null
  return `A first page needs ${needed} KB of script and style (brotli) of this remote and its budget is ${firstLoadKb} KB. Load what is not seen at first with lazy(), or state a greater firstLoadKb in remote.config.ts`
}
