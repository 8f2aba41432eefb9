import { randomBytes } from 'node:crypto'
import { AppError } from '../app-error'
import { record } from '../audit/append'
import type { Actor, Ctx } from '../context'
import type { DiskFile } from '../ports/files'
import { recordId } from '../record/internal/find-record'
import { recordExists } from '../record/internal/record-exists'
import { originalName } from './internal/original-name'
import { MAX_UPLOAD_BYTES, tooLarge } from './internal/receive-upload'
import { uploadType } from './internal/upload-type'

export interface UploadInput {
  /** Which record the file belongs to. */
  subject: { type: 'booking' | 'request'; id: string }
  name: string
  file: DiskFile
}

/**
 * Stores a file with a record; its content decides what it is. Throws NOT_FOUND, TOO_LARGE, UNSUPPORTED_TYPE,
 * INVALID_INPUT for an empty file or a name that is shown as another one, UNAVAILABLE when the object store can't be reached.
 */
export async function uploadFile({ ctx, actor, input }: { ctx: Ctx; actor: Actor; input: UploadInput }): Promise<void> {
  const { subject, file } = input
  const id = recordId(subject.id)
  if (file.size === 0) throw new AppError('INVALID_INPUT', { fields: { file: 'This file is empty' } })
  if (file.size > MAX_UPLOAD_BYTES) throw tooLarge()
  // `invoice\u202Efdp.exe` reads as a PDF's name.
  if (/\p{Bidi_Control}/u.test(input.name)) {
    const detail = 'Rename the file: its name holds invisible characters that change the direction of the text.'
    throw new AppError('INVALID_INPUT', { detail, fields: { file: detail } })
  }
  const type = await uploadType(file.path)
  if (!type) throw new AppError('UNSUPPORTED_TYPE', { detail: 'Choose a PDF, JPEG, PNG, WEBP or DOCX file.' })
  const owner = subject.type === 'booking' ? { bookingId: id } : { requestId: id }
  if (!(await recordExists(ctx.db, { type: subject.type, id }))) throw new AppError('NOT_FOUND')

  const key = `${randomBytes(18).toString('base64url')}.${type.ending}`
  const name = originalName(input.name, type.endings)
  const object = `uploads/${key}`
  await ctx.files.put(object, file, type.contentType).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'the object store did not take an upload')
    throw new AppError('UNAVAILABLE')
  })
  try {
    await ctx.db.$transaction(async (tx) => {
      await tx.storedFile.create({
        data: {
          key,
          originalName: name,
          contentType: type.contentType,
          size: file.size,
          ...owner,
          uploadedBy: actor.name,
          createdAt: ctx.now(),
        },
      })
      await record(tx, { actor, action: 'file added', subject: { type: subject.type, id }, detail: { filename: key } })
    })
  } catch (error) {
    // An object that no row knows would stay for ever.
    await ctx.files.remove(object).catch(() => {})
    throw error
  }
}
