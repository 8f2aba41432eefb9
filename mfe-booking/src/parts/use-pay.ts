import { useState } from 'react'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { retryPayment } from '../api/payment'
import { toasts } from '../locales/en/frame.json'
import { useHost } from '@homecare/remote-kit/host-context'
import { useClient } from '@homecare/remote-kit/use-client'
import type { ChosenSlot } from './slot-picker/slot-picker'
import type { CodeState, GatewayRequest, InitiateOutcome, LostSlot, OrderRef, PayFailureKind } from '../wizard/context'
import { rememberOrder } from '../wizard/draft-storage'

export interface Pay {
  busy: boolean
  /** Set once the browser must go to the card page. */
  gatewayRequest: GatewayRequest | null
  /** The slot that was taken, and the nearest free ones. */
  lost: (LostSlot & { wanted: SlotChoice }) | null
  failure: PayFailureKind | null
  /** A code from our email is needed: for this slot. */
  code: { state: CodeState; slot: ChosenSlot | null } | null
  /** Pays in the order's own slot, or in another one. */
  pay: (slot: ChosenSlot | null, code?: string) => void
  /** Another slot was chosen: what was wrong with the one before is over. */
  forget: () => void
}

/** Starts a payment of an order at the agreed prices; `own` is its slot. `onChanged`: the order has changed since it was loaded. */
export function usePay(own: SlotChoice, link: OrderRef, onChanged: () => void): Pay {
  const { notify } = useHost()
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [gatewayRequest, setGatewayRequest] = useState<GatewayRequest | null>(null)
  const [lost, setLost] = useState<Pay['lost']>(null)
  const [failure, setFailure] = useState<PayFailureKind | null>(null)
  const [code, setCode] = useState<Pay['code']>(null)

  const start = async (slot: ChosenSlot | null, typed?: string) => {
    setBusy(true)
    setFailure(null)
    const outcome = await retryPayment(client, link, slot, { code: typed })
    setBusy(false)
    setCode(codeAskedFor(outcome, slot))
    if (outcome.type === 'PAYMENT_READY') {
      rememberOrder(outcome.gatewayRequest)
      setGatewayRequest(outcome.gatewayRequest)
    } else if (outcome.type === 'SLOT_LOST')
      setLost({ ...outcome.lostSlot, wanted: slot ?? { date: own.date, time: own.time } })
    else if (outcome.type === 'ALREADY_BOOKED') onChanged()
    else if (outcome.type !== 'ASKED') {
      setFailure(failureOf(outcome))
      notify('error', toasts.unavailable)
    }
  }
  const forget = () => {
    setLost(null)
    setFailure(null)
  }
  return { busy, gatewayRequest, lost, failure, code, pay: (slot, typed) => void start(slot, typed), forget }
}

const codeAskedFor = (outcome: InitiateOutcome, slot: ChosenSlot | null): Pay['code'] =>
  outcome.type === 'ASKED' && outcome.question.about === 'code' ? { state: outcome.question.state, slot } : null

/** Every other refusal means here that the order can't be paid now. */
const failureOf = (outcome: InitiateOutcome): PayFailureKind =>
  outcome.type === 'PAYMENT_NOT_STARTED' && outcome.reason !== 'failed' ? outcome.reason : 'unavailable'
