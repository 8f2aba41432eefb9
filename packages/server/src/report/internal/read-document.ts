import type { Readable } from 'node:stream'
import { AppError } from '../../process/app-error'
import type { Ctx } from '../../process/context'
import type { Report } from '../../generated/prisma/client'
import type { ReportCipher } from '../../ports/report-cipher'

/** A report as a stream of its original bytes. */
export interface ReportDocument {
  body: Readable
  size: number
  /** A name without the patient's, for the browser's folder of downloads. */
  name: string
}

/** Throws UNAVAILABLE when the object store can't be reached or no key fits, and NOT_FOUND for a deleted document. */
export async function readDocument(
  ctx: Ctx,
  cipher: ReportCipher,
  report: Pick<Report, 'id' | 'person' | 'key' | 'size' | 'removedAt'>,
  orderId: string,
): Promise<ReportDocument> {
  if (report.removedAt) throw new AppError('NOT_FOUND', { detail: 'This document has been deleted.' })
  const unavailable = (message: string) => (error: unknown) => {
    ctx.log.error({ err: error, reportId: report.id }, message)
    throw new AppError('UNAVAILABLE', { detail: 'The report can’t be read right now. Please try again.' })
  }
  const object = await ctx.files
    .get(`reports/${report.key}`)
    .catch(unavailable('reading a report from the object store failed'))
  if (!object) return unavailable('a report is missing in the object store')(undefined)
  const body = await cipher.decrypt(object.body).catch(unavailable('no key of REPORT_KEYS decrypts a report'))
  const person = report.person === 0 ? '' : ` person ${report.person + 1}`
  return { body, size: report.size, name: `Laboratory report ${orderId}${person}.pdf` }
}
