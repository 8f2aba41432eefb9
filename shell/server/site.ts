import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { Registry } from '@homecare/contract/releases'
import type { ShellState } from '../src/state'
import type { Artifacts } from './artifacts'
import { runCompose } from './compose/run'
import { keepFile, kept } from './keep'
import { dataChanged, fetchPageData, type PageData } from './page-data'
import { openPageSet, type KeptSet, type PageSet } from './page-set'
import { createRegistrySource } from './registry-source'

export interface Site {
  /** The pages that are served now; null until there are any. */
  current(): PageSet | null
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
  artifacts: Artifacts
  log: { info(facts: object, text: string): void; warn(facts: { reason: string }, text: string): void }
  /** How often the registry is asked for, in ms. */
  everyMs?: number
  /** How often composed answers are compared, in ms. */
  dataEveryMs?: number
}

/** The composed site: it follows the registry, and keeps the last good pages over every kind of outage. */
export function createSite(options: SiteOptions): Site {
  const { bffUrl, publicUrl, profile, shell, artifacts, log, everyMs = 1000, dataEveryMs = 15_000 } = options
  const file = join(options.stateDir, 'pages.json')
  const nextRegistry = createRegistrySource(bffUrl)
  let set: PageSet | null = null
  let wanted: Registry | null = null
  let complaint = ''
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let dataCheckedAt = Date.now()

  const identity = (registry: Registry, data: PageData): string =>
    createHash('sha256')
      .update(JSON.stringify([registry, data, profile, publicUrl, shell]))
      .digest('hex')
      .slice(0, 16)

  const compose = async (registry: Registry, fetchData: () => Promise<PageData>): Promise<void> => {
    const startedAt = performance.now()
    await artifacts.hold(registry)
    const data = await fetchData()
    const id = identity(registry, data)
    if (set?.id === id) return
    const dirs = Object.fromEntries(registry.remotes.map((remote) => [remote.name, artifacts.dirOf(remote)]))
    const pages = await runCompose(options.composeScript, { registry, dirs, profile, publicUrl, shell, data })
    const next: KeptSet = { id, registry, data, pages }
    const opened = await openPageSet(next, publicUrl)
    // Kept before it is served: what a visitor has seen is there after a restart.
    await keepFile(file, JSON.stringify(next))
    set = opened
    log.info(
      { revision: registry.revision, pages: pages.length, ms: Math.round(performance.now() - startedAt) },
      'pages composed',
    )
  }

  /** What was kept is served at once; if the shell or the profile is another one now, made again from it first. */
  const restore = async (last: KeptSet): Promise<void> => {
    await artifacts.hold(last.registry).catch(() => {})
    if (last.id !== identity(last.registry, last.data)) {
      await compose(last.registry, async () => last.data).catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'kept pages could not be made again'),
      )
    }
    set ??= await openPageSet(last, publicUrl)
  }

  const round = async (): Promise<void> => {
    wanted = (await nextRegistry()) ?? wanted
    if (!wanted && set && Date.now() - dataCheckedAt > dataEveryMs) {
      dataCheckedAt = Date.now()
      if (await dataChanged(bffUrl, set.data)) wanted = set.registry
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
    current: () => set,
    async start() {
      const last = (await kept(file)) as KeptSet | null
      if (last) await restore(last).catch(() => {})
      await follow()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
