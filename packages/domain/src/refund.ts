import type { Fils } from './money'
import { isPaidIn, type AttemptState } from './payment'

/** A payment with what was given back of it: parts, and in the end all that was left. */
export interface RefundFacts {
  state: AttemptState
  amountFils: Fils
  /** The refund of all that was left. */
  refund: string
  parts: readonly { amountFils: Fils; state: string }[]
}

/** Where the money of a payment that came in is now. */
export interface RefundMoney {
  /** Went back. */
  backFils: Fils
  /** Requested, and the gateway has not accepted it yet. One refund of a payment is under way at a time. */
  underWayFils: Fils
  /** Can still be given back. */
  leftFils: Fils
}

/** What the refund of all that was left gives back: everything but the parts. */
export const restFils = ({ amountFils, parts }: Pick<RefundFacts, 'amountFils' | 'parts'>): Fils =>
  amountFils - sumOf(parts, 'done')

export function refundMoney(payment: RefundFacts): RefundMoney {
  const { state, amountFils, refund, parts } = payment
  if (state === 'reversed' || refund === 'done') return { backFils: amountFils, underWayFils: 0, leftFils: 0 }
  const rest = restFils(payment)
  const backFils = amountFils - rest
  if (!isPaidIn(state)) return { backFils, underWayFils: 0, leftFils: 0 }
  if (refund === 'requested') return { backFils, underWayFils: rest, leftFils: 0 }
  const underWayFils = sumOf(parts, 'requested')
  return { backFils, underWayFils, leftFils: rest - underWayFils }
}

const sumOf = (parts: RefundFacts['parts'], state: string): Fils =>
  parts.filter((part) => part.state === state).reduce((total, part) => total + part.amountFils, 0)
