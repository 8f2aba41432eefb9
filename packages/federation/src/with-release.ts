import type { RegisteredRelease, Registry } from '@homecare/contract/releases'
import { overlaps } from './parse'
import { isCompatible } from './registry'

/** The error for a release that must not be published, with a sentence that says what to do. */
export class Refused extends Error {}

/** Returns the registry with this release in it. Throws `Refused` if this shell could not serve that. */
export function withRelease(registry: Registry, manifest: RegisteredRelease, contract: number): Registry {
  const { name, version } = manifest
  if (!isCompatible(manifest, contract))
    throw new Refused(
      manifest.contract > contract
        ? `${name} ${version} is built for contract ${manifest.contract} and the shell runs ${contract - 1} and ${contract}. Deploy the shell of contract ${manifest.contract} first, or build with the @homecare/federation that the shell has.`
        : `${name} ${version} is built for contract ${manifest.contract} and the shell runs ${contract - 1} and ${contract}. Build it again with the current @homecare/federation.`,
    )
  const others = registry.remotes.filter((entry) => entry.name !== name)
  for (const other of others) {
    const duplicate = other.routes.find(({ path }) => manifest.routes.some((route) => overlaps(route.path, path)))
    if (duplicate)
      throw new Refused(
        `${duplicate.path} belongs to ${other.name} already. Take it out of ${name}'s remote.config.ts, or have ${other.name} give it up first.`,
      )
  }
  const before = registry.remotes.find((entry) => entry.name === name)
  const previous = before && manifestOf(before)
  const entry = { ...manifest, previous: previous ?? null, releasedAt: '', canary: null }
  const remotes = [...others, entry].sort((a, b) => (a.name < b.name ? -1 : 1))
  return { ...registry, remotes: remotes.map((each) => ({ ...each, canary: null })) }
}

/** A release without the fields of its place in the registry. */
export function manifestOf({
  previous: _,
  releasedAt: __,
  canary: ___,
  ...manifest
}: RegisteredRelease & Partial<Registry['remotes'][number]>): RegisteredRelease {
  return manifest
}
