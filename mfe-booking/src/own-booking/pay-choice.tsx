import { useState } from 'react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { formatDate } from '@homecare/domain/dates'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import type { SlotChoice } from '@homecare/domain/nearest-slots'
import { Button } from '@homecare/ui/button'
import { payAgain } from '../api/initiate-payment'
import { messages } from '../messages'
import { Alternatives } from '../parts/alternatives'
import { useHost } from '../parts/host-context'
import { GatewayForm } from '../payment/gateway-form'
import { SlotPicker } from '../select-slot/slot-picker'
import type { HandOff, LostSlot, OrderRef } from '../wizard/context'
import { ownMessages } from './own-messages'

interface PayChoiceProps {
  own: OwnBooking
  link: OrderRef
  /** A payment runs already: going on with it is the second choice, not the first. */
  running: boolean
  /** The order is another than the page shows. */
  onChanged: () => void
}

/** Pays the order at the prices that were agreed, in its slot or in another that is free. */
export function PayChoice({ own, link, running, onChanged }: PayChoiceProps) {
  const { apiBase, notify } = useHost()
  const [busy, setBusy] = useState(false)
  const [handOff, setHandOff] = useState<HandOff | null>(null)
  const [wanted, setWanted] = useState<SlotChoice>({ date: own.order.date, time: own.order.time })
  const [lost, setLost] = useState<LostSlot | null>(null)
  const [picking, setPicking] = useState(false)
  const text = ownMessages
  const total = formatAed(filsFromAed(own.order.total))

  const pay = async (slot: SlotChoice | null) => {
    setBusy(true)
    if (slot) setWanted(slot)
    const outcome = await payAgain(apiBase, link, slot)
    setBusy(false)
    if (outcome.kind === 'ready') return setHandOff(outcome.handOff)
    if (outcome.kind === 'slot-lost') {
      setPicking(outcome.alternatives.length === 0)
      return setLost(outcome)
    }
    if (outcome.kind === 'already-booked') return onChanged()
    notify('error', messages.toasts.unavailable)
  }

  if (handOff)
    return (
      <GatewayForm
        handOff={handOff}
        onReturned={() => {
          setHandOff(null)
          onChanged()
        }}
      />
    )
  if (picking)
    return (
      <SlotPicker apiBase={apiBase} initial={{ ...wanted, time: null }} fastingHours={own.order.fastingHours} stacked>
        {(chosen) => (
          <Button
            wide
            busy={busy}
            disabled={!chosen}
            busyLabel={messages.confirm.busy}
            onClick={() => void pay(chosen)}
          >
            {text.pay(total)}
          </Button>
        )}
      </SlotPicker>
    )
  if (lost) {
    const when = `${formatDate(wanted.date)}, ${wanted.time}`
    return (
      <Alternatives
        title={lost.full ? messages.confirm.lostFull(when) : messages.confirm.lostGone(when)}
        lead={text.lostPay(total)}
        slots={lost.alternatives}
        busy={busy}
        onTake={(slot) => void pay(slot)}
        onOther={() => setPicking(true)}
      />
    )
  }
  return (
    <Button
      wide
      variant={running ? 'secondary' : 'primary'}
      busy={busy}
      busyLabel={messages.confirm.busy}
      onClick={() => void pay(null)}
    >
      {running ? text.payOn : text.pay(total)}
    </Button>
  )
}
