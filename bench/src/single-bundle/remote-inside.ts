import type { RemoteModule } from '@homecare/federation/contract'
import remote from '@homecare/mfe-site/src/remote'

// Replaces the two modules that fetch a remote: in the browser's build and in the build that composes pages.

export const loadRelease = (): Promise<RemoteModule> => Promise.resolve(remote)

export const runServerEntry = (): RemoteModule => remote
