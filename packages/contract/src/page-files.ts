import type { RemoteBuild, RemoteManifest } from './releases'

/**
 * What a page of a remote is loaded with, beside the entry: scripts and stylesheets, by their paths in the release.
 * `chunk` is the one that the page's route names.
 */
export function pageFiles(
  { preload, styles, chunks = {} }: Pick<RemoteManifest, 'preload' | 'styles' | 'chunks'>,
  chunk: string | undefined,
): { scripts: string[]; styles: string[] } {
  const own = (chunk !== undefined && chunks[chunk]) || []
  const ofChunks = new Set(Object.values(chunks).flat())
  return {
    scripts: [...preload, ...own.filter((path) => path.endsWith('.js'))],
    styles: styles.filter((path) => !ofChunks.has(path) || own.includes(path)),
  }
}

/** The builds of a release, one for each language: what is loaded from it and rendered with it. */
export const buildsOf = (release: RemoteManifest): RemoteBuild[] => [
  release,
  ...Object.values(release.translations ?? {}),
]

/** The scripts of a release that render its pages in Node. Nobody but the document server may have them. */
export const serverEntriesOf = ({ serverEntry, translations = {} }: WithServerEntries): string[] => [
  serverEntry,
  ...Object.values(translations).map((build) => build.serverEntry),
]

interface WithServerEntries {
  serverEntry: string
  translations?: Record<string, { serverEntry: string }> | undefined
}
