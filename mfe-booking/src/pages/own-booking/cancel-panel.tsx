import { slotWhen } from '@homecare/domain/slot-text'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { cancelVisit } from '../../api/own-booking'
import * as ownTexts from '../../locales/en/own.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { useClient } from '@homecare/remote-kit/use-client'
import { resultOf, type PanelProps } from './move-panel'
import styles from './panel.module.css'

/** Confirms a cancellation, and explains the refund. */
export function CancelPanel({ own, link, onDone, onClose }: PanelProps) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { order, version } = own
  const way = own.cancel === 'now' ? 'now' : 'request'

  const cancel = async () => {
    setBusy(true)
    const outcome = await cancelVisit(client, link, version)
    setBusy(false)
    if (outcome.kind !== 'known') return onDone(resultOf(outcome))
    onDone(way === 'now' ? 'canceled' : 'requested', outcome.own)
  }

  return (
    <Card as="section" padding="lg" className={`${styles.panel} ${styles.question}`}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {ownTexts.cancelQuestion({ when: slotWhen(order) })}
      </h2>
      <p>
        {order.paymentStatus === 'Paid'
          ? ownTexts.cancelPaid
          : way === 'request'
            ? ownTexts.cancelLate
            : ownTexts.cancelUnpaid}
      </p>
      {order.paymentStatus === 'Paid' && (
        <p>
          <a href="/refund-policy">{ownTexts.refundPolicy}</a>
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="danger" busy={busy} busyLabel={sharedTexts.busy} onClick={() => void cancel()}>
          {ownTexts.cancelSubmit[way]}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {ownTexts.keep}
        </Button>
      </div>
    </Card>
  )
}
