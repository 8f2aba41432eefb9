import type { Registry, RegistryEntry } from '@homecare/contract/releases'
import { isCompatible } from './registry'

/** What one part of the visitors gets. */
export interface Arm {
  /** Visitors whose place, 0–99, is below this and not below that of the arm before. */
  below: number
  registry: Registry
}

/**
 * The registry as each part of the visitors gets it, the smallest share first; one arm if no release goes to a share. A
 * greater share holds the smaller one, so that n shares make n + 1 arms.
 */
export function armsOf(registry: Registry): Arm[] {
  const edges = new Set(registry.remotes.flatMap(({ canary }) => (canary ? [canary.percent] : [])))
  const bounds = [...edges, 100].sort((a, b) => a - b)
  return bounds.map((below, index) => {
    const from = bounds[index - 1] ?? 0
    const remotes = registry.remotes.map((entry) =>
      entry.canary && from < entry.canary.percent ? shared(entry, entry.canary.manifest) : { ...entry, canary: null },
    )
    return { below, registry: { ...registry, remotes } }
  })
}

/** In a share the release of everybody else is the one before. */
const shared = (
  { releasedAt, canary: _, previous: __, ...stable }: RegistryEntry,
  manifest: RegistryEntry['previous'],
) => ({ ...(manifest ?? stable), releasedAt, previous: stable, canary: null }) satisfies RegistryEntry

/**
 * The registry without what a shell of this contract can't run: the release before stands in, or the remote is left
 * out. A shell may be older than a remote while machines are being replaced.
 */
export function runnable(registry: Registry, contract: number): Registry {
  const remotes = registry.remotes.flatMap((entry): RegistryEntry[] => {
    const fits = (manifest: { contract: number } | null | undefined) => manifest && isCompatible(manifest, contract)
    const canary = fits(entry.canary?.manifest) ? entry.canary : null
    const previous = fits(entry.previous) ? entry.previous : null
    if (fits(entry)) return [{ ...entry, previous, ...(entry.canary ? { canary } : {}) }]
    return previous ? [{ ...previous, releasedAt: entry.releasedAt, previous: null }] : []
  })
  return { ...registry, remotes }
}
