import { artifactFile } from '@homecare/contract/releases'
import { z } from 'zod'
import type { Ctx } from '../process/context'
import { listPictureObjects } from '../picture/list-objects'

/** Only what is needed to find the files: an old manifest may lack fields that are required today. */
const filesOf = z.object({ files: z.array(artifactFile.pick({ path: true })) })

/** Keys of objects that the database refers to and the object store lacks: patients' files, reports, pictures, releases. */
export async function findMissingObjects({
  ctx: { db, files },
}: {
  ctx: Pick<Ctx, 'db' | 'files'>
}): Promise<string[]> {
  const [uploads, reports, pictures, releases] = await Promise.all([
    db.storedFile.findMany({ where: { removedAt: null }, select: { key: true }, orderBy: { createdAt: 'asc' } }),
    db.report.findMany({ where: { removedAt: null }, select: { key: true }, orderBy: { createdAt: 'asc' } }),
    listPictureObjects({ ctx: { db } }),
    db.remoteRelease.findMany({ where: { prunedAt: null }, select: { name: true, version: true, manifest: true } }),
  ])
  const expected = [
    ...uploads.map(({ key }) => `uploads/${key}`),
    ...reports.map(({ key }) => `reports/${key}`),
    ...pictures,
    ...releases.flatMap(({ name, version, manifest }) =>
      filesOf.parse(manifest).files.map(({ path }) => `remotes/${name}/${version}/${path}`),
    ),
  ]
  const stored = new Set(await files.list(''))
  return expected.filter((key) => !stored.has(key))
}
