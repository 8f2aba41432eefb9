import type { MoneyReason } from '@homecare/contract/admin/money-board'
import type { MoneyItem } from './board-rows'

export type MoneyAction = 'query' | 'void' | 'refund' | 'clear'

const OFFERED: Record<MoneyReason, readonly MoneyAction[]> = {
  'paid-without-slot': ['refund', 'clear'],
  'amount-differs': ['query', 'refund', 'clear'],
  'needs-action': ['query', 'refund', 'clear'],
  'refund-awaited': ['query', 'refund'],
  'confirmed-without-payment': ['query'],
  'unconfirmed-for-long': ['query', 'void'],
}

/** What helps against a reason, as far as the case allows it. */
export const actionsFor = ({ reason, detail, attemptId }: MoneyItem): readonly MoneyAction[] =>
  OFFERED[reason].filter((action) => {
    // Only what was marked can be cleared; a paid visit without a slot may stand here unmarked.
    if (action === 'clear') return reason !== 'paid-without-slot' || detail !== null
    if (action === 'refund' && detail === 'requested') return false
    return attemptId !== null
  })
