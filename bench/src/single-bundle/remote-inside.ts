import type { RemoteModule } from '@homecare/federation/contract'
import remote from '@homecare/mfe-site/src/remote'

// Replaces the two modules that fetch a remote: in the browser's build and in the build that composes pages.

export async function loadRelease(_release: unknown, _name: string, { path }: { path: string }): Promise<RemoteModule> {
  await remote.preload(path)
  return remote
}

export const runServerEntry = (): RemoteModule => remote
