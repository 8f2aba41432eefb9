import { randomBytes } from 'node:crypto'
import type { ChangeQuote, DraftQuote, PreviewQuote, Quote, ShownQuote } from '@homecare/contract/quotes'
import { isOpenCase } from '@homecare/domain/case-table'
import { dubaiDate } from '@homecare/domain/dates'
import { quoteNumber } from '@homecare/domain/quote-table'
import { appendAuditEntry } from '../audit/append'
import { lockCase } from '../case/lock'
import { recordId } from '../database/record-id'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { changeQuoteRow } from './internal/change-quote'
import { readDraft } from './internal/read-draft'
import { getQuote } from './list'
import { shownQuote } from './shown'

interface OfStaff<Input> {
  ctx: Ctx
  actor: Actor
  input: Input & { id: string }
}

export const newAccessKey = (): string => randomBytes(24).toString('base64url')

/** Begins a quote for a case. Throws NOT_FOUND, INVALID_INPUT, and ILLEGAL_TRANSITION for a closed case. */
export async function draftQuote({ ctx, actor, input }: OfStaff<DraftQuote>): Promise<Quote> {
  const caseId = recordId(input.id)
  const now = ctx.now()
  const id = await ctx.db.$transaction(async (tx) => {
    const careCase = await lockCase(tx, caseId)
    if (!isOpenCase(careCase.state)) throw new AppError('ILLEGAL_TRANSITION', { detail: 'This case is closed.' })
    const { lines, ...draft } = await readDraft(tx, input, now)
    const last = await tx.quote.findFirst({ where: { caseId }, orderBy: { position: 'desc' } })
    const quote = await tx.quote.create({
      data: {
        ...draft,
        caseId,
        position: (last?.position ?? 0) + 1,
        accessKey: newAccessKey(),
        createdAt: now,
        createdBy: actor.name,
        lines: { create: lines },
      },
      select: { id: true },
    })
    await appendAuditEntry(tx, { actor, action: 'quote drafted', subject: { type: 'quote', id: quote.id } })
    return quote.id
  })
  return getQuote(ctx, id)
}

/** Changes a draft. Throws NOT_FOUND, INVALID_INPUT, CONFLICT, and QUOTE_CLOSED for one that was sent. */
export const changeQuote = ({ ctx, actor, input }: OfStaff<ChangeQuote>): Promise<Quote> =>
  changeQuoteRow({ ctx, actor, input }, async ({ quote, tx, now }) => {
    if (quote.state !== 'draft')
      throw new AppError('QUOTE_CLOSED', { detail: 'This quote was sent. Make a new one for other care or prices.' })
    const { lines, ...draft } = await readDraft(tx, input, now)
    await tx.quoteLine.deleteMany({ where: { quoteId: quote.id } })
    return { data: { ...draft, lines: { create: lines } }, action: 'quote changed' }
  })

/** Deletes a draft, which nobody has got. Throws NOT_FOUND, CONFLICT, and QUOTE_CLOSED for one that was sent. */
export async function discardQuote({ ctx, actor, input }: OfStaff<{ version: number }>): Promise<void> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    const gone = await tx.quote.deleteMany({ where: { id, state: 'draft', version: input.version } })
    if (gone.count === 1)
      return appendAuditEntry(tx, { actor, action: 'draft of a quote deleted', subject: { type: 'quote', id } })
    const quote = await tx.quote.findUnique({ where: { id }, select: { state: true } })
    if (!quote) throw new AppError('NOT_FOUND')
    throw new AppError(quote.state === 'draft' ? 'CONFLICT' : 'QUOTE_CLOSED')
  })
}

/** What the family would read of a draft that is not stored. Throws NOT_FOUND and INVALID_INPUT. */
export async function previewQuote({
  ctx,
  input,
}: {
  ctx: Ctx
  input: PreviewQuote & { id: string }
}): Promise<ShownQuote> {
  const careCase = await ctx.db.careCase.findUnique({
    where: { id: recordId(input.id) },
    include: { quotes: { orderBy: { position: 'desc' }, take: 1, select: { position: true, state: true } } },
  })
  if (!careCase) throw new AppError('NOT_FOUND')
  const { lines, ...draft } = await readDraft(ctx.db, input, ctx.now())
  const [last] = careCase.quotes
  const position = last === undefined ? 1 : last.state === 'draft' ? last.position : last.position + 1
  const about = {
    number: quoteNumber(careCase.number, position),
    patientName: careCase.patientName,
    state: 'draft' as const,
  }
  const content = { ...draft, lines: lines.map((line) => ({ ...line, quoteId: '' })) }
  return shownQuote(content, about, { locale: input.locale, today: dubaiDate(ctx.now()) })
}
