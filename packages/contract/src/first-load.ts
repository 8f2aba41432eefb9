import { FIRST_LOAD_KB, type RemoteManifest } from './releases'

/** Brotli as the document server compresses the files of remotes. */
export const FIRST_LOAD_QUALITY = 9

type Page = Pick<RemoteManifest, 'entry' | 'preload' | 'styles' | 'firstLoadKb'>

/**
 * Why a remote may not go out with what its pages load first (entry, chunks and styles), or null. `release` and the
 * receiver of releases both use this; each reads and compresses the files in its own way.
 */
export async function firstLoadProblem(
  { entry, preload, styles, firstLoadKb = FIRST_LOAD_KB }: Page,
  compressedBytes: (path: string) => Promise<number>,
): Promise<string | null> {
  const sizes = await Promise.all([...new Set([entry, ...preload, ...styles])].map(compressedBytes))
  const needed = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000)
  if (needed <= firstLoadKb) return null
  return `A first page needs ${needed} KB of script and style (brotli) of this remote and its budget is ${firstLoadKb} KB. Load what is not seen at first with lazy(), or state a greater firstLoadKb in remote.config.ts`
}
