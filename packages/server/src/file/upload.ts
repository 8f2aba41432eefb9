import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { AppError } from '../app-error'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../context'
import type { DiskFile } from '../ports/files'
import { recordExists, recordId } from '../appointment/record-id'
import { MAX_UPLOAD_BYTES, tooLarge } from './receive-upload'
import { fileTypeFromFile } from 'file-type'

export interface UploadInput {
  /** The record that the file belongs to. */
  subject: { type: 'booking' | 'request'; id: string }
  name: string
  file: DiskFile
}

/**
 * Stores a file of a record; its content decides its type. Throws NOT_FOUND, TOO_LARGE, UNSUPPORTED_TYPE, INVALID_INPUT
 * for an empty file or a name that displays as another one, UNAVAILABLE when the object store can't be reached.
 */
export async function uploadFile({ ctx, actor, input }: { ctx: Ctx; actor: Actor; input: UploadInput }): Promise<void> {
  const { subject, file } = input
  const id = recordId(subject.id)
  assertAcceptedFile(input)
  const type = await uploadType(file.path)
  if (!type) throw new AppError('UNSUPPORTED_TYPE', { detail: 'Choose a PDF, JPEG, PNG, WEBP or DOCX file.' })
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
      await appendAuditEntry(tx, {
        actor,
        action: 'file added',
        subject: { type: subject.type, id },
        detail: { filename: key },
      })
    })
  } catch (error) {
    // An object without a row would never be deleted.
    await ctx.files.remove(object).catch(() => {})
    throw error
  }
}

/** Throws INVALID_INPUT or TOO_LARGE for a file that is refused whatever its type is. */
export function assertAcceptedFile({ name, file }: Pick<UploadInput, 'name' | 'file'>): void {
  if (file.size === 0) throw new AppError('INVALID_INPUT', { fields: { file: 'This file is empty' } })
  if (file.size > MAX_UPLOAD_BYTES) throw tooLarge()
  // `invoice\u202Efdp.exe` looks like the name of a PDF.
  if (/\p{Bidi_Control}/u.test(name)) {
    const detail = 'Rename the file: its name holds invisible characters that change the direction of the text.'
    throw new AppError('INVALID_INPUT', { detail, fields: { file: detail } })
  }
}

const MAX_NAME = 150
// Matches control characters and invisible ones.
const MISLEADING = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** Returns the original name without folders and misleading characters, with an extension that matches the content. */
export function originalName(given: string, endings: readonly string[]): string {
  const base = given.split(/[\\/]/).at(-1) ?? ''
  const name =
    base
      .replace(MISLEADING, '')
      .replace(/["<>|:*?]/g, '_')
      .trim() || 'file'
  const ending = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : ''
  const shortened = Array.from(name).slice(0, MAX_NAME).join('')
  return endings.includes(ending) && shortened === name ? name : `${shortened}.${endings[0]}`
}

/** The five file types that may be uploaded, by their contents. */
const ALLOWED: Record<string, { contentType: string; endings: string[] }> = {
  pdf: { contentType: 'application/pdf', endings: ['pdf'] },
  jpg: { contentType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { contentType: 'image/png', endings: ['png'] },
  webp: { contentType: 'image/webp', endings: ['webp'] },
  docx: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', endings: ['docx'] },
}

export interface UploadType {
  ending: string
  contentType: string
  /** The extensions that a name of this type may have. */
  endings: string[]
}

/** Returns the type of the file on disk, whatever its name says; null for every type that is not allowed. */
export async function uploadType(path: string): Promise<UploadType | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined)
  const ending = found ? found.ext : (await isLatePdf(path)) ? 'pdf' : ''
  const allowed = ALLOWED[ending]
  return allowed ? { ending, ...allowed } : null
}

/** A PDF may have so many bytes before its header (ISO 32000-1, annex H, 3.4.1), as mail programs add them. */
const PDF_LEAD_BYTES = 1024
const PDF_HEADER = '%PDF-'

async function isLatePdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const bytes = Buffer.alloc(PDF_LEAD_BYTES + PDF_HEADER.length)
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    const header = bytes.subarray(0, bytesRead).indexOf(PDF_HEADER)
    // A page or a script with a PDF behind it is both: it is refused.
    return header >= 0 && !/<[a-z!?/]|^#!/i.test(bytes.toString('latin1', 0, header))
  } finally {
    await file.close()
  }
}
