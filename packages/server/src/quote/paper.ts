import { dubaiDate } from '@homecare/domain/dates'
import type { Locale } from '@homecare/domain/locales'
import { recordId } from '../database/record-id'
import { quotePdf } from '../pdf/quote-pdf'
import type { PdfFonts } from '../pdf/pdf-fonts'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { profileIn } from '@homecare/contract/profile-in'
import { findByLink } from './family'
import { quoteParts, type QuoteWithParts } from './parts'
import { numberOf } from './present'
import { shownRow } from './shown'

export interface Paper {
  pdf: Buffer
  filename: string
}

async function paperOf(ctx: Ctx, fonts: PdfFonts, row: QuoteWithParts, locale: Locale): Promise<Paper> {
  const quote = shownRow(row, { locale, today: dubaiDate(ctx.now()) })
  const profile = profileIn(ctx.profile, locale)
  const pdf = await quotePdf({ quote, profile, fonts, at: row.sentAt ?? row.createdAt, locale })
  return { pdf, filename: numberOf(row) }
}

/** A quote on paper for staff, in the family's language. Throws NOT_FOUND. */
export async function paperForStaff({
  ctx,
  fonts,
  input,
}: {
  ctx: Ctx
  fonts: PdfFonts
  input: { id: string }
}): Promise<Paper> {
  const row = await ctx.db.quote.findUnique({ where: { id: recordId(input.id) }, include: quoteParts })
  if (!row) throw new AppError('NOT_FOUND')
  return paperOf(ctx, fonts, row, row.locale)
}

/** The same for whoever has the link. Throws NOT_FOUND. */
export const paperForFamily = async ({
  ctx,
  fonts,
  input,
}: {
  ctx: Ctx
  fonts: PdfFonts
  input: { number: string; token: string; locale: Locale }
}): Promise<Paper> => paperOf(ctx, fonts, await findByLink(ctx, input), input.locale)
