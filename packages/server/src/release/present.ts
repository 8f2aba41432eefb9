import type { ReleasesPage } from '@homecare/contract/admin/releases-page'
import type { RegistryEntry, RemoteManifest } from '@homecare/contract/releases'
import { z } from 'zod'
import type { RemoteCurrent, RemoteRelease } from '../generated/prisma/client'
import { registered } from './internal/report-token'

export interface RegistryRow {
  manifest: RemoteManifest
  previous: RemoteManifest | null
  canary: RemoteManifest | null
  percent: number
  releasedAt: Date
}

export function presentRegistryEntry(
  { manifest, previous, canary, percent, releasedAt }: RegistryRow,
  secret: string,
): RegistryEntry {
  return {
    ...registered(secret, manifest),
    previous: previous && registered(secret, previous),
    releasedAt: releasedAt.toISOString(),
    ...(canary && percent > 0 ? { canary: { percent, manifest: registered(secret, canary) } } : {}),
  }
}

export interface ReleaseRow {
  name: string
  version: string
  commit: string
  releasedBy: string
  releasedAt: Date
  views: number
  errors: number
}

/** Presents a remote for the staff's page; `releases` are those of all remotes. */
export function presentRemote(
  { name, version, previous, canary, canaryPercent, canarySince }: RemoteCurrent,
  releases: readonly ReleaseRow[],
): ReleasesPage['remotes'][number] {
  return {
    name,
    current: version,
    previous,
    canary:
      canary && canarySince ? { version: canary, percent: canaryPercent, since: canarySince.toISOString() } : null,
    releases: releases
      .filter((release) => release.name === name)
      .map(({ name: _, releasedAt, ...release }) => ({ ...release, releasedAt: releasedAt.toISOString() })),
  }
}

export interface ReleaseListItem {
  name: string
  version: string
  commit: string
  releasedBy: string
  releasedAt: string
  current: boolean
}

/** Presents a release for the list of a team's command. */
export function presentRelease(release: RemoteRelease, live: ReadonlySet<string>): ReleaseListItem {
  const { name, version, manifest, releasedBy, createdAt } = release
  return {
    name,
    version,
    commit: commitOf(manifest),
    releasedBy,
    releasedAt: createdAt.toISOString(),
    current: live.has(`${name} ${version}`),
  }
}

const withCommit = z.object({ commit: z.string() })

/** Returns the commit that a release was built from. An old manifest may lack it. */
export const commitOf = (manifest: unknown): string => withCommit.safeParse(manifest).data?.commit ?? ''
