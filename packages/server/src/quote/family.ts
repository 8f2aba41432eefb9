import { createHash } from 'node:crypto'
import type { ShownQuote } from '@homecare/contract/quotes'
import { dubaiDate } from '@homecare/domain/dates'
import type { Locale } from '@homecare/domain/locales'
import { appendAuditEntry } from '../audit/append'
import { planStep } from '../case/move'
import { storable } from '../database/storable'
import { enqueueEmail } from '../outbox/enqueue'
import { AppError } from '../process/app-error'
import type { Actor, Ctx } from '../process/context'
import { lockQuote, type LockedQuote } from './internal/change-quote'
import { ANSWERED, answerQuote, type Answer } from './internal/close-quote'
import { quoteParts, type QuoteWithParts } from './parts'
import { numberOf } from './present'
import { contentHash, shownRow } from './shown'
import { isQuoteToken } from './tokens'

interface OfFamily<Input> {
  ctx: Ctx
  actor: Actor
  input: Input & { number: string; token: string; locale: Locale }
}

/** `C-10417-2`, also as it is typed from paper. */
const NUMBER = /^C-?(\d{5,9})-(\d{1,4})$/i

/** The quote of a link. An unknown number, a wrong token, a draft and erased data throw the same NOT_FOUND. */
export async function findByLink(
  { db, settings }: Pick<Ctx, 'db' | 'settings'>,
  { number, token }: { number: string; token: string },
): Promise<QuoteWithParts> {
  const [, careCase, position] = NUMBER.exec(number) ?? []
  const row =
    careCase === undefined
      ? null
      : await db.quote.findFirst({
          where: { case: { number: Number(careCase), erasedAt: null }, position: Number(position) },
          include: quoteParts,
        })
  if (!row || row.state === 'draft' || !isQuoteToken(settings, row, token)) throw new AppError('NOT_FOUND')
  return row
}

/** What the holder of a link reads. The first time is noted, so that the desk knows whether it was looked at. Throws NOT_FOUND. */
export async function showQuote({ ctx, input }: Omit<OfFamily<object>, 'actor'>): Promise<ShownQuote> {
  const row = await findByLink(ctx, input)
  if (row.openedAt === null)
    await ctx.db.quote.updateMany({ where: { id: row.id, openedAt: null }, data: { openedAt: ctx.now() } })
  return shownRow(row, { locale: input.locale, today: dubaiDate(ctx.now()) })
}

/**
 * Accepts what was shown. The same acceptance twice is one; another content, which only a fault could show, is a CONFLICT. Throws
 * NOT_FOUND and QUOTE_CLOSED with what happened.
 */
export const acceptQuote = (call: OfFamily<{ contentHash: string; name: string }>): Promise<ShownQuote> =>
  answerByLink(call, { event: 'accept', name: call.input.name, from: call.actor.from }, ({ quote }) => {
    if (call.input.contentHash !== contentHash(numberOf(quote), quote)) throw new AppError('CONFLICT')
    return quote.state === 'accepted' && quote.acceptedName === call.input.name
  })

/** Declines a quote. Declining twice is one. Throws NOT_FOUND and QUOTE_CLOSED. */
export const declineQuote = (call: OfFamily<{ reason: string }>): Promise<ShownQuote> =>
  answerByLink(call, { event: 'decline', reason: call.input.reason }, ({ quote }) => quote.state === 'declined')

async function answerByLink(
  { ctx, actor, input }: OfFamily<object>,
  answer: Answer,
  isRepeated: (locked: LockedQuote) => boolean,
): Promise<ShownQuote> {
  const { id } = await findByLink(ctx, input)
  await ctx.db.$transaction(async (tx) => {
    const locked = await lockQuote(tx, id, ctx.now())
    if (isRepeated(locked)) return
    const data = await answerQuote(locked, actor, answer)
    await tx.quote.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
    await appendAuditEntry(tx, { actor, action: ANSWERED[answer.event], subject: { type: 'quote', id } })
  })
  return showQuote({ ctx, input })
}

/** As many questions as a family has open at one time: more are for a call. */
const MAX_QUESTIONS = 5

/** A question about a quote: a step for whoever looks after the case. Throws NOT_FOUND, QUOTE_CLOSED, and RATE_LIMITED beyond five open ones. */
export async function askAboutQuote({ ctx, actor, input }: OfFamily<{ text: string }>): Promise<ShownQuote> {
  const { id } = await findByLink(ctx, input)
  await ctx.db.$transaction(async (tx) => {
    const { quote, careCase, now } = await lockQuote(tx, id, ctx.now())
    if (quote.state !== 'sent' && quote.state !== 'accepted') throw new AppError('QUOTE_CLOSED')
    const asked = `Question about ${numberOf(quote)}: `
    const open = await tx.followUp.findMany({
      where: { caseId: careCase.id, doneAt: null, text: { startsWith: asked } },
      select: { text: true },
    })
    const text = asked + storable(input.text)
    if (open.some((each) => each.text === text)) return
    if (open.length >= MAX_QUESTIONS) throw new AppError('RATE_LIMITED', { retryAfter: 24 * 3600 })
    await planStep(tx, careCase.id, { step: { dueAt: now, text }, actor, now })
    const about = `${id}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
    await enqueueEmail(tx, 'staff-quote-answered', { what: 'asked', quoteId: id }, { about })
    await appendAuditEntry(tx, { actor, action: 'question asked', subject: { type: 'quote', id } })
  })
  return showQuote({ ctx, input })
}
