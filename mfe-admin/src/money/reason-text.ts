import { detailMessages } from '../detail/messages'
import type { MoneyItem } from './board-rows'
import { moneyMessages } from './messages'

/** What the group's own sentence says already. */
const IMPLIED: Partial<Record<MoneyItem['reason'], string>> = {
  'paid-without-slot': 'paid-slot-gone',
  'amount-differs': 'amount-differs',
}

/** What is to be said about a case beyond its group; null if nothing. */
export function reasonText({ reason, detail }: Pick<MoneyItem, 'reason' | 'detail'>): string | null {
  if (!detail || IMPLIED[reason] === detail) return null
  return moneyMessages.details[detail] ?? detailMessages.needsAction.reasons[detail] ?? detail
}
