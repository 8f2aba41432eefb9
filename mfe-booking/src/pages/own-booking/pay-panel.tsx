import { useEffect, useRef } from 'react'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { PayFailure } from '../../parts/pay-failure'
import * as ownTexts from '../../locales/en/own.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { lostSlotTitle } from '../../parts/alternatives'
import { GatewayForm } from '../../parts/gateway-form'
import { SlotPicker } from '../../parts/slot-picker/slot-picker'
import picker from '../../parts/slot-picker/slot-picker.module.css'
import type { PanelProps } from './move-panel'
import styles from './panel.module.css'
import { PayCode } from '../../parts/pay-code'
import { usePay } from '../../parts/use-pay'

/** Chooses another slot for an unpaid order. */
export function PayPanel({ own, link, onDone, onClose }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const changed = () => onDone('changed')
  const { busy, gatewayRequest, lost, failure, code, pay, forget } = usePay(own.order, link, changed)
  const { order } = own
  if (gatewayRequest) return <GatewayForm gatewayRequest={gatewayRequest} onReturned={changed} />
  if (code) return <PayCode code={code} busy={busy} pay={pay} />
  return (
    <section className={styles.panel} aria-labelledby="other-time">
      <h2 id="other-time" ref={heading} tabIndex={-1} className={styles.heading}>
        {sharedTexts.otherTime}
      </h2>
      {lost && <Notice kind="warning">{lostSlotTitle(lost.wanted, lost.full)}</Notice>}
      <SlotPicker
        initial={{ date: order.date, time: null }}
        fastingHours={order.fastingHours}
        present={order}
        onChoose={forget}
      >
        {(chosen) => (
          <>
            {failure && <PayFailure kind={failure} />}
            <div className={picker.actions}>
              <Button busy={busy} disabled={!chosen} busyLabel={sharedTexts.busy} onClick={() => pay(chosen)}>
                {ownTexts.pay({ total: formatAed(filsFromAed(order.total)) })}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {ownTexts.back}
              </Button>
            </div>
          </>
        )}
      </SlotPicker>
    </section>
  )
}
