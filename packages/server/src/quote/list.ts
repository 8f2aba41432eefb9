import type { Quote, QuoteList } from '@homecare/contract/quotes'
import { staffNames } from '../audit/staff-names'
import { recordId } from '../database/record-id'
import { AppError } from '../process/app-error'
import type { Ctx } from '../process/context'
import { quoteParts } from './parts'
import { presentQuote } from './present'

/** The quotes of a case, newest first. Throws NOT_FOUND. */
export async function listQuotes({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<QuoteList> {
  const caseId = recordId(input.id)
  if (!(await ctx.db.careCase.findUnique({ where: { id: caseId }, select: { id: true } })))
    throw new AppError('NOT_FOUND')
  const [rows, nameOf] = await Promise.all([
    ctx.db.quote.findMany({ where: { caseId }, include: quoteParts, orderBy: { position: 'desc' } }),
    staffNames(ctx.db),
  ])
  return { quotes: rows.map((row) => presentQuote(ctx, row, nameOf)) }
}

/** One quote as staff see it. Throws NOT_FOUND. */
export async function getQuote(ctx: Ctx, id: string): Promise<Quote> {
  const row = await ctx.db.quote.findUnique({ where: { id }, include: quoteParts })
  if (!row) throw new AppError('NOT_FOUND')
  return presentQuote(ctx, row, await staffNames(ctx.db))
}
