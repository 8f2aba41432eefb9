import type { RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import type { ClientRelease, ClientRemote } from '../../src/state'

export const urlOf = ({ name, version }: Pick<RemoteManifest, 'name' | 'version'>, path: string): string =>
  `/remotes/${name}/${version}/${path}`

/** The registry's remotes for browsers: the fields to load a remote and to verify every byte of it. */
export const clientRemotes = (remotes: readonly (RemoteManifest & Pick<RegistryEntry, 'previous'>)[]): ClientRemote[] =>
  remotes.map((remote) => ({
    name: remote.name,
    routes: remote.routes,
    navigation: remote.navigation,
    current: clientRelease(remote),
    previous: remote.previous && clientRelease(remote.previous),
  }))

const clientRelease = (manifest: RemoteManifest): ClientRelease => ({
  version: manifest.version,
  generation: manifest.generation ?? 0,
  entry: urlOf(manifest, manifest.entry),
  integrity: Object.fromEntries(
    manifest.files
      .filter(({ path }) => /\.(js|css)$/.test(path))
      .map(({ path, integrity }) => [urlOf(manifest, path), integrity]),
  ),
})
