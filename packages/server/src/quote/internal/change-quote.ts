import type { Quote } from '@homecare/contract/quotes'
import { appendAuditEntry } from '../../audit/append'
import { lockCase } from '../../case/lock'
import { recordId } from '../../database/record-id'
import type { CareCase, Prisma } from '../../generated/prisma/client'
import { AppError } from '../../process/app-error'
import type { Actor, Ctx } from '../../process/context'
import { getQuote } from '../list'
import { quoteParts, type QuoteWithParts } from '../parts'

export interface LockedQuote {
  tx: Prisma.TransactionClient
  quote: QuoteWithParts
  careCase: CareCase
  now: Date
}

/** Locks a quote behind its case, so that its answer and its case's state can't cross. Throws NOT_FOUND. */
export async function lockQuote(tx: Prisma.TransactionClient, id: string, now: Date): Promise<LockedQuote> {
  const found = await tx.quote.findUnique({ where: { id }, select: { caseId: true } })
  if (!found) throw new AppError('NOT_FOUND')
  const careCase = await lockCase(tx, found.caseId)
  const quote = await tx.quote.findUnique({ where: { id }, include: quoteParts })
  if (!quote) throw new AppError('NOT_FOUND')
  return { tx, quote, careCase, now }
}

interface QuoteChange {
  data: Prisma.QuoteUpdateInput
  action: string
  detail?: Prisma.InputJsonObject
}

/** Changes a quote with its history entry, and returns it. Throws NOT_FOUND, and CONFLICT for an older version. */
export async function changeQuoteRow(
  { ctx, actor, input }: { ctx: Ctx; actor: Actor; input: { id: string; version: number } },
  change: (locked: LockedQuote) => Promise<QuoteChange> | QuoteChange,
): Promise<Quote> {
  const id = recordId(input.id)
  await ctx.db.$transaction(async (tx) => {
    const locked = await lockQuote(tx, id, ctx.now())
    if (locked.quote.version !== input.version)
      throw new AppError('CONFLICT', { detail: 'This quote was changed meanwhile. Look at it again.' })
    const { data, action, detail = {} } = await change(locked)
    await tx.quote.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
    await appendAuditEntry(tx, { actor, action, subject: { type: 'quote', id }, detail })
  })
  return getQuote(ctx, id)
}
