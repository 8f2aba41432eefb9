import type { RegisteredRelease, RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import { filesOfPage, type RemoteRoute } from '@homecare/federation/registry'
import type { ClientRelease, ClientRemote } from '../../src/state'

export const urlOf = ({ name, version }: Pick<RemoteManifest, 'name' | 'version'>, path: string): string =>
  `/remotes/${name}/${version}/${path}`

/**
 * The remotes whose pages a document can show, with these pages only: closed ones of its own remote, or all that are not closed. A
 * closed page's document has the navigation of the others, and none of their files.
 */
export function shownWith<Remote extends Pick<RemoteManifest, 'name' | 'routes' | 'navigation'>>(
  owner: { remote: { name: string }; route: RemoteRoute } | null,
  remotes: readonly Remote[],
): Remote[] {
  if (!owner?.route.closed)
    return remotes
      .map((remote) => ({ ...remote, routes: remote.routes.filter(({ closed }) => !closed) }))
      .filter(({ routes, navigation }) => routes.length > 0 || navigation.length > 0)
  const navigation = remotes.flatMap((remote) => remote.navigation)
  return remotes
    .filter(({ name }) => name === owner.remote.name)
    .map((remote) => ({ ...remote, navigation, routes: remote.routes.filter(({ closed }) => closed) }))
}

/** A remote for browsers: the fields to load it and to verify every byte of it. */
export const clientRemote = (remote: RegisteredRelease & Pick<RegistryEntry, 'previous'>): ClientRemote => ({
  name: remote.name,
  // Only the server knows aliases, since no link has one, and what a document may ask the browser for.
  routes: remote.routes.map(({ aliases: _, asksForPlace: __, ...route }) => route),
  navigation: remote.navigation,
  ...(remote.languages && { languages: remote.languages }),
  current: clientRelease(remote),
  previous: remote.previous && clientRelease(remote.previous),
})

/**
 * The remotes as the document of one remote's page lists them. Of the hashes it has those of the release that it shows: those of
 * all remotes and their previous releases would be a fifth of it.
 */
export const remotesInDocument = (
  remotes: readonly (RegisteredRelease & Pick<RegistryEntry, 'previous'>)[],
  shown: string | undefined,
): ClientRemote[] =>
  remotes.map(clientRemote).map((remote) => ({
    ...remote,
    // What pages are composed with is in the page, or named in its own state.
    routes: remote.routes.map(({ data: _, pagesFrom: __, ...route }) => ({ ...route, data: [] })),
    current: remote.name === shown ? remote.current : withoutHashes(remote.current),
    previous: remote.previous && withoutHashes(remote.previous),
  }))

const withoutHashes = ({ integrity: _, ...release }: ClientRelease): ClientRelease => release

const clientRelease = (manifest: RegisteredRelease): ClientRelease => ({
  version: manifest.version,
  generation: manifest.generation ?? 0,
  entry: urlOf(manifest, manifest.entry),
  ...(manifest.reportToken === undefined ? {} : { reportToken: manifest.reportToken }),
  scripts: Object.fromEntries(
    ['', ...Object.keys(manifest.chunks ?? {})].map((chunk) => [chunk, filesOfPage(manifest, { chunk }).scripts]),
  ),
  integrity: Object.fromEntries(
    manifest.files
      .filter(({ path }) => /\.(js|css)$/.test(path))
      .map(({ path, integrity }) => [urlOf(manifest, path), integrity]),
  ),
})
