import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Registry, RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import { readAddress, type Locale } from '@homecare/federation/locales'
import { profileIn } from '@homecare/federation/parse'
import {
  localesOf,
  localesOfPage,
  localesOfSite,
  registryIn,
  releaseIn,
} from '@homecare/federation/registry-in-language'
import { variantsOf } from '@homecare/federation/variants'
import { manifestOf } from '@homecare/federation/with-release'
import { checkAreas } from './compose/check-areas'
import { clientRemote, urlOf } from './compose/client-remotes'
import type { Area, Composition, Frame, ProcessResponse } from './compose/input'
import { runConfined } from './compose/run'
import type { PageData } from './page-data'
import { alternateLinks, styleForPage } from './page-text'
import { createRecent } from './recent'
import type { SiteOptions } from './site'

/** A registry whose pages can be composed. */
export interface RenderedRegistry {
  registry: Registry
  /** The remotes none of whose releases renders: their pages are client-rendered. */
  clientRendered: string[]
  /** The areas of each release. */
  areas: ReadonlyMap<string, Area[]>
  /** One sentence for each release that did not render. */
  failures: string[]
}

const SETS_REMEMBERED = 4
const RELEASES_REMEMBERED = 24

const keyOf = ({ name, version }: Pick<RemoteManifest, 'name' | 'version'>): string => `${name} ${version}`

export function createComposer(options: SiteOptions) {
  const { profile, artifacts, renderLimits } = options
  const { frames } = options.build
  const publicUrl = options.env.PUBLIC_URL
  const sets = createRecent<Composition>(SETS_REMEMBERED)
  const rendered = createRecent<Area[]>(RELEASES_REMEMBERED)
  // Many simultaneous trials must not start as many processes.
  const limit = pLimit(Math.max(2, availableParallelism()))

  const hashOf = (what: unknown): string =>
    hash('sha256', JSON.stringify([what, profile, publicUrl, frames])).slice(0, 16)
  const text = async (release: RemoteManifest, path: string) =>
    new TextDecoder().decode(await artifacts.read(release, path))

  const areasIn = async (locale: Locale, locales: readonly Locale[], whole: RemoteManifest, data: PageData) => {
    const release = releaseIn(whole, locale)
    const remote = clientRemote({ ...release, previous: null })
    const task = { kind: 'areas' as const, remote, code: await text(release, release.serverEntry) }
    const own = { profile: profileIn(profile, locale), publicUrl, data }
    const written = await limit(() => runConfined(frames[locale].composeScript, { ...task, ...own }, renderLimits))
    const translated = localesOfPage(locales, whole)
    return checkAreas(release, written, data, locale).map((area) => ({
      ...area,
      head: area.head + alternateLinks(publicUrl, readAddress(area.path).path, translated),
    }))
  }

  /** Renders the pages of one release in the languages of a site. Throws one sentence if one page does not render. */
  const renderRelease = async (release: RemoteManifest, site: Registry, all: PageData): Promise<Area[]> => {
    await artifacts.fetchRelease(release)
    const own = localesOf(release).filter((locale) => localesOfSite(site).includes(locale))
    const routes = own.flatMap((locale) => releaseIn(release, locale).routes)
    const calls = [...new Set(routes.flatMap((route) => route.data))].sort()
    const missing = calls.find((call) => !all[call])
    if (missing) throw new Error(`${missing}, which its pages are composed with, has no answer`)
    const data = Object.fromEntries(calls.flatMap((call) => (all[call] ? [[call, all[call]]] : [])))
    return rendered(hashOf([release.name, release.version, own, data]), async () =>
      (await Promise.all(own.map((locale) => areasIn(locale, own, release, data)))).flat(),
    )
  }

  /**
   * Renders every release of a registry. A remote whose release does not render keeps its served release, else gets its
   * previous one, else its pages are client-rendered. The other remotes are composed in any case.
   */
  const render = async (site: Registry, served: Registry | undefined, data: PageData): Promise<RenderedRegistry> => {
    const areas = new Map<string, Area[]>()
    const failures: string[] = []
    const clientRendered: string[] = []
    const renders = async (release: RemoteManifest): Promise<boolean> => {
      try {
        areas.set(keyOf(release), await renderRelease(manifestOf(release), site, data))
        return true
      } catch (error) {
        failures.push(`${keyOf(release)}: ${error instanceof Error ? error.message : String(error)}`)
        return false
      }
    }
    const renderEntry = async (entry: RegistryEntry): Promise<RegistryEntry> => {
      const [isRendered, hasCanary] = await Promise.all([
        renders(entry),
        !entry.canary || renders(entry.canary.manifest),
      ])
      if (isRendered) return hasCanary ? entry : { ...entry, canary: null }
      const current = served?.remotes.find(({ name, version }) => name === entry.name && version !== entry.version)
      const before = entry.previous && { ...entry.previous, previous: null, releasedAt: entry.releasedAt }
      for (const substitute of [current, before])
        if (substitute && (await renders(substitute))) return { ...substitute, canary: null }
      clientRendered.push(entry.name)
      return { ...entry, canary: null }
    }
    const remotes = await Promise.all(site.remotes.map(renderEntry))
    return { registry: { ...site, remotes }, clientRendered: clientRendered.sort(), areas, failures }
  }

  const framesIn = async (
    locale: Locale,
    all: Registry,
    clientRendered: string[],
    data: PageData,
  ): Promise<Frame[]> => {
    const { composeScript, shell, shellStyle, bootScript, offlinePage } = frames[locale]
    const registry = registryIn(all, locale)
    const styles: Record<string, string> = { [shell.style.href]: styleForPage(shellStyle) }
    for (const remote of registry.remotes)
      for (const path of clientRendered.includes(remote.name) ? [] : remote.styles)
        styles[urlOf(remote, path)] = styleForPage(await text(remote, path))
    const task = {
      ...{ kind: 'frames' as const, locales: localesOfSite(all), registry, clientRendered, publicUrl, shell },
      profile: profileIn(profile, locale),
      ...{ styles, bootScript, offlinePage, data },
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Frames are made by the shell's own code.
    const answer = (await runConfined(composeScript, task)) as ProcessResponse<Frame[]>
    if ('error' in answer) throw new Error(answer.error)
    return answer.done
  }

  return {
    /** A hash of all inputs of a site's pages. */
    idOf: (site: Pick<RenderedRegistry, 'registry' | 'clientRendered'> & { data: PageData }): string =>
      hashOf([site.registry, site.clientRendered, site.data]),
    renderRelease,
    render,
    /** The pages of every variant; each language's frames have a process of their own. Recently composed ones, for example of a trial, are reused. */
    async compose({ registry: all, clientRendered, areas }: RenderedRegistry, data: PageData): Promise<Composition[]> {
      const variants: Composition[] = []
      for (const { registry } of variantsOf(all)) {
        const parts = registry.remotes.map((each) => [
          // A version's files never change, so its name is the cache key.
          ...[each.name, each.version, each.previous?.version ?? null, clientRendered.includes(each.name)],
          // They change when the BFF's secret is replaced.
          ...[each.reportToken ?? null, each.previous?.reportToken ?? null],
        ])
        const set = sets(hashOf([parts, data]), async () => ({
          frames: (
            await Promise.all(localesOfSite(registry).map((locale) => framesIn(locale, registry, clientRendered, data)))
          ).flat(),
          areas: registry.remotes.flatMap((remote) => areas.get(keyOf(remote)) ?? []),
        }))
        variants.push(await set)
      }
      return variants
    },
  }
}
