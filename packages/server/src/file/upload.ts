import { randomBytes } from 'node:crypto'
import { readableLine } from '@homecare/domain/text'
import { AppError } from '../process/app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import type { DiskFile } from '../ports/files'
import { recordId } from '../database/record-id'
import { recordExists } from '../appointment/record-exists'
import { MAX_UPLOAD_BYTES, tooLarge } from './receive-upload'
import { uploadType } from './upload-type'

const WRONG_TYPE =
  'Choose a PDF, JPEG, PNG, WEBP or DOCX file. Save an older Word file (.doc) as DOCX, and a HEIC picture as JPEG.'

export interface UploadInput {
  /** The record that the file belongs to. */
  subject: { type: 'booking' | 'request'; id: string }
  name: string
  file: DiskFile
}

/**
 * Stores a file of a record, and returns its id; its content decides its type. Throws NOT_FOUND, TOO_LARGE, UNSUPPORTED_TYPE, INVALID_INPUT
 * for an empty file, UNAVAILABLE when the object store can't be reached.
 */
export async function uploadFile({
  ctx,
  actor,
  input,
}: {
  ctx: Ctx
  actor: Actor
  input: UploadInput
}): Promise<string> {
  const { subject, file } = input
  const id = recordId(subject.id)
  assertAcceptedFile(file)
  const type = await uploadType(file.path)
  if (!type) throw new AppError('UNSUPPORTED_TYPE', { detail: WRONG_TYPE })
  const owner = subject.type === 'booking' ? { bookingId: id } : { requestId: id }
  if (!(await recordExists(ctx.db, { type: subject.type, id }))) throw new AppError('NOT_FOUND')

  const key = `${randomBytes(18).toString('base64url')}.${type.ending}`
  const name = originalName(input.name, type.endings)
  const object = `uploads/${key}`
  await ctx.files.put(object, file, type.contentType).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'storing an upload in the object store failed')
    throw new AppError('UNAVAILABLE', { detail: 'The file could not be stored. Nothing was changed: try again later.' })
  })
  try {
    return await ctx.db.$transaction(async (tx) => {
      const stored = await tx.storedFile.create({
        data: {
          key,
          originalName: name,
          contentType: type.contentType,
          size: file.size,
          ...owner,
          uploadedBy: actor.name,
          createdAt: ctx.now(),
        },
        select: { id: true },
      })
      await appendAuditEntry(tx, {
        actor,
        action: 'file added',
        subject: { type: subject.type, id },
        detail: { filename: key },
      })
      return stored.id
    })
  } catch (error) {
    // An object without a row would never be deleted.
    await ctx.files.remove(object).catch(() => {})
    throw error
  }
}

/** Throws INVALID_INPUT or TOO_LARGE for a file that is refused whatever its type is. */
export function assertAcceptedFile(file: DiskFile): void {
  if (file.size === 0) throw new AppError('INVALID_INPUT', { fields: { file: 'This file is empty' } })
  if (file.size > MAX_UPLOAD_BYTES) throw tooLarge()
}

const MAX_NAME = 150

/**
 * The original name without folders, and without the marks that make `invoice\u202Efdp.exe` look like the name of a PDF;
 * with an extension that matches the content.
 */
export function originalName(given: string, endings: readonly string[]): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const name = readableLine(base).replace(/[<>|:*?]/g, '_') || 'file'
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : ''
  const shortened = Array.from(name).slice(0, MAX_NAME).join('')
  return endings.includes(ending) && shortened === name ? name : `${shortened}.${endings[0]}`
}
