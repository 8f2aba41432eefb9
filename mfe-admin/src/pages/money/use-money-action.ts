import { useState } from 'react'
import type { CallResult } from '@homecare/contract/client'
import type { GatewayQueryResponse } from '@homecare/contract/admin/money-board'
import { useChange, type RefusalTexts } from '../../api/use-change'
import type { MoneyItem } from './board-rows'
import { moneyMessages } from './messages'
import type { MoneyAction } from './money-actions'

const text = moneyMessages

const REFUSALS: RefusalTexts = {
  CONFLICT: (detail) => detail ?? text.moved,
  PAYMENT_UNAVAILABLE: text.unavailable,
  SAMPLE_TAKEN: (detail = '') => text.sampleTaken(detail),
}

/** Runs an action on one case. `act` resolves true on success; `outcome` has the result. */
export function useMoneyAction(item: MoneyItem, onChanged: () => void) {
  const { bookingId, version } = item
  const [outcome, setOutcome] = useState<string | null>(null)
  /** The person has read that the sample was taken; the next refund confirms it. */
  const [confirmSampleTaken, setConfirmSampleTaken] = useState(false)
  const { busy, refusal, run, reset } = useChange()

  const act = async (
    action: MoneyAction,
    { note, amount = 0, key = '' }: { note: string; amount?: number; key?: string },
  ): Promise<boolean> => {
    setOutcome(null)
    const attemptId = item.attemptId ?? ''
    const body = { version, note }
    const answer = await run(
      action,
      async (api): Promise<CallResult<string>> => {
        const params = { attemptId }
        if (action === 'query')
          return mapResult(await api.post('/api/money/{attemptId}/query', { params }), gatewayText)
        if (action === 'void') return mapResult(await api.post('/api/money/{attemptId}/void', { params }), gatewayText)
        if (action === 'refund') {
          const refund = await api.post('/api/money/{attemptId}/refunds', {
            params,
            body: { ...body, amount, key, ...(confirmSampleTaken && { confirmSampleTaken }) },
          })
          return mapResult(refund, () => text.refunded)
        }
        const cleared = await api.post('/api/bloodtests/{id}/clear-action', { params: { id: bookingId }, body })
        return mapResult(cleared, () => text.cleared)
      },
      REFUSALS,
    )
    if (answer.ok) setOutcome(answer.data)
    const asksAboutSample = !answer.ok && answer.problem?.code === 'SAMPLE_TAKEN'
    setConfirmSampleTaken(asksAboutSample)
    // After a conflict the row must show the current state.
    if (answer.ok || (answer.status === 409 && !asksAboutSample)) onChanged()
    return answer.ok
  }
  return {
    busy,
    outcome,
    refusal,
    act,
    reset: () => {
      setConfirmSampleTaken(false)
      reset()
    },
  }
}

const mapResult = <T>(result: CallResult<T>, textOf: (data: T) => string): CallResult<string> =>
  result.ok ? { ...result, data: textOf(result.data) } : result

const gatewayText = ({ state, message }: GatewayQueryResponse): string =>
  message ? `${text.states[state]} ${text.gatewaySays(message)}` : text.states[state]
