import { isDeepStrictEqual } from 'node:util'
import type { RemoteManifest } from '@homecare/contract/releases'
import { AppError } from '../app-error'
import type { Actor, Ctx } from '../context'
import { checkRelease } from '../releases/check-release'
import { makeCurrent } from '../releases/make-current'

export interface ReleaseInput {
  /** The remote whose team's token was sent. */
  team: string
  manifest: string
  files: ReadonlyMap<string, Buffer>
}

/**
 * Takes a remote's release: checks every file, stores them under an immutable folder, then makes it current in one
 * transaction. The same release again has the same answer; other files under a version that exists are a CONFLICT.
 */
export async function publishRelease({
  ctx,
  input,
}: {
  ctx: Ctx
  input: ReleaseInput
}): Promise<{ name: string; version: string; revision: number }> {
  const manifest = checkRelease(input.manifest, input.files)
  const { name, version } = manifest
  if (name !== input.team) throw new AppError('FORBIDDEN', { detail: `This token releases ${input.team} only.` })
  const actor: Actor = { name: `team ${input.team}`, role: 'system' }
  const now = ctx.now()
  // The row claims the version before a file is written: nobody can put other files under it.
  await ctx.db.remoteRelease.createMany({
    data: [{ name, version, manifest, releasedBy: actor.name, createdAt: now }],
    skipDuplicates: true,
  })
  await refuseOther(ctx, manifest)
  await upload(ctx, manifest, input.files)
  const revision = await ctx.db.$transaction((tx) => makeCurrent(tx, { name, version, actor, action: 'released', now }))
  return { name, version, revision }
}

async function refuseOther(ctx: Ctx, manifest: RemoteManifest): Promise<void> {
  const { name, version } = manifest
  const there = await ctx.db.remoteRelease.findUnique({ where: { name_version: { name, version } } })
  if (there && !isDeepStrictEqual(content(there.manifest), content(manifest))) {
    throw new AppError('CONFLICT', { detail: `${name} ${version} was released before with other files.` })
  }
}

/** The same files may be built again at a later commit: that is the same release. */
function content(manifest: unknown): unknown {
  return { ...(JSON.parse(JSON.stringify(manifest)) as object), commit: undefined }
}

async function upload(
  ctx: Ctx,
  { name, version, files }: RemoteManifest,
  bodies: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const { path, contentType } of files) {
    const body = bodies.get(path)
    if (!body) continue
    await ctx.files.put(`remotes/${name}/${version}/${path}`, body, contentType).catch((error: unknown) => {
      ctx.log.error({ err: error, name, version }, 'the object store did not take a release')
      throw new AppError('UNAVAILABLE', { detail: 'The object store did not take the files. Nothing was released.' })
    })
  }
}
