import type { Readable } from 'node:stream'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { StoredFile } from '../generated/prisma/client'

export interface FileDownload {
  body: Readable
  size: number
  contentType: string
  name: string
}

/** An uploaded file as a stream; the audit history has who opened which. Throws NOT_FOUND, or UNAVAILABLE when the object store can't be reached. */
export async function getFile({
  ctx,
  actor,
  input: { filename },
}: {
  ctx: Ctx
  actor: Actor
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
  await recordOpening(ctx, actor, stored)
  return { body: object.body, size: object.size, contentType: stored.contentType, name: stored.originalName }
}

async function recordOpening(ctx: Ctx, actor: Actor, { key, bookingId, requestId }: StoredFile): Promise<void> {
  const id = bookingId ?? requestId ?? ''
  const detail = { record: bookingId ? 'booking' : 'request', filename: key }
  const entry = { actor, action: 'file opened', subject: { type: 'reading', id }, detail } as const
  await ctx.db.$transaction((tx) => appendAuditEntry(tx, entry))
}
