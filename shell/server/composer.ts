import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { ProviderProfile } from '@homecare/contract/profile'
import { addressIn, readAddress, type Locale } from '@homecare/federation/locales'
import { profileIn } from '@homecare/federation/parse'
import type { Registry, RemoteManifest } from '@homecare/contract/releases'
import { variantsOf } from '@homecare/federation/variants'
import type { FrameFiles } from './shell-build'
import type { Artifacts } from './artifacts'
import type { ReleaseAreas, ComposableRegistry } from './composable'
import { localesOf } from '../src/languages'
import { alternateLinks, localesOfPage, localesOfSite, registryIn, releaseIn } from './languages'
import { checkAreas } from './compose/check-areas'
import { urlOf, clientRemotes } from './compose/client-remotes'
import { inFrames } from './compose/in-frames'
import type { Composition, Frame, ProcessResponse } from './compose/input'
import { runConfined, type RunLimits } from './compose/run'
import { listedPages, type ListedPage } from './listed-pages'
import type { PageData } from './page-data'
import { styleForPage } from './page-text'
import { createRecent } from './recent'

interface Options {
  profile: ProviderProfile
  publicUrl: string
  /** The shell's own files in each language that it was built in. */
  frames: Record<Locale, FrameFiles>
  artifacts: Pick<Artifacts, 'read'>
  renderLimits?: RunLimits
}

export interface Composer {
  /** A hash of all inputs of a registry's pages; of those where every release renders, which is usual, without `areasOf`. */
  idOf(what: Pick<ComposableRegistry, 'registry'> & Partial<ComposableRegistry>, data: PageData): string
  /** Renders the pages of one stored release in the languages of the site. Throws one sentence if one page does not render. */
  areas(release: RemoteManifest, data: PageData, locales: readonly Locale[]): Promise<ReleaseAreas>
  /** The pages of every variant. Recently composed ones, for example of a trial, are reused. */
  compose(what: ComposableRegistry, data: PageData): Promise<Composition[]>
}

const listedIn = (locale: Locale, pages: ListedPage[]): ListedPage[] =>
  pages.map((page) => ({ ...page, path: addressIn(locale, page.path) }))

const SETS_REMEMBERED = 4
const RELEASES_REMEMBERED = 24

export function createComposer(options: Options): Composer {
  const { profile, publicUrl, frames, artifacts, renderLimits } = options
  const sets = createRecent<Composition>(SETS_REMEMBERED)
  const rendered = createRecent<ReleaseAreas>(RELEASES_REMEMBERED)
  // Many simultaneous trials must not start as many processes.
  const limit = pLimit(Math.max(2, availableParallelism()))

  const hash = (what: unknown): string =>
    createHash('sha256')
      .update(JSON.stringify([what, profile, publicUrl, frames]))
      .digest('hex')
      .slice(0, 16)
  // A version's files never change, so its name is the cache key.
  const parts = ({ remotes }: Registry, areasOf?: ComposableRegistry['areasOf']) =>
    remotes.map((each) => [
      ...[each.name, each.version, each.previous?.version ?? null, !areasOf || areasOf(each) !== undefined],
      // They change when the BFF's secret is replaced.
      ...[each.reportToken ?? null, each.previous?.reportToken ?? null],
    ])
  const text = async (release: RemoteManifest, path: string) =>
    new TextDecoder().decode(await artifacts.read(release, path))

  const composeIn = async (
    locale: Locale,
    all: Registry,
    { areasOf }: ComposableRegistry,
    data: PageData,
  ): Promise<Composition> => {
    const { composeScript, shell, shellStyle, bootScript, offlinePage } = frames[locale]
    const registry = registryIn(all, locale)
    const styles: Record<string, string> = { [shell.style.href]: styleForPage(shellStyle) }
    for (const remote of registry.remotes)
      for (const path of areasOf(remote) ? remote.styles : [])
        styles[urlOf(remote, path)] = styleForPage(await text(remote, path))
    const clientRendered = registry.remotes.flatMap((remote) => (areasOf(remote) ? [] : [remote.name]))
    const task = {
      ...{ kind: 'frames' as const, locales: localesOfSite(all), registry, clientRendered, publicUrl, shell },
      profile: profileIn(profile, locale),
      ...{ styles, bootScript, offlinePage, data },
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Frames are made by the shell's own code.
    const answer = (await runConfined(composeScript, task)) as ProcessResponse<Frame[]>
    if ('error' in answer) throw new Error(answer.error)
    return inFrames(
      answer.done,
      registry.remotes.flatMap((remote) => [...(areasOf(remote)?.values() ?? [])]),
      new Map(
        registry.remotes.flatMap(({ routes }) =>
          routes.map((route) => [addressIn(locale, route.path), listedIn(locale, listedPages(route, data))]),
        ),
      ),
    )
  }

  /** The pages of all languages; each language is composed by a process of its own. */
  const composeVariant = async (registry: Registry, what: ComposableRegistry, data: PageData): Promise<Composition> => {
    const all = await Promise.all(localesOfSite(registry).map((locale) => composeIn(locale, registry, what, data)))
    return { pages: all.flatMap(({ pages }) => pages), listed: all.flatMap(({ listed }) => listed) }
  }

  const alternates = (path: string, remote: RemoteManifest, locales: readonly Locale[]): string =>
    alternateLinks(publicUrl, readAddress(path).path, localesOfPage(locales, remote))

  const renderIn = async (
    locale: Locale,
    locales: readonly Locale[],
    whole: RemoteManifest,
    data: PageData,
  ): Promise<ReleaseAreas> => {
    const release = releaseIn(whole, locale)
    const [remote] = clientRemotes([{ ...release, previous: null }])
    if (!remote) throw new Error('A release needs a remote')
    const task = { kind: 'areas' as const, remote, code: await text(release, release.serverEntry) }
    const own = { profile: profileIn(profile, locale), publicUrl, data }
    const written = await limit(() => runConfined(frames[locale].composeScript, { ...task, ...own }, renderLimits))
    const areas = checkAreas(release, written, data, locale)
    return new Map(
      [...areas].map(([path, area]) => [path, { ...area, head: area.head + alternates(path, whole, locales) }]),
    )
  }

  return {
    idOf: ({ registry, areasOf }, data) =>
      hash([variantsOf(registry).map((variant) => [variant.below, parts(variant.registry, areasOf)]), data]),
    areas(release, all, locales) {
      const own = localesOf(release).filter((locale) => locales.includes(locale))
      const routes = own.flatMap((locale) => releaseIn(release, locale).routes)
      const calls = [...new Set(routes.flatMap((route) => route.data))].sort()
      const missing = calls.find((call) => !all[call])
      if (missing) throw new Error(`${missing}, which its pages are composed with, has no answer`)
      const data = Object.fromEntries(calls.flatMap((call) => (all[call] ? [[call, all[call]]] : [])))
      return rendered(hash([release.name, release.version, own, data]), async () => {
        const pages = await Promise.all(own.map((locale) => renderIn(locale, own, release, data)))
        return new Map(pages.flatMap((areas) => [...areas]))
      })
    },
    async compose(what, data) {
      const variants: Composition[] = []
      for (const { registry } of variantsOf(what.registry))
        variants.push(
          await sets(hash([parts(registry, what.areasOf), data]), () => composeVariant(registry, what, data)),
        )
      return variants
    },
  }
}
