import type { Registry, RegistryEntry } from '@homecare/contract/releases'
import { isCompatible } from './registry'

/** The registry as one part of the visitors gets it, by their buckets. */
export interface Variant {
  /** Visitors whose bucket, 0–99, is below this and not below that of the variant before. */
  below: number
  registry: Registry
}

/**
 * The variants of a registry, the smallest canary first; one variant if there is no canary release. A canary of more
 * visitors includes those of a smaller one, so that n canary releases make n + 1 variants at most.
 */
export function variantsOf(registry: Registry): Variant[] {
  const edges = new Set(registry.remotes.flatMap(({ canary }) => (canary ? [canary.percent] : [])))
  const bounds = [...edges, 100].sort((a, b) => a - b)
  return bounds.map((below, index) => {
    const from = bounds[index - 1] ?? 0
    const remotes = registry.remotes.map((entry) =>
      entry.canary && from < entry.canary.percent ? onCanary(entry, entry.canary.manifest) : { ...entry, canary: null },
    )
    return { below, registry: { ...registry, remotes } }
  })
}

/** On the canary release, the release of everybody else is the previous one. */
const onCanary = (
  { releasedAt, canary: _, previous: __, ...stable }: RegistryEntry,
  manifest: RegistryEntry['previous'],
) => ({ ...(manifest ?? stable), releasedAt, previous: stable, canary: null }) satisfies RegistryEntry

/**
 * The registry without releases that a shell of this contract can't run: the previous release takes their place, or the
 * remote is left out. A shell may be older than a remote while machines are being replaced.
 */
export function onlyCompatible(registry: Registry, contract: number): Registry {
  const remotes = registry.remotes.flatMap((entry): RegistryEntry[] => {
    const isSupported = (manifest: { contract: number } | null | undefined) =>
      manifest && isCompatible(manifest, contract)
    const canary = isSupported(entry.canary?.manifest) ? entry.canary : null
    const previous = isSupported(entry.previous) ? entry.previous : null
    if (isSupported(entry)) return [{ ...entry, previous, ...(entry.canary ? { canary } : {}) }]
    return previous ? [{ ...previous, releasedAt: entry.releasedAt, previous: null }] : []
  })
  return { ...registry, remotes }
}
