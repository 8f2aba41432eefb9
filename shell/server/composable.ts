import type { Registry, RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import type { Area } from './compose/input'
import { manifestOf } from './try-release'

/** The pages of one release, by their path. */
export type ReleaseAreas = ReadonlyMap<string, Area>

/** A registry whose pages can be composed. */
export interface ComposableRegistry {
  registry: Registry
  /** The areas of each release; a release without areas is client-rendered. */
  areasOf(release: Pick<RemoteManifest, 'name' | 'version'>): ReleaseAreas | undefined
  /** One sentence for each release that did not render. */
  failures: string[]
}

/**
 * Renders every release of a registry. A remote whose release does not render keeps its served release, else gets its
 * previous one, else its pages are client-rendered. The other remotes are composed in any case.
 */
export async function composable(
  registry: Registry,
  served: Registry | undefined,
  render: (release: RemoteManifest) => Promise<ReleaseAreas>,
): Promise<ComposableRegistry> {
  const areas = new Map<string, ReleaseAreas>()
  const failures: string[] = []
  const keyOf = ({ name, version }: Pick<RemoteManifest, 'name' | 'version'>) => `${name} ${version}`

  const renders = async (release: RemoteManifest): Promise<boolean> => {
    try {
      areas.set(keyOf(release), await render(manifestOf(release)))
      return true
    } catch (error) {
      failures.push(`${keyOf(release)}: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  }
  const renderEntry = async (entry: RegistryEntry): Promise<RegistryEntry> => {
    const [renderable, canaryRenderable] = await Promise.all([
      renders(entry),
      entry.canary ? renders(entry.canary.manifest) : Promise.resolve(false),
    ])
    if (renderable) return { ...entry, canary: canaryRenderable ? entry.canary : null }
    const current = served?.remotes.find(({ name, version }) => name === entry.name && version !== entry.version)
    const before = entry.previous && { ...entry.previous, previous: null, releasedAt: entry.releasedAt }
    for (const substitute of [current, before])
      if (substitute && (await renders(substitute))) return { ...substitute, canary: null }
    return { ...entry, canary: null }
  }
  const remotes = await Promise.all(registry.remotes.map(renderEntry))
  return { registry: { ...registry, remotes }, areasOf: (release) => areas.get(keyOf(release)), failures }
}
