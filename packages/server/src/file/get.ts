import type { Readable } from 'node:stream'
import { AppError } from '../app-error'
import type { Ctx } from '../context'

export interface FileDownload {
  body: Readable
  size: number
  contentType: string
  name: string
}

/** An uploaded file as a stream. Throws NOT_FOUND, or UNAVAILABLE when the object store can't be reached. */
export async function getFile({
  ctx,
  input: { filename },
}: {
  ctx: Ctx
  input: { filename: string }
}): Promise<FileDownload> {
  const stored = /^[A-Za-z0-9_.-]{1,60}$/.test(filename)
    ? await ctx.db.storedFile.findUnique({ where: { key: filename, removedAt: null } })
    : null
  if (!stored) throw new AppError('NOT_FOUND')
  const object = await ctx.files.get(`uploads/${filename}`).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'reading a file from the object store failed')
    throw new AppError('UNAVAILABLE')
  })
  if (!object) throw new AppError('NOT_FOUND')
  return { body: object.body, size: object.size, contentType: stored.contentType, name: stored.originalName }
}
