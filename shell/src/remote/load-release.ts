import type { RemoteModule } from '@homecare/federation/contract'
import { globalName } from '@homecare/federation/global-name'
import type { ClientRelease } from '../state'

/** What a remote's entry leaves in a global variable. */
interface Container {
  init(shared: unknown): Promise<unknown> | undefined
  get(path: './remote'): Promise<() => { default?: RemoteModule }>
}

declare global {
  /** Read by the chunk loaders of shell and remotes; see ChunkIntegrityPlugin. */
  var releaseIntegrity: Record<string, string> | undefined
  /** Loads that failed in this page. A browser that still waits for a file must ask for it by another address. */
  var releaseAttempt: number | undefined
  /** A file that has not come in so many ms is given up and asked for again. */
  var releasePatience: number | undefined
}

// webpack's own names: they become parts of its runtime when this is built.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>
declare const __webpack_share_scopes__: { default: unknown }

const containers = new Map<string, Promise<Container>>()

/** Loads `./remote` of one release. Every script and style of it is checked against the registry's hashes. */
export async function loadRelease(release: ClientRelease, name: string): Promise<RemoteModule> {
  globalThis.releaseIntegrity = { ...globalThis.releaseIntegrity, ...release.integrity }
  // Each release is a remote of its own, so that the one before can stand in within the same page.
  const global = globalName(name, release.version)
  const container = containers.get(global) ?? openContainer(release, global)
  containers.set(global, container)
  try {
    const { default: remote } = (await (await container).get('./remote'))()
    if (typeof remote?.routes !== 'function') throw new Error(`${name} ${release.version} exposes no routes(host)`)
    return remote
  } catch (error) {
    globalThis.releaseAttempt = (globalThis.releaseAttempt ?? 0) + 1
    throw error
  }
}

/** Runs a release's entry and lends it what is shared. One that failed is forgotten, so that it can be tried again. */
async function openContainer({ entry }: ClientRelease, global: string): Promise<Container> {
  try {
    await Promise.all([runScript(entry), __webpack_init_sharing__('default')])
    const container = (globalThis as unknown as Record<string, Container | undefined>)[global]
    if (!container) throw new Error(`${entry} left no ${global}`)
    await container.init(__webpack_share_scopes__.default)
    return container
  } catch (error) {
    containers.delete(global)
    throw error
  }
}

function runScript(url: string): Promise<void> {
  const integrity = globalThis.releaseIntegrity?.[new URL(url, location.href).pathname]
  if (!integrity) throw new Error(`${url} belongs to no release`)
  const script = document.createElement('script')
  script.src = globalThis.releaseAttempt ? `${url}?attempt=${globalThis.releaseAttempt}` : url
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => {
      script.remove()
      reject(new Error(`${url} ${why}`))
    }
    const timer = setTimeout(() => giveUp('did not come in time'), globalThis.releasePatience ?? 4000)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => giveUp('did not come')
    document.head.append(script)
  })
}
