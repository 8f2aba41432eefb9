import { MAX_PICTURES, PICTURE_FORMATS, type PictureKind, type PictureTexts } from '@homecare/contract/pictures'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { createPictureLimit } from '../process/load-sharp'
import type { DiskFile } from '../ports/files'
import { encodePicture } from './internal/encode'
import { fileNames, objectOf } from './internal/picture-files'
import { lockPictures, shownKeys } from './queries'

interface AddPictureCall {
  ctx: Ctx
  actor: Actor
  input: PictureTexts & { kind: PictureKind; file: DiskFile }
}

/** The store takes six small files; a slow one must not hold the lock for longer. */
const LIMIT_MS = 60_000

/**
 * Shows a picture after those of its kind. Throws INVALID_INPUT, TOO_LARGE and UNSUPPORTED_TYPE for a file that is no
 * such picture, CONFLICT for one that is shown already or one too many, UNAVAILABLE when the store can't be reached.
 */
export async function addPicture({ ctx, actor, input: { file, ...input } }: AddPictureCall): Promise<void> {
  const { kind, caption, role, languages, agreed, alt } = input
  const { key, width, height, files } = await ctx.shared(createPictureLimit)(() => encodePicture(file))
  await ctx.db.$transaction(
    async (tx) => {
      // The files are stored under the lock: the deletion of a removed picture with the same contents waits.
      await lockPictures(tx)
      if ((await tx.picture.count({ where: { key, removedAt: null } })) > 0)
        throw new AppError('CONFLICT', { detail: 'This very picture is shown already.' })
      const before = await shownKeys(tx, kind)
      if (before.length >= MAX_PICTURES)
        throw new AppError('CONFLICT', { detail: `${MAX_PICTURES} pictures are shown already. Remove one first.` })
      const position = before.length
      const texts = { caption, role, languages, agreed, alt }
      await tx.picture.create({
        data: { key, kind, ...texts, width, height, position, addedBy: actor.name, createdAt: ctx.now() },
      })
      // Captions name people, and the history is never deleted.
      await appendAuditEntry(tx, {
        actor,
        action: 'picture added',
        subject: { type: 'picture', id: key },
        detail: { kind },
      })
      await storeFiles(ctx, { key, width, files })
    },
    { timeout: LIMIT_MS },
  )
}

async function storeFiles(
  ctx: Ctx,
  { key, width, files }: { key: string; width: number; files: Awaited<ReturnType<typeof encodePicture>>['files'] },
): Promise<void> {
  try {
    for (const { width: each, format, body } of files)
      await ctx.files.put(objectOf(`${key}-${each}.${format}`), body, PICTURE_FORMATS[format])
  } catch (error) {
    ctx.log.error({ err: error }, 'storing a picture in the object store failed')
    for (const file of fileNames({ key, width })) await ctx.files.remove(objectOf(file)).catch(() => {})
    throw new AppError('UNAVAILABLE', {
      detail: 'The picture could not be stored. Nothing was changed: try again later.',
    })
  }
}
