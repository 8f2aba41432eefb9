import type { Quote } from '@homecare/contract/quotes'
import type { Actor, Ctx } from '../process/context'
import { changeQuoteRow } from './internal/change-quote'
import { ANSWERED, answerQuote, type Answer } from './internal/close-quote'

interface OfStaff<Input> {
  ctx: Ctx
  actor: Actor
  input: Input & { id: string; version: number }
}

const answer = ({ ctx, actor, input }: OfStaff<object>, given: Answer): Promise<Quote> =>
  changeQuoteRow({ ctx, actor, input }, async (locked) => ({
    data: await answerQuote(locked, actor, given),
    action: ANSWERED[given.event],
  }))

/** Takes an open quote back: its link says so. Throws NOT_FOUND, CONFLICT, QUOTE_CLOSED. */
export const withdrawQuote = (call: OfStaff<object>): Promise<Quote> => answer(call, { event: 'withdraw' })

/** Writes down that a family said yes, and who of them. Throws NOT_FOUND, CONFLICT, QUOTE_CLOSED. */
export const acceptQuoteForFamily = (call: OfStaff<{ name: string }>): Promise<Quote> =>
  answer(call, { event: 'accept', name: call.input.name })

/** Writes down that a family said no, and why. Throws NOT_FOUND, CONFLICT, QUOTE_CLOSED. */
export const declineQuoteForFamily = (call: OfStaff<{ reason: string }>): Promise<Quote> =>
  answer(call, { event: 'decline', reason: call.input.reason })
