import { dubaiDate } from '@homecare/domain/dates'
import { quoteTransition, type QuoteEvent, type QuoteState } from '@homecare/domain/quote-table'
import { moveCase } from '../../case/move'
import { storable } from '../../database/storable'
import type { Prisma } from '../../generated/prisma/client'
import { enqueueEmail } from '../../outbox/enqueue'
import { tellPatient } from '../../outbox/tell-patient'
import { AppError } from '../../process/app-error'
import type { Actor } from '../../process/context'
import { numberOf } from '../present'
import type { LockedQuote } from './change-quote'

/** What is done about an open quote, and by whom. A colleague writes it down, or it is the family's own. */
export type Answer =
  | { event: 'accept'; name: string; from?: string | undefined }
  | { event: 'decline'; reason: string }
  | { event: 'withdraw' }
  | { event: 'expire' }

const CLOSED: Partial<Record<QuoteState, string>> = {
  accepted: 'This offer was accepted already.',
  declined: 'This offer was declined.',
  withdrawn: 'This offer was taken back.',
  expired: 'This offer has expired.',
  superseded: 'A newer offer has replaced this one.',
}

/** Throws QUOTE_CLOSED with what happened to the quote. */
function nextState({ quote, now }: LockedQuote, event: QuoteEvent): QuoteState {
  const result = quoteTransition(quote.state, event, { validUntil: quote.validUntil, today: dubaiDate(now) })
  if (result.ok) return result.next
  const detail = result.reason === 'too-late' ? CLOSED.expired : CLOSED[quote.state]
  throw new AppError('QUOTE_CLOSED', { detail: detail ?? 'This quote was not sent yet.' })
}

/**
 * Applies an answer to a locked quote: what changes of its row. Its case moves with it, with a follow-up for whoever looks after the
 * case. Throws QUOTE_CLOSED.
 */
export async function answerQuote(locked: LockedQuote, actor: Actor, answer: Answer): Promise<Prisma.QuoteUpdateInput> {
  const { tx, quote, careCase, now } = locked
  const state = nextState(locked, answer.event)
  const accepted = answer.event === 'accept'
  await moveCase(tx, careCase, {
    news: accepted ? 'acceptQuote' : 'closeQuote',
    actor,
    now,
    step: stepOf(numberOf(quote), answer, now),
  })
  if (quote.contactId !== null && accepted)
    await tellPatient(tx, 'quote-accepted', { contactId: quote.contactId, quoteId: quote.id }, { now })
  // What staff write down themselves is no news to them.
  if (actor.role === 'visitor' && (state === 'accepted' || state === 'declined'))
    await enqueueEmail(tx, 'staff-quote-answered', { what: state, quoteId: quote.id })
  return {
    state,
    closedAt: now,
    ...(actor.role !== 'visitor' && { closedBy: actor.name }),
    ...(answer.event === 'accept' && {
      acceptedName: storable(answer.name),
      acceptedFrom: answer.from ?? null,
    }),
    ...(answer.event === 'decline' && { closeReason: storable(answer.reason) }),
  }
}

/** Whoever withdraws a quote knows what comes next. */
function stepOf(number: string, { event }: Answer, dueAt: Date): { dueAt: Date; text: string } | undefined {
  if (event === 'accept') return { dueAt, text: `${number} was accepted: plan the care` }
  if (event === 'decline') return { dueAt, text: `${number} was declined: ask what would suit` }
  return event === 'expire' ? { dueAt, text: `${number} has expired: call the family` } : undefined
}

/** The action of the history. */
export const ANSWERED = {
  accept: 'quote accepted',
  decline: 'quote declined',
  withdraw: 'quote taken back',
  expire: 'quote expired',
} as const satisfies Record<Answer['event'], string>
