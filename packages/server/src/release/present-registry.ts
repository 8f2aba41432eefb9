import type { RegistryEntry, RemoteManifest } from '@homecare/contract/releases'

export interface RegistryRow {
  manifest: RemoteManifest
  previous: RemoteManifest | null
  canary: RemoteManifest | null
  percent: number
  releasedAt: Date
}

export function presentRegistryEntry({ manifest, previous, canary, percent, releasedAt }: RegistryRow): RegistryEntry {
  const share = canary && percent > 0 ? { percent, manifest: canary } : null
  return { ...manifest, previous, releasedAt: releasedAt.toISOString(), ...(share ? { canary: share } : {}) }
}
