import type { OwnBooking } from '@homecare/contract/self-service'
import { Card } from '@homecare/ui/card'
import { OrderContact } from '../../parts/order-contact'
import type { OrderRef } from '../../wizard/context'
import * as texts from '../../locales/en/day.json'
import { GateCodeForm } from './gate-code-form'
import styles from './day-panel.module.css'

interface DayPanelProps {
  visit: NonNullable<OwnBooking['visit']>
  link: OrderRef
  onOwn: (own: OwnBooking) => void
}

/** On the day of the visit: how the nurse gets in, and whom to call. */
export function DayPanel({ visit, link, onOwn }: DayPanelProps) {
  return (
    <Card as="section" tone="sage" padding="lg" className={styles.panel}>
      <h2 className={styles.title}>{texts.gate.title}</h2>
      <GateCodeForm link={link} given={visit.gateCodeGiven} onGiven={onOwn} />
      <div className={styles.call}>
        <p>{texts.call}</p>
        <OrderContact orderId={link.orderId} />
      </div>
    </Card>
  )
}
