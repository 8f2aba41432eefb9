import type { RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import { filesOfPage, type RemoteRoute } from '@homecare/federation/registry'
import type { ClientRelease, ClientRemote } from '../../src/state'

export const urlOf = ({ name, version }: Pick<RemoteManifest, 'name' | 'version'>, path: string): string =>
  `/remotes/${name}/${version}/${path}`

/**
 * The remotes that a page of this layout can lead to without another document. A public page leads to public pages and to
 * those in the navigation: what the admin area consists of would be a tenth of its document.
 */
export const linkedFrom = <Remote extends Pick<RemoteManifest, 'routes' | 'navigation'>>(
  layout: RemoteRoute['layout'],
  remotes: readonly Remote[],
): Remote[] =>
  remotes.filter(
    ({ routes, navigation }) =>
      layout === 'bare' || navigation.length > 0 || routes.some((route) => route.layout === 'public'),
  )

/** The registry's remotes for browsers: the fields to load a remote and to verify every byte of it. */
export const clientRemotes = (remotes: readonly (RemoteManifest & Pick<RegistryEntry, 'previous'>)[]): ClientRemote[] =>
  remotes.map((remote) => ({
    name: remote.name,
    routes: remote.routes,
    navigation: remote.navigation,
    current: clientRelease(remote),
    previous: remote.previous && clientRelease(remote.previous),
  }))

/**
 * The remotes as the document of one remote's page lists them. Of the hashes it has those of the release that it shows: those of
 * all remotes and their previous releases would be a fifth of it.
 */
export const remotesInDocument = (
  remotes: readonly (RemoteManifest & Pick<RegistryEntry, 'previous'>)[],
  shown: string | undefined,
): ClientRemote[] =>
  clientRemotes(remotes).map((remote) => ({
    ...remote,
    current: remote.name === shown ? remote.current : withoutHashes(remote.current),
    previous: remote.previous && withoutHashes(remote.previous),
  }))

const withoutHashes = ({ integrity: _, ...release }: ClientRelease): ClientRelease => release

const clientRelease = (manifest: RemoteManifest): ClientRelease => ({
  version: manifest.version,
  generation: manifest.generation ?? 0,
  entry: urlOf(manifest, manifest.entry),
  scripts: Object.fromEntries(
    ['', ...Object.keys(manifest.chunks ?? {})].map((chunk) => [chunk, filesOfPage(manifest, { chunk }).scripts]),
  ),
  integrity: Object.fromEntries(
    manifest.files
      .filter(({ path }) => /\.(js|css)$/.test(path))
      .map(({ path, integrity }) => [urlOf(manifest, path), integrity]),
  ),
})
