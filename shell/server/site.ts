import { join } from 'node:path'
import type { RegisteredRelease, Registry } from '@homecare/contract/releases'
import { parseRegistry } from '@homecare/federation/parse'
import { onlyCompatible } from '@homecare/federation/variants'
import { CONTRACT } from '@homecare/federation/contract'
import { Refused, withRelease } from '@homecare/federation/with-release'
import type { Artifacts } from './artifacts'
import { fetchAnswer, type Answer, type AskBff } from './ask-bff'
import { createComposer } from './composer'
import type { ShellSource } from './shell-build'
import type { RunLimits } from './compose/run'
import { fetchPageData, type PageData } from './page-data'
import { openSite, type ComposedSite, type ServedSite } from './page-set'
import { readStateFile, writeStateFile } from './state-files'

export type Site = ReturnType<typeof createSite>

export interface SiteOptions extends ShellSource {
  askBff: AskBff
  artifacts: Pick<Artifacts, 'fetchRelease' | 'fetchAll' | 'read'>
  log: { info(facts: object, text: string): void; warn(facts: { reason: string }, text: string): void }
  /** The contract number of this shell. */
  contract?: number
  /** How often the registry is fetched, in ms. */
  everyMs?: number
  /** The interval in ms at which responses are compared, and a remote that did not render is tried again. */
  dataEveryMs?: number
  /** The limits of a release's own process. */
  renderLimits?: RunLimits
}

/** The composed site: it follows the registry, composes what is new, and keeps the last good pages. */
export function createSite(options: SiteOptions) {
  const { askBff, artifacts, log, contract = CONTRACT, everyMs = 1000, dataEveryMs = 15_000 } = options
  const composer = createComposer(options)
  // What is served, in memory and on disk, during every kind of outage and after a restart. Another shape of it needs another
  // name, so that an earlier version finds what it can read after a rollback. `pages.json` has an earlier shape.
  const siteFile = join(options.env.STATE_DIR, 'site.json')
  let served: ServedSite | null = null
  let known: (Answer & { registry: Registry }) | undefined
  let composedAt = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const lastReasons = new Map<string, string>()

  /** Logs a reason, unless it is the one of the last time. An empty one is that of a success. */
  const warn = (reason: string, text: string): void => {
    if (reason && reason !== lastReasons.get(text)) log.warn({ reason }, text)
    lastReasons.set(text, reason)
  }

  const compose = async (latest: Registry, data: PageData): Promise<void> => {
    const startedAt = performance.now()
    const before = served
    // Usually every release renders.
    if (before?.id === composer.idOf({ registry: latest, clientRendered: [], data })) return
    const rendered = await composer.render(latest, before?.registry, data)
    const { registry, clientRendered, failures } = rendered
    warn(failures.join('; '), 'a remote keeps its previous release')
    const id = composer.idOf({ registry, clientRendered, data })
    if (before?.id === id) return
    await artifacts.fetchAll(registry)
    const variants = await composer.compose(rendered, data)
    const next: ComposedSite = { id, registry, clientRendered, data, variants }
    const opened = await openSite(next, options)
    await writeStateFile(siteFile, JSON.stringify(next))
    served = opened
    void prepareRollback(before?.registry, registry, data).catch(() => {})
    const pages = variants.flatMap(({ frames }) => frames).length
    log.info({ revision: registry.revision, pages, ms: Math.round(performance.now() - startedAt) }, 'pages composed')
  }

  /** A rollback must not wait, so the pages that it would restore are composed in advance. */
  const prepareRollback = async (before: Registry | undefined, registry: Registry, data: PageData): Promise<void> => {
    for (const { name, previous } of registry.remotes) {
      const was = before?.remotes.find((remote) => remote.name === name)?.version
      if (previous && was === previous.version)
        await composer.compose(await composer.render(withRelease(registry, previous, contract), registry, data), data)
    }
  }

  /** Serves the stored pages. If the shell or the profile has changed since, they are composed again first. */
  const restore = async (last: ComposedSite): Promise<void> => {
    if (last.id === composer.idOf(last)) await artifacts.fetchAll(last.registry)
    else
      await compose(last.registry, last.data).catch((error: unknown) =>
        log.warn({ reason: String(error) }, 'stored pages could not be composed again'),
      )
    served ??= await openSite(last, options)
  }

  /** The releases that this shell can run; the known ones themselves if there is no other. */
  const fetchRegistry = async (before?: typeof known): Promise<NonNullable<typeof known>> => {
    const fetched = await fetchAnswer(askBff, '/api/remotes', before)
    if (before && fetched === before) return before
    return { ...fetched, registry: onlyCompatible(parseRegistry(fetched.answer), contract) }
  }

  /** Composes when the registry is new, and regularly, since data change and a remote may render the next time. */
  const poll = async (): Promise<void> => {
    const fetched = await fetchRegistry(known)
    if (fetched !== known) composedAt = 0
    known = fetched
    if (Date.now() - composedAt < dataEveryMs) return
    await compose(known.registry, await fetchPageData(askBff, known.registry, served?.data))
    composedAt = Date.now()
  }

  const follow = async (): Promise<void> => {
    const reason = await poll().then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    warn(reason, 'the registry or its pages could not be loaded: the current pages stay in use')
    // Jitter, so that several servers do not poll at the same time.
    if (!stopped) timer = setTimeout(() => void follow(), everyMs * (0.8 + Math.random() * 0.4))
  }

  return {
    /** The pages that are served now; null before the first. */
    current: () => served,
    /** Composes all pages with a release before it is current. Throws `Refused` with the reason if it can't be served. */
    async tryRelease(manifest: RegisteredRelease): Promise<void> {
      const registry = withRelease((await fetchRegistry()).registry, manifest, contract)
      const data = await fetchPageData(askBff, registry, served?.data)
      try {
        await composer.renderRelease(manifest, registry, data)
        await composer.compose(await composer.render(registry, served?.registry, data), data)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        throw new Refused(`The pages can not be composed with ${manifest.name} ${manifest.version}: ${why}.`)
      }
    },
    /** Serves the stored pages, then follows the registry until `stop`. Resolves after the first poll. */
    async start(): Promise<void> {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `compose` writes the file.
      const last = (await readStateFile(siteFile)) as ComposedSite | null
      if (last) await restore(last).catch(() => {})
      await follow()
    },
    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
  }
}
