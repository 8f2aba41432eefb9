import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { acceptedSecrets } from '../process/accepted-secrets'
import { AppError } from '../process/app-error'
import { recordId } from '../database/record-id'
import { appendAuditEntry } from '../audit/append'
import type { Actor, Ctx } from '../process/context'
import { assertAcceptedFile, originalName } from '../file/upload'
import { uploadType } from '../file/upload-type'
import type { Prisma } from '../generated/prisma/client'
import type { DiskFile } from '../ports/files'
import type { ReportCipher } from '../ports/report-cipher'
import { assertPlainPdf } from './internal/assert-plain-pdf'
import { assertReportable } from './internal/assert-reportable'
import { lockReportedBooking } from './queries'

interface UploadReportCall {
  ctx: Ctx
  cipher: ReportCipher
  actor: Actor
  /** `person` is a place in the booking's list of names: whose report it is. */
  input: { bookingId: string; person: number; name: string; file: DiskFile }
}

const conflict = (detail: string) => new AppError('CONFLICT', { detail })

/**
 * Stores the report of one person of a booking encrypted; only staff can open it until it is released. Throws NOT_FOUND,
 * INVALID_INPUT also for a PDF that does more than show pages, TOO_LARGE, UNSUPPORTED_TYPE, UNAVAILABLE, and CONFLICT with a sentence: the booking can't have a report,
 * the person has no tests, another report of the person waits for its release, or the same file is a report already.
 */
export async function uploadReport({ ctx, cipher, actor, input: { name, file, person, ...input } }: UploadReportCall) {
  const bookingId = recordId(input.bookingId)
  assertAcceptedFile(file)
  const type = await uploadType(file.path)
  if (type?.ending !== 'pdf') throw new AppError('UNSUPPORTED_TYPE', { detail: 'Choose a PDF file.' })
  await assertPlainPdf(file.path)
  const contentKeys = await contentKeysOf(ctx, file)
  await ctx.db.$transaction((tx) => assertUploadable(ctx, tx, { bookingId, person, contentKeys }))

  const key = randomBytes(18).toString('base64url')
  await storeEncrypted(ctx, cipher, { key, file })
  try {
    await ctx.db.$transaction(async (tx) => {
      await assertUploadable(ctx, tx, { bookingId, person, contentKeys })
      const { id: reportId } = await tx.report.create({
        data: {
          bookingId,
          person,
          key,
          originalName: originalName(name, type.endings),
          size: file.size,
          contentKey: contentKeys[0] ?? null,
          uploadedBy: actor.name,
          createdAt: ctx.now(),
        },
      })
      const subject = { type: 'booking', id: bookingId } as const
      await appendAuditEntry(tx, { actor, action: 'report uploaded', subject, detail: { reportId } })
    })
  } catch (error) {
    // An object without a row would never be deleted.
    await ctx.files.remove(`reports/${key}`).catch(() => {})
    throw error
  }
}

/** Checked before the file is encrypted and, with the booking locked, again before it counts. */
async function assertUploadable(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { bookingId, person, contentKeys }: { bookingId: string; person: number; contentKeys: string[] },
): Promise<void> {
  assertReportable(ctx, await lockReportedBooking(tx, bookingId))
  if ((await tx.bookingLine.count({ where: { bookingId, person } })) === 0)
    throw conflict('This person has no tests in this visit, so there can be no report. Choose whose report it is.')
  if ((await tx.report.count({ where: { bookingId, person, state: 'uploaded' } })) > 0)
    throw conflict('A report waits for its release already. Release or delete it first.')
  const same = await tx.report.findFirst({
    where: { contentKey: { in: contentKeys }, state: { in: ['uploaded', 'released'] } },
    include: { booking: { select: { orderId: true } } },
  })
  if (!same) return
  if (same.bookingId === bookingId && same.person !== person)
    throw conflict('This very file is the report of another person of this visit. Nothing was stored.')
  throw conflict(
    same.bookingId === bookingId
      ? 'This very file is the report that the patient has already.'
      : `This very file is the report of ${same.booking.orderId}, another patient’s order. Nothing was stored.`,
  )
}

/** The MACs of a file's contents, by the current secret first: equal for equal files, and useless to anybody else. */
async function contentKeysOf({ settings }: Ctx, { path }: DiskFile): Promise<string[]> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const digest = hash.digest('hex')
  return acceptedSecrets(settings).map((secret) =>
    createHmac('sha256', secret).update(`report\0${digest}`).digest('hex').slice(0, 32),
  )
}

async function storeEncrypted(
  ctx: Ctx,
  cipher: ReportCipher,
  { key, file }: { key: string; file: DiskFile },
): Promise<void> {
  const path = `${file.path}.age`
  try {
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
    await pipeline(await cipher.encrypt(createReadStream(file.path)), target)
    await ctx.files.put(`reports/${key}`, { path, size: target.bytesWritten }, 'application/octet-stream')
  } catch (error) {
    ctx.log.error({ err: error }, 'storing a report in the object store failed')
    throw new AppError('UNAVAILABLE')
  } finally {
    await rm(path, { force: true })
  }
}
