import { useState } from 'react'
import type { GatewayAnswer } from '@homecare/contract/admin/money-board'
import { clearAction, queryPayment, refundPayment, voidPayment } from '../api/money'
import { useChange, type RefusalTexts } from '../parts/use-change'
import type { MoneyItem } from './board-rows'
import { moneyMessages } from './messages'
import type { MoneyAction } from './money-actions'

const words = moneyMessages

const REFUSALS: RefusalTexts = {
  CONFLICT: (detail) => detail ?? words.moved,
  PAYMENT_UNAVAILABLE: words.unavailable,
}

/** What can be done about one case. `act` resolves true when it is done; what came of it stands in `outcome`. */
export function useMoneyAction(item: MoneyItem, onChanged: () => void) {
  const { bookingId, version } = item
  const [outcome, setOutcome] = useState<string | null>(null)
  const { busy, refusal, run, forget } = useChange()

  const act = async (action: MoneyAction, note: string): Promise<boolean> => {
    setOutcome(null)
    const attemptId = item.attemptId ?? ''
    const answer = await run(
      action,
      async (host) => {
        if (action === 'clear') return told(await clearAction(host, bookingId, { version, note }), () => words.cleared)
        if (action === 'refund') {
          return told(await refundPayment(host, attemptId, { version, note }), () => words.refunded)
        }
        const call = action === 'void' ? voidPayment : queryPayment
        return told(await call(host, attemptId), gatewayText)
      },
      REFUSALS,
    )
    if (answer.ok) setOutcome(answer.data)
    // After a conflict the row should show what is true now.
    if (answer.ok || answer.status === 409) onChanged()
    return answer.ok
  }
  return { busy, outcome, refusal, act, forget }
}

const told = <T, R extends { ok: false }>(
  answer: { ok: true; data: T; etag: string | null } | R,
  say: (data: T) => string,
) => (answer.ok ? { ...answer, data: say(answer.data) } : answer)

const gatewayText = ({ state, message }: GatewayAnswer): string =>
  message ? `${words.states[state]} ${words.gatewaySays(message)}` : words.states[state]
