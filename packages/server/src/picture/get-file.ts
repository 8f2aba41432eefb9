import type { Readable } from 'node:stream'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { objectOf } from './internal/picture-files'

/** One width and format of a picture as a stream. Throws NOT_FOUND, or UNAVAILABLE when the store can't be reached. */
export async function getPictureFile({
  ctx,
  input: { file },
}: {
  ctx: Ctx
  input: { file: string }
}): Promise<{ body: Readable; size: number }> {
  const object = await ctx.files.get(objectOf(file)).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'reading a picture from the object store failed')
    throw new AppError('UNAVAILABLE')
  })
  if (!object) throw new AppError('NOT_FOUND')
  return object
}
