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

/** The actions that resolve a reason, as far as the case allows them. */
export const actionsFor = ({ reason, detail, attemptId, left }: MoneyItem): readonly MoneyAction[] =>
  OFFERED[reason].filter((action) => {
    // Only a flagged booking can be cleared; a paid visit without a slot may be listed without a flag.
    if (action === 'clear') return reason !== 'paid-without-slot' || detail !== null
    if (action === 'refund' && (detail === 'requested' || left === 0)) return false
    return attemptId !== null
  })
