import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { type RemoteModule } from '@homecare/federation/contract'
import { globalName } from '@homecare/federation/global-name'
import type { ClientRelease } from './state'

declare global {
  /** Read by the remotes' own chunk loaders; see ChunkIntegrityPlugin. */
  var releaseIntegrity: Record<string, string> | undefined
  /** Loads that failed in this page. A browser that still waits for a file must ask for it by another address. */
  var releaseAttempt: number | undefined
  /** A file that has not come in so many ms is given up and asked for again. */
  var releasePatience: number | undefined
}

registerPlugins([
  {
    name: 'integrity',
    createScript({ url }) {
      const integrity = globalThis.releaseIntegrity?.[new URL(url, location.href).pathname]
      if (!integrity) throw new Error(`${url} belongs to no release`)
      const script = document.createElement('script')
      script.src = globalThis.releaseAttempt ? `${url}?attempt=${globalThis.releaseAttempt}` : url
      script.async = true
      script.crossOrigin = 'anonymous'
      script.integrity = integrity
      return { script, timeout: globalThis.releasePatience ?? 4000 }
    },
  },
])

/** Loads `./remote` of one release. Every script and style of it is checked against the registry's hashes. */
export async function loadRelease(release: ClientRelease, name: string): Promise<RemoteModule> {
  globalThis.releaseIntegrity = { ...globalThis.releaseIntegrity, ...release.integrity }
  // Each release is a remote of its own, so that the one before can stand in within the same page.
  const container = globalName(name, release.version)
  registerRemotes([{ name: container, entry: release.entry, entryGlobalName: container, type: 'var' }])
  const loaded = await loadRemote<{ default?: RemoteModule }>(`${container}/remote`).catch((error: unknown) => {
    globalThis.releaseAttempt = (globalThis.releaseAttempt ?? 0) + 1
    throw error
  })
  const remote = loaded?.default
  if (typeof remote?.routes !== 'function') throw new Error(`${name} ${release.version} exposes no routes(host)`)
  return remote
}
