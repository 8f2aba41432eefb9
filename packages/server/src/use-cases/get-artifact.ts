import type { Readable } from 'node:stream'
import { artifactFile, remoteName, remoteVersion } from '@homecare/contract/releases'
import { AppError } from '../app-error'
import type { Ctx } from '../context'

export interface ArtifactInput {
  name: string
  version: string
  path: string
}

/** One file of a release, which never changes. Throws NOT_FOUND, or UNAVAILABLE when the store can't be reached. */
export async function getArtifact({
  ctx,
  input,
}: {
  ctx: Ctx
  input: ArtifactInput
}): Promise<{ body: Readable; size: number; contentType: string }> {
  const { name, version, path } = input
  const wellFormed =
    remoteName.safeParse(name).success &&
    remoteVersion.safeParse(version).success &&
    artifactFile.shape.path.safeParse(path).success
  if (!wellFormed) throw new AppError('NOT_FOUND')
  const object = await ctx.files.get(`remotes/${name}/${version}/${path}`).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'the object store did not give an artifact')
    throw new AppError('UNAVAILABLE')
  })
  if (!object) throw new AppError('NOT_FOUND')
  return object
}
