import type { RegistryEntry, RemoteManifest } from '@homecare/contract/releases'

export interface RegistryRow {
  manifest: RemoteManifest
  previous: RemoteManifest | null
  releasedAt: Date
}

export function presentRegistryEntry({ manifest, previous, releasedAt }: RegistryRow): RegistryEntry {
  return { ...manifest, previous, releasedAt: releasedAt.toISOString() }
}
