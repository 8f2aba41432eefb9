import type { MoneyReason } from '@homecare/contract/desk/money-board'
import type { MoneyItem } from './board-rows'

export type MoneyAction = 'query' | 'void' | 'refund' | 'clear'

const OFFERED: Record<MoneyReason, readonly MoneyAction[]> = {
  'paid-without-slot': ['refund', 'clear'],
  'amount-differs': ['query', 'refund', 'clear'],
  'needs-action': ['query', 'refund', 'clear'],
  'refund-awaited': ['query', 'clear'],
  'confirmed-without-payment': ['query'],
  'unconfirmed-for-long': ['query', 'void'],
}

/** What helps against a reason. Only clearing can do without a payment. */
export const actionsFor = ({ reason, attemptId }: MoneyItem): readonly MoneyAction[] =>
  OFFERED[reason].filter((action) => action === 'clear' || attemptId !== null)
