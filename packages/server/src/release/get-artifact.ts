import { Readable } from 'node:stream'
import { serverEntriesOf } from '@homecare/contract/page-files'
import { artifactPath, remoteName, remoteVersion } from '@homecare/contract/releases'
import { z } from 'zod'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'

export interface ArtifactInput {
  name: string
  version: string
  path: string
  /** True for the document server: it alone gets the server build. */
  fromShell: boolean
}

export interface Artifact {
  body: Readable
  size: number
  contentType: string
}

/** The name of every release's own manifest. */
const MANIFEST = 'remote.json'

/** Only the fields that are needed here, because an old manifest may lack fields that are required today. */
const manifestFiles = z.object({
  serverEntry: z.string(),
  translations: z.record(z.string(), z.object({ serverEntry: z.string() })).optional(),
  files: z.array(z.object({ path: z.string() })),
})

/**
 * Returns one file of a release, which never changes. Throws NOT_FOUND, or UNAVAILABLE when the store is unreachable.
 */
export async function getArtifact({ ctx, input }: { ctx: Ctx; input: ArtifactInput }): Promise<Artifact> {
  const { name, version, path, fromShell } = input
  const wellFormed =
    remoteName.safeParse(name).success &&
    remoteVersion.safeParse(version).success &&
    artifactPath.safeParse(path).success
  if (!wellFormed) throw new AppError('NOT_FOUND')
  const release = await ctx.db.remoteRelease.findUnique({ where: { name_version: { name, version } } })
  if (!release || release.prunedAt) throw new AppError('NOT_FOUND')
  if (path === MANIFEST) return asFile(release.manifest)
  const manifest = manifestFiles.parse(release.manifest)
  const isForShell = serverEntriesOf(manifest).includes(path)
  if (!manifest.files.some((file) => file.path === path) || (isForShell && !fromShell)) throw new AppError('NOT_FOUND')
  const object = await ctx.files.get(`remotes/${name}/${version}/${path}`).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'reading a release file from the object store failed')
    throw new AppError('UNAVAILABLE')
  })
  if (!object) throw new AppError('NOT_FOUND')
  return object
}

function asFile(manifest: unknown): Artifact {
  const text = Buffer.from(JSON.stringify(manifest))
  return { body: Readable.from([text]), size: text.length, contentType: 'application/json' }
}
