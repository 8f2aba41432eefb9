import type { Ctx } from '../process/context'
import { fileNames, objectOf } from './internal/picture-files'
import { lockPictures } from './queries'

/** Deletes the files and the row of a removed picture, unless it was added again since. Safe to run twice. */
export async function deletePictureFiles({ ctx, input: { pictureId } }: { ctx: Ctx; input: { pictureId: string } }) {
  await ctx.db.$transaction(
    async (tx) => {
      await lockPictures(tx)
      const picture = await tx.picture.findUnique({ where: { id: pictureId } })
      if (!picture?.removedAt) return
      const { id, key } = picture
      if ((await tx.picture.count({ where: { key, removedAt: null } })) === 0)
        for (const file of fileNames(picture)) await ctx.files.remove(objectOf(file))
      await tx.picture.delete({ where: { id } })
    },
    { timeout: 60_000 },
  )
}
