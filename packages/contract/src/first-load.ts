import { pageFiles } from './page-files'
import { FIRST_LOAD_KB, type RemoteManifest } from './releases'

/** Brotli as the document server compresses the files of remotes. */
export const FIRST_LOAD_QUALITY = 9

type Release = Pick<RemoteManifest, 'entry' | 'preload' | 'styles' | 'chunks' | 'firstLoadKb'>

/**
 * Why a remote may not go out with what its pages load first (entry, chunks and styles), or null. The
 * page with the most of them counts. The build for images and the
 * receiver of releases both use this; each reads and compresses the files in its own way.
 */
export async function firstLoadProblem(
  release: Release,
  compressedBytes: (path: string) => Promise<number>,
): Promise<string | null> {
  const { entry, chunks = {}, firstLoadKb = FIRST_LOAD_KB } = release
  const pages = [undefined, ...Object.keys(chunks)].map((chunk) => {
    const { scripts, styles } = pageFiles(release, chunk)
    return [...new Set([entry, ...scripts, ...styles])]
  })
  // Most files are part of every page, and compressing them takes most of the time.
  const paths = [...new Set(pages.flat())]
  const sizes = new Map(await Promise.all(paths.map(async (path) => [path, await compressedBytes(path)] as const)))
  const bytesOf = (page: readonly string[]) => page.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0)
  const needed = Math.ceil(Math.max(...pages.map(bytesOf)) / 1000)
  if (needed <= firstLoadKb) return null
  return `A first page needs ${needed} KB of script and style (brotli) of this remote and its budget is ${firstLoadKb} KB. Load what is not seen at first with lazy(), or state a greater firstLoadKb in remote.config.ts`
}
