import type { Ctx } from '../process/context'
import { fileNames, objectOf } from './internal/picture-files'

/** The keys of all objects that shown pictures need. */
export async function listPictureObjects({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<string[]> {
  const pictures = await db.picture.findMany({
    where: { removedAt: null },
    select: { key: true, width: true },
    orderBy: { createdAt: 'asc' },
  })
  return pictures.flatMap(fileNames).map(objectOf)
}
