import type { IsoDate } from './dates'

/** `superseded`: a newer quote of the case was sent. Only a draft can be changed, and what was answered stays. */
export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

export const QUOTE_EVENTS = ['send', 'accept', 'decline', 'withdraw', 'expire', 'supersede'] as const
export type QuoteEvent = (typeof QUOTE_EVENTS)[number]

const QUOTE_TABLE: Record<QuoteState, Partial<Record<QuoteEvent, QuoteState>>> = {
  draft: { send: 'sent' },
  sent: {
    accept: 'accepted',
    decline: 'declined',
    withdraw: 'withdrawn',
    expire: 'expired',
    supersede: 'superseded',
  },
  accepted: {},
  declined: {},
  withdrawn: {},
  expired: {},
  superseded: {},
}

interface QuoteFacts {
  /** The last day on which it can be accepted. */
  validUntil: IsoDate
  today: IsoDate
}

export type QuoteResult = { ok: true; next: QuoteState } | { ok: false; reason: 'closed' | 'too-late' | 'too-early' }

/** The one place that decides what becomes of a quote. */
export function quoteTransition(state: QuoteState, event: QuoteEvent, { validUntil, today }: QuoteFacts): QuoteResult {
  const next = QUOTE_TABLE[state][event]
  if (!next) return { ok: false, reason: 'closed' }
  const isOver = today > validUntil
  if ((event === 'accept' || event === 'send') && isOver) return { ok: false, reason: 'too-late' }
  if (event === 'expire' && !isOver) return { ok: false, reason: 'too-early' }
  return { ok: true, next }
}

/** A quote can be accepted for at most this long. */
export const MAX_QUOTE_DAYS = 90

/** As people say it: the second quote of case C-10417 is C-10417-2. */
export const quoteNumber = (careCase: number, position: number): string => `C-${careCase}-${position}`
