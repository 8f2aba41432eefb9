import { join } from 'node:path'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { Registry, RemoteManifest } from '@homecare/contract/releases'
import { runnable } from '@homecare/federation/arms'
import { CONTRACT } from '@homecare/federation/contract'
import type { ShellState } from '../src/state'
import type { Artifacts } from './artifacts'
import { createComposer } from './composer'
import { keepFile, kept } from './keep'
import { dataChanged, fetchPageData, type PageData } from './page-data'
import { createRegistrySource, fetchRegistry } from './registry-source'
import { openServedSite, type KeptSite, type ServedSite } from './served-site'
import { Refused, withRelease } from './try-release'

export interface Site {
  /** The pages that are served now; null until there are any. */
  current(): ServedSite | null
  /** Composes all pages with a release that is not out yet. Throws `Refused` with the reason if it can't be served. */
  tryRelease(manifest: RemoteManifest): Promise<void>
  /** Loads what was kept, then follows the registry until `stop`. */
  start(): Promise<void>
  stop(): void
}

export interface SiteOptions {
  bffUrl: string
  publicUrl: string
  profile: ProviderProfile
  stateDir: string
  composeScript: string
  shell: ShellState['shell']
  /** The text of the shell's own stylesheet. */
  shellStyle: string
  artifacts: Artifacts
  log: { info(facts: object, text: string): void; warn(facts: { reason: string }, text: string): void }
  /** The contract number of this shell. */
  contract?: number
  /** How often the registry is asked for, in ms. */
  everyMs?: number
  /** How often composed answers are compared, in ms. */
  dataEveryMs?: number
}

/** The composed site: it follows the registry, and keeps the last good pages over every kind of outage. */
export function createSite(options: SiteOptions): Site {
  const { bffUrl, publicUrl, artifacts, log, contract = CONTRACT, everyMs = 1000, dataEveryMs = 15_000 } = options
  const file = join(options.stateDir, 'pages.json')
  const nextRegistry = createRegistrySource(bffUrl)
  const composer = createComposer(options)
  let site: ServedSite | null = null
  let wanted: Registry | null = null
  let complaint = ''
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let dataCheckedAt = Date.now()

  const compose = async (registry: Registry, fetchData: () => Promise<PageData>): Promise<void> => {
    const startedAt = performance.now()
    await artifacts.hold(registry)
    const data = await fetchData()
    const id = composer.idOf(registry, data)
    if (site?.id === id) {
      site = { ...site, registry }
      return
    }
    const next: KeptSite = { id, registry, data, arms: await composer.compose(registry, data) }
    const opened = openServedSite(next, publicUrl)
    const before = site?.registry
    // Kept before it is served: what a visitor has seen is there after a restart.
    await keepFile(file, JSON.stringify(next))
    site = opened
    const pages = next.arms.reduce((sum, arm) => sum + arm.length, 0)
    void prepareRollback(before, registry, data).catch(() => {})
    log.info({ revision: registry.revision, pages, ms: Math.round(performance.now() - startedAt) }, 'pages composed')
  }

  /** A roll-back must not wait: the pages that it would bring back are made while nobody asks for them. */
  const prepareRollback = async (before: Registry | undefined, registry: Registry, data: PageData): Promise<void> => {
    for (const { name, previous } of registry.remotes) {
      const was = before?.remotes.find((remote) => remote.name === name)?.version
      if (previous && was === previous.version) await composer.compose(withRelease(registry, previous, contract), data)
    }
  }

  /** What was kept is served at once; if the shell or the profile is another one now, made again from it first. */
  const restore = async (last: KeptSite): Promise<void> => {
    await artifacts.hold(last.registry).catch(() => {})
    if (last.id !== composer.idOf(last.registry, last.data)) {
      await compose(last.registry, async () => last.data).catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'kept pages could not be made again'),
      )
    }
    site ??= openServedSite(last, publicUrl)
  }

  const round = async (): Promise<void> => {
    const found = await nextRegistry()
    if (found) wanted = runnable(found, contract)
    if (!wanted && site && Date.now() - dataCheckedAt > dataEveryMs) {
      dataCheckedAt = Date.now()
      if (await dataChanged(bffUrl, site.data)) wanted = site.registry
    }
    if (!wanted) return
    const registry = wanted
    await compose(registry, () => fetchPageData(bffUrl, registry))
    wanted = null
  }

  const follow = async (): Promise<void> => {
    try {
      await round()
      complaint = ''
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      if (text !== complaint) log.warn({ reason: text }, 'pages stay as they are')
      complaint = text
    }
    // Several servers must not ask in step.
    if (!stopped) timer = setTimeout(() => void follow(), everyMs * (0.8 + Math.random() * 0.4))
  }

  return {
    current: () => site,
    async tryRelease(manifest) {
      const registry = withRelease(runnable(await fetchRegistry(bffUrl), contract), manifest, contract)
      const data = await fetchPageData(bffUrl, registry)
      try {
        await artifacts.hold(registry)
        await composer.compose(registry, data)
      } catch (error) {
        const lines = (error instanceof Error ? error.message : String(error)).split('\n')
        const why = lines.find((line) => line.includes('Error:')) ?? lines[0]
        throw new Refused(`The pages can not be composed with ${manifest.name} ${manifest.version}. ${why}`)
      }
    },
    async start() {
      const last = (await kept(file)) as KeptSite | null
      if (last) await restore(last).catch(() => {})
      await follow()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
