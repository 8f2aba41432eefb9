import { createHash } from 'node:crypto'
import type { ProviderProfile } from '@homecare/contract/profile'
import type { Registry } from '@homecare/contract/releases'
import { armsOf } from '@homecare/federation/arms'
import type { ShellState } from '../src/state'
import type { Artifacts } from './artifacts'
import type { ComposedPage } from './compose/input'
import { runCompose } from './compose/run'
import type { PageData } from './page-data'

interface Options {
  profile: ProviderProfile
  publicUrl: string
  composeScript: string
  shell: ShellState['shell']
  shellStyle: string
  artifacts: Pick<Artifacts, 'dirOf'>
}

export interface Composer {
  /** Hash of everything that the pages of a registry are made from. */
  idOf(registry: Registry, data: PageData): string
  /** The pages of every arm; those that were composed a moment ago, as when a release was tried, are used again. */
  compose(registry: Registry, data: PageData): Promise<ComposedPage[][]>
}

const REMEMBERED = 4

export function createComposer({ profile, publicUrl, composeScript, shell, shellStyle, artifacts }: Options): Composer {
  const recent = new Map<string, Promise<ComposedPage[]>>()

  // A version's files never change, so its name stands for them.
  const parts = ({ remotes }: Registry) =>
    remotes.map(({ name, version, previous }) => [name, version, previous?.version ?? null])
  const hash = (what: unknown): string =>
    createHash('sha256')
      .update(JSON.stringify([what, profile, publicUrl, shell]))
      .digest('hex')
      .slice(0, 16)

  const composeArm = (registry: Registry, data: PageData): Promise<ComposedPage[]> => {
    const key = hash([parts(registry), data])
    const pages = recent.get(key) ?? run(registry, data)
    recent.delete(key)
    recent.set(key, pages)
    for (const old of [...recent.keys()].slice(0, -REMEMBERED)) recent.delete(old)
    pages.catch(() => recent.delete(key))
    return pages
  }
  const run = (registry: Registry, data: PageData): Promise<ComposedPage[]> => {
    const dirs = Object.fromEntries(registry.remotes.map((remote) => [remote.name, artifacts.dirOf(remote)]))
    return runCompose(composeScript, { registry, dirs, profile, publicUrl, shell, shellStyle, data })
  }

  return {
    idOf: (registry, data) => hash([armsOf(registry).map((arm) => [arm.below, parts(arm.registry)]), data]),
    async compose(registry, data) {
      const arms: ComposedPage[][] = []
      for (const arm of armsOf(registry)) arms.push(await composeArm(arm.registry, data))
      return arms
    },
  }
}
