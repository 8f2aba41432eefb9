import { useState } from 'react'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { retryPayment } from '../api/payment'
import { messages } from '../messages'
import { useHost } from '@homecare/remote-kit/host-context'
import { useClient } from '@homecare/remote-kit/use-client'
import type { GatewayRequest, InitiateOutcome, LostSlot, OrderRef, PayFailureKind } from '../wizard/context'

interface Pay {
  busy: boolean
  /** Set once the browser must go to the card page. */
  gatewayRequest: GatewayRequest | null
  /** The slot that was taken, and the nearest free ones. */
  lost: (LostSlot & { wanted: SlotChoice }) | null
  failure: PayFailureKind | null
  /** Pays in the order's own slot, or in another one. */
  pay: (slot: SlotChoice | null) => void
}

/** Starts a payment of an order at the agreed prices; `own` is its slot. `onChanged`: the order has changed since it was loaded. */
export function usePay(own: SlotChoice, link: OrderRef, onChanged: () => void): Pay {
  const { notify } = useHost()
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [gatewayRequest, setGatewayRequest] = useState<GatewayRequest | null>(null)
  const [lost, setLost] = useState<Pay['lost']>(null)
  const [failure, setFailure] = useState<PayFailureKind | null>(null)

  const start = async (slot: SlotChoice | null) => {
    setBusy(true)
    setFailure(null)
    const outcome = await retryPayment(client, link, slot)
    setBusy(false)
    if (outcome.type === 'PAYMENT_READY') setGatewayRequest(outcome.gatewayRequest)
    else if (outcome.type === 'SLOT_LOST')
      setLost({ ...outcome.lostSlot, wanted: slot ?? { date: own.date, time: own.time } })
    else if (outcome.type === 'ALREADY_BOOKED') onChanged()
    else {
      setFailure(failureOf(outcome))
      notify('error', messages.toasts.unavailable)
    }
  }
  return { busy, gatewayRequest, lost, failure, pay: (slot) => void start(slot) }
}

/** Every other refusal means here that the order can't be paid now. */
const failureOf = (outcome: InitiateOutcome): PayFailureKind =>
  outcome.type === 'PAYMENT_NOT_STARTED' && outcome.reason !== 'failed' ? outcome.reason : 'unavailable'
