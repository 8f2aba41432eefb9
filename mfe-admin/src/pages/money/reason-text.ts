import { detailMessages } from '../../parts/record/messages'
import type { MoneyItem } from './board-rows'
import { moneyMessages } from './messages'

/** The text that the group's heading contains already. */
const IMPLIED: Partial<Record<MoneyItem['reason'], string>> = {
  'paid-without-slot': 'paid-slot-gone',
  'amount-differs': 'amount-differs',
}

/** The text about a case beyond its group's; null if there is none. */
export function reasonText({ reason, detail }: Pick<MoneyItem, 'reason' | 'detail'>): string | null {
  if (!detail || IMPLIED[reason] === detail) return null
  return moneyMessages.details[detail] ?? detailMessages.needsAction.reasons[detail] ?? detail
}
