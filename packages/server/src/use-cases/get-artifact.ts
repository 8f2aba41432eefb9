import { Readable } from 'node:stream'
import { artifactFile, remoteName, remoteVersion } from '@homecare/contract/releases'
import { AppError } from '../app-error'
import type { Ctx } from '../context'

export interface ArtifactInput {
  name: string
  version: string
  path: string
}

export interface Artifact {
  body: Readable
  size: number
  contentType: string
}

/** Every release describes itself under this name. */
const MANIFEST = 'remote.json'

/** One file of a release, which never changes. Throws NOT_FOUND, or UNAVAILABLE when the store can't be reached. */
export async function getArtifact({ ctx, input }: { ctx: Ctx; input: ArtifactInput }): Promise<Artifact> {
  const { name, version, path } = input
  const wellFormed =
    remoteName.safeParse(name).success &&
    remoteVersion.safeParse(version).success &&
    artifactFile.shape.path.safeParse(path).success
  if (!wellFormed) throw new AppError('NOT_FOUND')
  if (path === MANIFEST) return manifestOf(ctx, input)
  const object = await ctx.files.get(`remotes/${name}/${version}/${path}`).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'the object store did not give an artifact')
    throw new AppError('UNAVAILABLE')
  })
  if (!object) throw new AppError('NOT_FOUND')
  return object
}

async function manifestOf(ctx: Ctx, { name, version }: ArtifactInput): Promise<Artifact> {
  const release = await ctx.db.remoteRelease.findUnique({ where: { name_version: { name, version } } })
  if (!release || release.prunedAt) throw new AppError('NOT_FOUND')
  const text = Buffer.from(JSON.stringify(release.manifest))
  return { body: Readable.from([text]), size: text.length, contentType: 'application/json' }
}
