import { pictureKind, type Pictures } from '@homecare/contract/pictures'
import type { Ctx } from '../process/context'
import { widthsOf } from './internal/picture-files'

/** What the provider shows of its staff and rooms, in the order of the page. */
export async function listPictures({ ctx }: { ctx: Ctx }): Promise<Pictures> {
  const rows = await ctx.db.picture.findMany({ where: { removedAt: null }, orderBy: { position: 'asc' } })
  return {
    pictures: pictureKind.options.flatMap((kind) =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ key, caption, role, languages, agreed, alt, width, height }) => ({
          ...{ key, kind, caption, role, languages, agreed, alt, width, height },
          widths: widthsOf(width),
        })),
    ),
  }
}
