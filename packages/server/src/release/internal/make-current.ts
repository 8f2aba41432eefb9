import { AppError } from '../../process/app-error'
import { appendAuditEntry } from '../../audit/append'
import type { Actor } from '../../process/context'
import type { Prisma } from '../../generated/prisma/client'
import { commitOf } from '../present'

/** The releases of one remote that visitors get. */
export interface RemotePointers {
  version: string
  /** The release that is loaded when `version` can't be loaded, and served again by a rollback. */
  previous: string | null
  canary: { version: string; percent: number } | null
}

export interface Change {
  name: string
  actor: Actor
  /** In the past tense, as the history shows it. */
  action: 'released' | 'canary released' | 'rolled back' | 'canary ended' | 'rolled back automatically' | 'removed'
  /** Returns the releases to serve from now on; null removes the remote. It may throw to refuse. */
  next: (now: RemotePointers | null) => RemotePointers | null
  detail?: Prisma.InputJsonObject
  now: Date
}

/**
 * Changes the releases of one remote, writes the history and returns the registry's new revision. An empty change keeps
 * the revision. Throws CONFLICT for a release whose files were deleted.
 */
export async function makeCurrent(tx: Prisma.TransactionClient, change: Change): Promise<number> {
  const { name, actor, action, detail = {}, now } = change
  // The revision's row is the lock, so releases of different teams are serialised here.
  const [lock] = await tx.$queryRaw<
    { revision: number }[]
  >`SELECT revision FROM registry_revision WHERE id = 1 FOR UPDATE`
  const before = await servedOf(tx, name)
  const next = change.next(before)
  if (JSON.stringify(next) === JSON.stringify(before)) return lock?.revision ?? 0
  const latest = next?.canary?.version ?? next?.version
  const commit = latest ? await commitToServe(tx, name, latest) : null
  if (next) await write(tx, name, next, before, now)
  else await tx.remoteCurrent.delete({ where: { name } })
  const live = [next?.version, next?.previous, next?.canary?.version].filter((version) => typeof version === 'string')
  await tx.$executeRaw`
    UPDATE remote_release SET retired_at = CASE WHEN version = ANY(${live}::text[]) THEN NULL ELSE coalesce(retired_at, ${now}) END
    WHERE name = ${name}`
  const alarmed = [next?.version, next?.canary?.version].map((version) => `${name} ${version}`)
  // An alarm about a release that nobody gets any more has lost its cause.
  await tx.alarm.updateMany({
    where: { kind: 'release', endedAt: null, subject: { startsWith: `${name} `, notIn: alarmed } },
    data: { endedAt: now },
  })
  const recorded = { version: latest ?? null, previous: before?.version ?? null, commit, ...detail }
  await appendAuditEntry(tx, { actor, action, subject: { type: 'remote', id: name }, detail: recorded })
  const { revision } = await tx.registryRevision.update({ where: { id: 1 }, data: { revision: { increment: 1 } } })
  return revision
}

/** Returns the releases of a remote that visitors get now; null if there are none. */
export async function servedOf(tx: Prisma.TransactionClient, name: string): Promise<RemotePointers | null> {
  const row = await tx.remoteCurrent.findUnique({ where: { name } })
  if (!row) return null
  const { version, previous, canary, canaryPercent } = row
  return { version, previous, canary: canary === null ? null : { version: canary, percent: canaryPercent } }
}

async function commitToServe(tx: Prisma.TransactionClient, name: string, version: string): Promise<string> {
  const release = await tx.remoteRelease.findUnique({ where: { name_version: { name, version } } })
  if (!release)
    throw new AppError('NOT_FOUND', {
      detail: `${name} has no release ${version}. It may be too old: release it again, or roll back to one of "npm run releases".`,
    })
  if (release.prunedAt)
    throw new AppError('CONFLICT', {
      detail: `The files of ${name} ${version} were removed after nobody was served them for a day. Release that commit again.`,
    })
  return commitOf(release.manifest)
}

async function write(
  tx: Prisma.TransactionClient,
  name: string,
  { version, previous, canary }: RemotePointers,
  before: RemotePointers | null,
  now: Date,
): Promise<void> {
  const isSameCanary = canary && before?.canary?.version === canary.version
  const data = {
    version,
    previous,
    canary: canary?.version ?? null,
    canaryPercent: canary?.percent ?? 0,
    ...(isSameCanary ? {} : { canarySince: canary ? now : null }),
    ...(before?.version === version ? {} : { changedAt: now }),
  }
  await tx.remoteCurrent.upsert({ where: { name }, create: { name, ...data }, update: data })
}
