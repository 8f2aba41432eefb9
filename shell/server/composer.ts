import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { Registry, RemoteManifest } from '@homecare/contract/releases'
import { variantsOf } from '@homecare/federation/variants'
import type { ShellState } from '../src/state'
import type { Artifacts } from './artifacts'
import type { ReleaseAreas, ComposableRegistry } from './composable'
import { checkAreas } from './compose/check-areas'
import { urlOf, clientRemotes } from './compose/client-remotes'
import { inFrames, styleForPage } from './compose/in-frames'
import type { Composition, Frame, OfflinePageFiles, ProcessResponse } from './compose/input'
import { runConfined, type RunLimits } from './compose/run'
import { listedPages } from './listed-pages'
import type { PageData } from './page-data'
import { createRecent } from './recent'

interface Options {
  profile: ProviderProfile
  publicUrl: string
  composeScript: string
  shell: ShellState['shell']
  shellStyle: string
  bootScript: string
  offlinePage: OfflinePageFiles
  artifacts: Pick<Artifacts, 'read'>
  renderLimits?: RunLimits
}

export interface Composer {
  /** A hash of all inputs of a registry's pages. */
  idOf(what: ComposableRegistry, data: PageData): string
  /** Renders the pages of one stored release. Throws one sentence if one page does not render. */
  areas(release: RemoteManifest, data: PageData): Promise<ReleaseAreas>
  /** The pages of every variant. Recently composed ones, for example of a trial, are reused. */
  compose(what: ComposableRegistry, data: PageData): Promise<Composition[]>
}

const SETS_REMEMBERED = 4
const RELEASES_REMEMBERED = 24

export function createComposer(options: Options): Composer {
  const { profile, publicUrl, composeScript, shell, shellStyle, bootScript, offlinePage } = options
  const { artifacts, renderLimits } = options
  const sets = createRecent<Composition>(SETS_REMEMBERED)
  const rendered = createRecent<ReleaseAreas>(RELEASES_REMEMBERED)
  // Many simultaneous trials must not start as many processes.
  const limit = pLimit(Math.max(2, availableParallelism()))

  const hash = (what: unknown): string =>
    createHash('sha256')
      .update(JSON.stringify([what, profile, publicUrl, shell, bootScript, offlinePage]))
      .digest('hex')
      .slice(0, 16)
  // A version's files never change, so its name is the cache key.
  const parts = ({ remotes }: Registry, areasOf: ComposableRegistry['areasOf']) =>
    remotes.map((each) => [
      ...[each.name, each.version, each.previous?.version ?? null, areasOf(each) !== undefined],
      // They change when the BFF's secret is replaced.
      ...[each.reportToken ?? null, each.previous?.reportToken ?? null],
    ])
  const text = async (release: RemoteManifest, path: string) =>
    new TextDecoder().decode(await artifacts.read(release, path))

  const composeVariant = async (
    registry: Registry,
    { areasOf }: ComposableRegistry,
    data: PageData,
  ): Promise<Composition> => {
    const styles: Record<string, string> = { [shell.style.href]: styleForPage(shellStyle) }
    for (const remote of registry.remotes)
      for (const path of areasOf(remote) ? remote.styles : [])
        styles[urlOf(remote, path)] = styleForPage(await text(remote, path))
    const clientRendered = registry.remotes.flatMap((remote) => (areasOf(remote) ? [] : [remote.name]))
    const task = {
      ...{ kind: 'frames' as const, registry, clientRendered, profile, publicUrl, shell },
      ...{ styles, bootScript, offlinePage, data },
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Frames are made by the shell's own code.
    const answer = (await runConfined(composeScript, task)) as ProcessResponse<Frame[]>
    if ('error' in answer) throw new Error(answer.error)
    return inFrames(
      answer.done,
      registry.remotes.flatMap((remote) => [...(areasOf(remote)?.values() ?? [])]),
      new Map(registry.remotes.flatMap(({ routes }) => routes.map((route) => [route.path, listedPages(route, data)]))),
    )
  }

  return {
    idOf: ({ registry, areasOf }, data) =>
      hash([variantsOf(registry).map((variant) => [variant.below, parts(variant.registry, areasOf)]), data]),
    areas(release, all) {
      const calls = [...new Set(release.routes.flatMap((route) => route.data))].sort()
      const missing = calls.find((call) => !all[call])
      if (missing) throw new Error(`${missing}, which its pages are composed with, has no answer`)
      const data = Object.fromEntries(calls.flatMap((call) => (all[call] ? [[call, all[call]]] : [])))
      return rendered(hash([release.name, release.version, data]), async () => {
        const [remote] = clientRemotes([{ ...release, previous: null }])
        if (!remote) throw new Error('A release needs a remote')
        const task = { kind: 'areas' as const, remote, code: await text(release, release.serverEntry) }
        return checkAreas(
          release,
          await limit(() => runConfined(composeScript, { ...task, profile, publicUrl, data }, renderLimits)),
          data,
        )
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
