import { join } from 'node:path'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { Registry, RemoteManifest } from '@homecare/contract/releases'
import { onlyCompatible } from '@homecare/federation/variants'
import { CONTRACT } from '@homecare/federation/contract'
import type { ShellState } from '../src/state'
import type { Artifacts } from './artifacts'
import { allRendered, composable, type Composable } from './composable'
import { createComposer } from './composer'
import type { RunLimits } from './compose/run'
import { writeStateFile, readStateFile } from './state-files'
import { dataChanged, fetchPageData, type PageData } from './page-data'
import { createRegistrySource, fetchRegistry } from './registry-source'
import type { Serving } from './page-set'
import { openSite, type ComposedSite, type ServedSite } from './site-variants'
import { Refused, withRelease } from './try-release'

export interface Site {
  /** The pages that are served now; null until there are any. */
  current(): ServedSite | null
  /** Composes all pages with a release that is not out yet, by what composes them once it is. Throws `Refused` with the reason if it can't be served. */
  tryRelease(manifest: RemoteManifest): Promise<void>
  /** Loads what was kept, then follows the registry until `stop`. */
  start(): Promise<void>
  stop(): void
}

export interface SiteOptions extends Serving {
  bffUrl: string
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
  /** What a release's own process may take. */
  renderLimits?: RunLimits
}

/** The composed site: it follows the registry, and keeps the last good pages over every kind of outage. */
export function createSite(options: SiteOptions): Site {
  const { bffUrl, artifacts, log, contract = CONTRACT, everyMs = 1000, dataEveryMs = 15_000 } = options
  const file = join(options.stateDir, 'pages.json')
  const nextRegistry = createRegistrySource(bffUrl)
  const composer = createComposer(options)
  let site: ServedSite | null = null
  let wanted: Registry | null = null
  let complaint = ''
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let dataCheckedAt = Date.now()
  /** What was composed with a remote that did not render, and when to try that again. */
  let incomplete: { registry: Registry; retryAt: number } | null = null

  const render = async (release: RemoteManifest, data: PageData) => {
    await artifacts.hold(release)
    return composer.areas(release, data)
  }
  const holdAll = async (registry: Registry): Promise<void> => {
    for (const entry of registry.remotes)
      for (const release of [entry, ...(entry.canary ? [entry.canary.manifest] : [])]) await artifacts.hold(release)
    await artifacts.tidy(registry)
  }
  const arrange = (registry: Registry, data: PageData): Promise<Composable> =>
    composable(registry, site?.registry, (release) => render(release, data))

  const compose = async (wanted: Registry, data: PageData): Promise<void> => {
    const startedAt = performance.now()
    if (site?.id === composer.idOf(allRendered(wanted), data)) {
      await holdAll(wanted)
      site = { ...site, registry: wanted }
      incomplete = null
      return
    }
    const what = await arrange(wanted, data)
    const { registry } = what
    complain(what.failures.join('; '), 'a remote stays as it was')
    incomplete = what.failures.length > 0 ? { registry: wanted, retryAt: Date.now() + dataEveryMs } : null
    await artifacts.tidy(registry)
    const id = composer.idOf(what, data)
    if (site?.id === id) {
      site = { ...site, registry }
      return
    }
    const next: ComposedSite = { id, registry, data, variants: await composer.compose(what, data) }
    const opened = openSite(next, options)
    const before = site?.registry
    // Kept before it is served: what a visitor has seen is there after a restart.
    await writeStateFile(file, JSON.stringify(next))
    site = opened
    const pages = next.variants.reduce((sum, variant) => sum + variant.length, 0)
    void prepareRollback(before, registry, data).catch(() => {})
    log.info({ revision: registry.revision, pages, ms: Math.round(performance.now() - startedAt) }, 'pages composed')
  }

  /** A roll-back must not wait: the pages that it would bring back are made while nobody asks for them. */
  const prepareRollback = async (before: Registry | undefined, registry: Registry, data: PageData): Promise<void> => {
    for (const { name, previous } of registry.remotes) {
      const was = before?.remotes.find((remote) => remote.name === name)?.version
      if (previous && was === previous.version)
        await composer.compose(await arrange(withRelease(registry, previous, contract), data), data)
    }
  }

  /** What was kept is served at once; if the shell or the profile is another one now, made again from it first. */
  const restore = async (last: ComposedSite): Promise<void> => {
    if (last.id === composer.idOf(allRendered(last.registry), last.data)) await holdAll(last.registry).catch(() => {})
    else
      await compose(last.registry, last.data).catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'kept pages could not be made again'),
      )
    site ??= openSite(last, options)
  }

  const round = async (): Promise<void> => {
    const found = await nextRegistry()
    if (found) wanted = onlyCompatible(found, contract)
    if (!wanted && site && Date.now() - dataCheckedAt > dataEveryMs) {
      dataCheckedAt = Date.now()
      if (await dataChanged(bffUrl, site.data)) wanted = site.registry
    }
    if (!wanted && incomplete && Date.now() > incomplete.retryAt) wanted = incomplete.registry
    if (!wanted) return
    await compose(wanted, await fetchPageData(bffUrl, wanted, site?.data))
    wanted = null
  }

  const complain = (reason: string, text: string): void => {
    if (reason && reason !== complaint) log.warn({ reason }, text)
    complaint = reason
  }

  const follow = async (): Promise<void> => {
    try {
      await round()
      if (!incomplete) complaint = ''
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error), 'pages stay as they are')
    }
    // Several servers must not ask in step.
    if (!stopped) timer = setTimeout(() => void follow(), everyMs * (0.8 + Math.random() * 0.4))
  }

  return {
    current: () => site,
    async tryRelease(manifest) {
      const registry = withRelease(onlyCompatible(await fetchRegistry(bffUrl), contract), manifest, contract)
      const data = await fetchPageData(bffUrl, registry, site?.data)
      try {
        await render(manifest, data)
        await composer.compose(await arrange(registry, data), data)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        throw new Refused(`The pages can not be composed with ${manifest.name} ${manifest.version}: ${why}.`)
      }
    },
    async start() {
      const last = (await readStateFile(file)) as ComposedSite | null
      if (last) await restore(last).catch(() => {})
      await follow()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
