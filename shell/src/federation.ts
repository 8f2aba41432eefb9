import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { type RemoteModule } from '@homecare/federation/contract'
import { globalName } from '@homecare/federation/global-name'
import type { ClientRelease } from './state'

declare global {
  /** Read by the remotes' own chunk loaders; see ChunkIntegrityPlugin. */
  var releaseIntegrity: Record<string, string> | undefined
}

const ENTRY_TIMEOUT_MS = 8000

registerPlugins([
  {
    name: 'integrity',
    createScript({ url }) {
      const integrity = globalThis.releaseIntegrity?.[new URL(url, location.href).pathname]
      if (!integrity) throw new Error(`${url} belongs to no release`)
      const script = document.createElement('script')
      script.src = url
      script.async = true
      script.crossOrigin = 'anonymous'
      script.integrity = integrity
      return { script, timeout: ENTRY_TIMEOUT_MS }
    },
  },
])

/** Loads `./remote` of one release. Every script and style of it is checked against the registry's hashes. */
export async function loadRelease(release: ClientRelease, name: string): Promise<RemoteModule> {
  globalThis.releaseIntegrity = { ...globalThis.releaseIntegrity, ...release.integrity }
  // Each release is a remote of its own, so that the one before can stand in within the same page.
  const container = globalName(name, release.version)
  registerRemotes([{ name: container, entry: release.entry, entryGlobalName: container, type: 'var' }])
  const loaded = await loadRemote<{ default?: RemoteModule }>(`${container}/remote`)
  const remote = loaded?.default
  if (typeof remote?.routes !== 'function') throw new Error(`${name} ${release.version} exposes no routes(host)`)
  return remote
}
