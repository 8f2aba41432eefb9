import type { RemoteModule } from '@homecare/federation/contract'
import { globalName } from '@homecare/federation/global-name'
import type { ClientRelease } from '../state'
import { learnHashes } from './learn-hashes'

/** A remote's entry leaves it in a global variable. */
interface Container {
  init(shared: unknown): Promise<unknown> | undefined
  get(path: './remote'): Promise<() => { default?: RemoteModule }>
}

/** Tells the chunk loaders of shell and remotes (ChunkIntegrityPlugin) how to request files of releases. */
interface ReleaseFiles {
  /** Hashes by path. */
  integrity: Record<string, string>
  /**
   * Loads that failed in this page. A browser that still waits for a file needs another address to request it again.
   */
  attempt: number
  /** After this many milliseconds a file is requested again. */
  limitMs: number
}

declare global {
  var releaseFiles: ReleaseFiles
}

// webpack's own names: they become parts of its runtime when this is built.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>
declare const __webpack_share_scopes__: { default: unknown }

const containers = new Map<string, Promise<Container>>()

interface WantedPage {
  path: string
  /** The chunk that its route names. */
  chunk?: string | undefined
}

/**
 * Loads `./remote` of one release, and what it needs to show a page. Every script and style of it is checked against the
 * registry's hashes. The page's files are fetched meanwhile, or they would come one after the other.
 */
export async function loadRelease(
  release: ClientRelease,
  name: string,
  { path, chunk = '' }: WantedPage,
): Promise<RemoteModule> {
  const folder = release.entry.slice(0, release.entry.lastIndexOf('/') + 1)
  const scripts = (release.scripts?.[chunk] ?? []).map((name) => folder + name)
  const { integrity } = globalThis.releaseFiles
  if (release.integrity) Object.assign(integrity, release.integrity)
  else if (!integrity[release.entry]) await learnHashes([release.entry, ...scripts])
  fetchAhead(scripts)
  // Each release has a container of its own, so that the previous one can replace it within the same page.
  const global = globalName(name, release.version)
  const container = containers.get(global) ?? openContainer(release, global)
  containers.set(global, container)
  try {
    const { default: remote } = (await (await container).get('./remote'))()
    if (typeof remote?.routes !== 'function') throw new Error(`${name} ${release.version} exposes no routes(host)`)
    await remote.preload?.(path)
    return remote
  } catch (error) {
    globalThis.releaseFiles.attempt += 1
    throw error
  }
}

/** Runs a release's entry and gives it the shared modules. A failed one is removed, so that it can be loaded again. */
async function openContainer({ entry }: ClientRelease, global: string): Promise<Container> {
  try {
    await Promise.all([runScript(entry), __webpack_init_sharing__('default')])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A release's container is a global whose name is known at run time only.
    const container = (globalThis as unknown as Record<string, Container | undefined>)[global]
    if (!container) throw new Error(`${entry} left no ${global}`)
    await container.init(__webpack_share_scopes__.default)
    return container
  } catch (error) {
    containers.delete(global)
    throw error
  }
}

/** What the page's first script has added for the page that is opened (boot/main-script.ts). */
const scriptIn = (href: string): HTMLScriptElement | null =>
  document.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(href)}"]`)

/** Another attempt has other addresses, so it has no use for these. What the page's first script has requested is on its way. */
function fetchAhead(urls: string[]): void {
  const { attempt, integrity: hashes } = globalThis.releaseFiles
  for (const href of attempt > 0 ? [] : urls) {
    const integrity = hashes[href]
    if (!integrity || document.querySelector(`link[rel=preload][href="${CSS.escape(href)}"]`) || scriptIn(href))
      continue
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href, integrity })
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}

/** Runs a file of a release, or waits until the one has run that the page's first script has requested. */
function runScript(url: string): Promise<void> {
  const { attempt, integrity: hashes } = globalThis.releaseFiles
  const integrity = hashes[new URL(url, location.href).pathname]
  if (!integrity) throw new Error(`${url} belongs to no release`)
  const requested = attempt === 0 ? scriptIn(url) : null
  if (requested) return requested.dataset.pending === undefined ? Promise.resolve() : hasRun(requested, url)
  const script = document.createElement('script')
  script.src = attempt ? `${url}?attempt=${attempt}` : url
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  document.head.append(script)
  return hasRun(script, url)
}

function hasRun(script: HTMLScriptElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => {
      script.remove()
      reject(new Error(`${url} ${why}`))
    }
    const timer = setTimeout(() => giveUp('did not arrive in time'), globalThis.releaseFiles.limitMs)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => giveUp('did not arrive')
  })
}
