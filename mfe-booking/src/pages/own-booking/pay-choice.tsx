import type { OwnBooking } from '@homecare/contract/self-service'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { CalendarIcon } from '@homecare/ui/icons'
import { PayFailure } from '../../parts/pay-failure'
import * as ownTexts from '../../locales/en/own.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { Alternatives, lostSlotTitle } from '../../parts/alternatives'
import { GatewayForm } from '../../parts/gateway-form'
import type { OrderRef } from '../../wizard/context'
import { PayCode } from '../../parts/pay-code'
import { usePay } from '../../parts/use-pay'

interface PayChoiceProps {
  own: OwnBooking
  link: OrderRef
  /** A payment is already running: continuing it is the secondary button. */
  running: boolean
  /** Opens the whole calendar. */
  onPick: () => void
  /** Called when the order has changed since the page loaded it. */
  onChanged: () => void
}

/** Pays the order in its own slot; if that is taken, in one of the nearest free ones. */
export function PayChoice({ own, link, running, onPick, onChanged }: PayChoiceProps) {
  const { busy, gatewayRequest, lost, failure, code, pay } = usePay(own.order, link, onChanged)
  const total = formatAed(filsFromAed(own.order.total))
  if (gatewayRequest) return <GatewayForm gatewayRequest={gatewayRequest} onReturned={onChanged} />
  if (code) return <PayCode code={code} busy={busy} pay={pay} />
  if (lost)
    return (
      <Alternatives
        title={lostSlotTitle(lost.wanted, lost.full)}
        lead={ownTexts.lostPay({ total })}
        slots={lost.alternatives}
        busy={busy}
        onTake={pay}
        onOther={onPick}
      />
    )
  const variant = running ? 'secondary' : 'primary'
  return (
    <>
      <Button wide variant={variant} busy={busy} busyLabel={sharedTexts.busy} onClick={() => pay(null)}>
        {running ? ownTexts.resumePayment : ownTexts.pay({ total })}
      </Button>
      {failure && <PayFailure kind={failure} />}
      {!running && (
        <Button wide variant="secondary" icon={CalendarIcon} onClick={onPick}>
          {sharedTexts.otherTime}
        </Button>
      )}
    </>
  )
}
