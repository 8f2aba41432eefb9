import { isDeepStrictEqual } from 'node:util'
import pLimit from 'p-limit'
import type { RegisteredRelease, RemoteManifest } from '@homecare/contract/releases'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { checkRelease } from './internal/check-release'
import { makeCurrent, servedOf, type RemotePointers } from './internal/make-current'
import { registered } from './internal/report-token'

export interface ReleaseInput {
  /** The remote of the team whose token was sent. */
  team: string
  manifest: string
  files: ReadonlyMap<string, Buffer>
  /** The version that the team saw as current, or `none`; publishing throws CONFLICT if another one is current now. */
  expected?: string | undefined
  /** The percentage of visitors for a canary release, 1–99; absent for all visitors. */
  percent?: string | undefined
}

/**
 * Lets the document server compose all pages with this release. Throws INVALID_INPUT with its reason, or UNAVAILABLE.
 */
export type TryPages = (release: RegisteredRelease) => Promise<void>

/**
 * Publishes a remote's release: checks every file, stores them in an immutable folder, lets the pages be composed with
 * it, then makes it current in one transaction. Repeating it has the same result; other files under an existing
 * version, or another current release than the expected one, throw CONFLICT.
 */
export async function publishRelease({
  ctx,
  tryPages,
  input,
}: {
  ctx: Ctx
  tryPages: TryPages
  input: ReleaseInput
}): Promise<{ name: string; version: string; revision: number }> {
  const manifest = await checkRelease(input.manifest, input.files)
  const { name, version } = manifest
  if (name !== input.team) throw new AppError('FORBIDDEN', { detail: `This token releases ${input.team} only.` })
  const percent = readPercent(input.percent)
  const actor: Actor = { name: `team ${input.team}`, role: 'system' }
  const now = ctx.now()
  const before = await servedOf(ctx.db, name)
  assertExpectedRelease(name, before, input.expected === undefined ? before?.version : input.expected)
  // The row claims the version before a file is written, so that no other release can write files under it.
  await ctx.db.remoteRelease.createMany({
    data: [{ name, version, manifest, releasedBy: actor.name, createdAt: now, retiredAt: now }],
    skipDuplicates: true,
  })
  await assertSameFiles(ctx, manifest)
  // A release that becomes current must not be pruned.
  await ctx.db.remoteRelease.updateMany({
    where: { name, version, retiredAt: { not: null } },
    data: { retiredAt: now, prunedAt: null },
  })
  await upload(ctx, manifest, input.files)
  if (before?.version !== version) await tryPages(registered(ctx.settings.secret, manifest))
  const revision = await ctx.db.$transaction((tx) =>
    makeCurrent(tx, {
      name,
      actor,
      action: percent === null ? 'released' : 'canary released',
      ...(percent === null ? {} : { detail: { percent } }),
      now,
      next: (current) => {
        assertExpectedRelease(name, current, before?.version)
        return percent === null ? toAll(version, current) : toCanary(name, version, percent, current)
      },
    }),
  )
  return { name, version, revision }
}

const toAll = (version: string, current: RemotePointers | null): RemotePointers =>
  current?.version === version
    ? { ...current, canary: null }
    : { version, previous: current?.version ?? null, canary: null }

function toCanary(name: string, version: string, percent: number, current: RemotePointers | null): RemotePointers {
  if (!current)
    throw new AppError('CONFLICT', {
      detail: `${name} has no release yet, so there is nothing that a canary release could differ from.`,
    })
  if (current.version === version)
    throw new AppError('CONFLICT', {
      detail: `${name} ${version} is what everybody gets already: change its sources before a canary release.`,
    })
  return { ...current, canary: { version, percent } }
}

function readPercent(text: string | undefined): number | null {
  if (text === undefined || text === '100') return null
  const percent = Number(text)
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new AppError('INVALID_INPUT', {
      fields: { percent: 'A whole number from 1 to 100' },
      detail: 'The percentage must be a whole number from 1 to 100.',
    })
  return percent
}

function assertExpectedRelease(name: string, current: RemotePointers | null, expected: string | undefined): void {
  const actual = current?.version ?? 'none'
  if (actual !== (expected ?? 'none'))
    throw new AppError('CONFLICT', {
      detail: `Meanwhile another release of ${name} became current: ${actual}, not ${expected ?? 'none'}. Look at it with "npm run releases", then release again.`,
    })
}

async function assertSameFiles(ctx: Ctx, manifest: RemoteManifest): Promise<void> {
  const { name, version } = manifest
  const published = await ctx.db.remoteRelease.findUnique({ where: { name_version: { name, version } } })
  if (published && !isDeepStrictEqual(content(published.manifest), content(manifest))) {
    throw new AppError('CONFLICT', { detail: `${name} ${version} was released before with other files.` })
  }
}

/** The same files may be built again at a later commit, which is the same release. */
function content(manifest: unknown): unknown {
  return { ...JSON.parse(JSON.stringify(manifest)), commit: undefined }
}

/** Each file waits for the store rather than for this process. */
const UPLOADS = 8

async function upload(
  ctx: Ctx,
  { name, version, files }: RemoteManifest,
  bodies: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const limit = pLimit(UPLOADS)
  const put = async ({ path, contentType }: RemoteManifest['files'][number]): Promise<void> => {
    const body = bodies.get(path)
    if (body) await ctx.files.put(`remotes/${name}/${version}/${path}`, body, contentType)
  }
  await limit.map(files, put).catch((error: unknown) => {
    limit.clearQueue()
    ctx.log.error({ err: error, name, version }, 'storing a release in the object store failed')
    throw new AppError('UNAVAILABLE', { detail: 'The object store did not take the files. Nothing was released.' })
  })
}
