import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { JobPayload } from '@homecare/contract/jobs'
import type { ProblemCode } from '@homecare/contract/problem'
import { dubaiDate } from '@homecare/domain/dates'
import { MAX_UPLOAD_BYTES, tooLarge } from '../file/receive-upload'
import { uploadFile } from '../file/upload'
import type { Message } from '../generated/prisma/client'
import { AppError } from '../process/app-error'
import type { JobCtx } from '../process/context'
import { openEmailFile } from './internal/open-email-file'

/** Why a file is refused, by the problem that an upload of it has. All else is tried again. */
const REFUSALS: Partial<Record<ProblemCode, string>> = {
  UNSUPPORTED_TYPE: 'file type',
  TOO_LARGE: 'file size',
  INVALID_INPUT: 'file empty',
  NOT_FOUND: 'file gone',
}
const PATIENT = { name: 'visitor', role: 'visitor' } as const

/** Brings the file of a message to its record, by the checks of every upload. What is refused says why in the thread. */
export async function fetchMessageFile({
  ctx,
  input: { messageId },
}: {
  ctx: JobCtx
  input: JobPayload<'fetch-message-file'>
}): Promise<void> {
  const message = await ctx.db.message.findUnique({ where: { id: messageId } })
  if (!message?.mediaId || message.fileId !== null || message.reason !== null) return
  await ctx.idempotency.run(`fetch-message-file:${messageId}`, async () => {
    const data = await store(ctx, message, message.mediaId ?? '').then(
      (fileId) => ({ fileId }),
      (error: unknown) => {
        const reason = error instanceof AppError ? REFUSALS[error.code] : undefined
        if (reason === undefined) throw error
        return { reason }
      },
    )
    await ctx.db.message.update({ where: { id: messageId }, data })
  })
}

async function store(ctx: JobCtx, message: Message, mediaId: string): Promise<string> {
  const { way, bookingId, requestId, decidedAt } = message
  const body = way === 'email' ? await openEmailFile(ctx, mediaId) : await ctx.messages[way]?.openFile(mediaId)
  if (!body) throw new AppError('NOT_FOUND')
  const dir = await mkdtemp(join(tmpdir(), 'homecare-message-'))
  try {
    const file = await toDisk(body, join(dir, 'file'))
    const subject = bookingId
      ? { type: 'booking' as const, id: bookingId }
      : { type: 'request' as const, id: requestId ?? '' }
    const name = `${way === 'email' ? 'Email' : 'WhatsApp'} ${dubaiDate(decidedAt)}`
    return await uploadFile({ ctx, actor: PATIENT, input: { subject, name, file } })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function toDisk(body: Readable, path: string): Promise<{ path: string; size: number }> {
  let size = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      done(size > MAX_UPLOAD_BYTES ? tooLarge() : null, chunk)
    },
  })
  await pipeline(body, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { path, size }
}
