import { join } from 'node:path'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { RegisteredRelease, Registry, RemoteManifest } from '@homecare/contract/releases'
import { onlyCompatible } from '@homecare/federation/variants'
import { CONTRACT } from '@homecare/federation/contract'
import type { Locale } from '@homecare/federation/locales'
import type { Artifacts } from './artifacts'
import type { AskBff } from './ask-bff'
import { composable, type ComposableRegistry } from './composable'
import { localesOfSite } from './languages'
import { createComposer } from './composer'
import type { FrameFiles } from './shell-build'
import type { RunLimits } from './compose/run'
import { fetchPageData, type PageData } from './page-data'
import { createRegistryFollower, fetchRegistry } from './registry-follower'
import { openSite, type ComposedSite, type ServedSite } from './page-set'
import type { SiteFacts } from './site-files'
import { readStateFile, writeStateFile } from './state-files'
import { Refused, withRelease } from './try-release'

export interface Site {
  /** The pages that are served now; null before the first. */
  current(): ServedSite | null
  /** Composes all pages with a release before it is current. Throws `Refused` with the reason if it can't be served. */
  tryRelease(manifest: RegisteredRelease): Promise<void>
  /** Serves the stored pages, then follows the registry until `stop`. */
  start(): Promise<void>
  stop(): void
}

export interface SiteOptions extends SiteFacts {
  askBff: AskBff
  profile: ProviderProfile
  stateDir: string
  frames: Record<Locale, FrameFiles>
  artifacts: Pick<Artifacts, 'fetchRelease' | 'read'>
  log: { info(facts: object, text: string): void; warn(facts: { reason: string }, text: string): void }
  /** The contract number of this shell. */
  contract?: number
  /** How often the registry is fetched, in ms. */
  everyMs?: number
  /** The interval in ms at which responses are compared. */
  dataEveryMs?: number
  /** The limits of a release's own process. */
  renderLimits?: RunLimits
}

/** The composed site: it follows the registry, composes what is new, and keeps the last good pages. */
export function createSite(options: SiteOptions): Site {
  const { askBff, artifacts, log, contract = CONTRACT, everyMs = 1000, dataEveryMs = 15_000 } = options
  const composer = createComposer(options)
  // What is served, in memory and on disk, during every kind of outage and after a restart.
  const pagesFile = join(options.stateDir, 'pages.json')
  let served: ServedSite | null = null
  let lastFailures = ''

  const replace = async (next: ComposedSite): Promise<void> => {
    const opened = await openSite(next, options)
    await writeStateFile(pagesFile, JSON.stringify(next))
    served = opened
  }

  const render = async (release: RemoteManifest, registry: Registry, data: PageData) => {
    await artifacts.fetchRelease(release)
    return composer.areas(release, data, localesOfSite(registry))
  }
  const fetchAllReleases = async (registry: Registry): Promise<void> => {
    for (const entry of registry.remotes)
      for (const release of [entry, ...(entry.canary ? [entry.canary.manifest] : [])])
        await artifacts.fetchRelease(release)
    await fetchSubstitutes(registry)
  }
  /** The substitute of a broken release must not prevent serving a good one. */
  const fetchSubstitutes = async ({ remotes }: Registry): Promise<void> => {
    for (const { previous } of remotes) if (previous) await artifacts.fetchRelease(previous).catch(() => {})
  }
  const renderReleases = (registry: Registry, data: PageData): Promise<ComposableRegistry> =>
    composable(registry, served?.registry, (release) => render(release, registry, data))

  const compose = async (latest: Registry, data: PageData): Promise<void> => {
    const startedAt = performance.now()
    const before = served
    if (before?.id === composer.idOf({ registry: latest }, data)) {
      if (before.registry === latest) return
      await fetchAllReleases(latest)
      served = { ...before, registry: latest }
      return
    }
    const composition = await renderReleases(latest, data)
    const { registry } = composition
    const failures = composition.failures.join('; ')
    if (failures && failures !== lastFailures) log.warn({ reason: failures }, 'a remote keeps its previous release')
    lastFailures = failures
    await fetchSubstitutes(registry)
    const id = composer.idOf(composition, data)
    if (before?.id === id) served = { ...before, registry }
    else {
      const variants = await composer.compose(composition, data)
      await replace({ id, registry, data, variants })
      void prepareRollback(before?.registry, registry, data).catch(() => {})
      const ms = Math.round(performance.now() - startedAt)
      log.info(
        { revision: registry.revision, pages: variants.flatMap(({ pages }) => pages).length, ms },
        'pages composed',
      )
    }
  }

  /** A rollback must not wait, so the pages that it would restore are composed in advance. */
  const prepareRollback = async (before: Registry | undefined, registry: Registry, data: PageData): Promise<void> => {
    for (const { name, previous } of registry.remotes) {
      const was = before?.remotes.find((remote) => remote.name === name)?.version
      if (previous && was === previous.version)
        await composer.compose(await renderReleases(withRelease(registry, previous, contract), data), data)
    }
  }

  /** Serves the stored pages. If the shell or the profile has changed since, they are composed again first. */
  const restore = async (last: ComposedSite): Promise<void> => {
    if (last.id === composer.idOf(last, last.data)) await fetchAllReleases(last.registry).catch(() => {})
    else
      await compose(last.registry, last.data).catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'stored pages could not be composed again'),
      )
    served ??= await openSite(last, options)
  }

  const follower = createRegistryFollower({
    ...{ askBff, contract, everyMs, dataEveryMs, compose },
    known: () => served?.data,
    onError: (reason) =>
      log.warn({ reason }, 'the registry or its pages could not be loaded: the current pages stay in use'),
  })

  return {
    current: () => served,
    async tryRelease(manifest) {
      const fetched = await fetchRegistry(askBff)
      if (!fetched) throw new Error('The registry answered 304')
      const registry = withRelease(onlyCompatible(fetched.registry, contract), manifest, contract)
      const data = await fetchPageData(askBff, registry, served?.data)
      try {
        await render(manifest, registry, data)
        await composer.compose(await renderReleases(registry, data), data)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        throw new Refused(`The pages can not be composed with ${manifest.name} ${manifest.version}: ${why}.`)
      }
    },
    async start() {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `replace` writes the file.
      const last = (await readStateFile(pagesFile)) as ComposedSite | null
      if (last) await restore(last).catch(() => {})
      await follower.start()
    },
    stop: follower.stop,
  }
}
