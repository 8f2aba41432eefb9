import type { OrderResponse } from '@homecare/contract/orders'
import { formatDate, isIsoDate } from '@homecare/domain/dates'
import { filsFromAed } from '@homecare/domain/money'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Price } from '@homecare/ui/price'
import { CalendarIcon, DownloadIcon } from '@homecare/ui/icons'
import { useClient } from '@homecare/remote-kit/use-client'
import { orderPapers } from '../../api/orders'
import { messages } from '../../messages'
import { useWizardState } from '../../wizard/wizard-provider'
import styles from './order-summary.module.css'

export function OrderSummary({ order }: { order: OrderResponse }) {
  const token = useWizardState((state) => state.context.query?.token ?? '')
  const papers = orderPapers(useClient(), { orderId: order.orderId, token })
  const text = messages.status
  const paid = order.paymentStatus === 'Paid'
  return (
    <Card padding="lg" className={styles.card}>
      <h2 className={styles.heading}>{text.booking}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{text.when}</dt>
          <dd>{`${isIsoDate(order.date) ? formatDate(order.date) : order.date}, ${order.time}`}</dd>
        </div>
        <div>
          <dt>{text.tests}</dt>
          <dd>
            {order.lines.map((line) => (
              <span key={`${line.kind}-${line.id}`} className={styles.line}>
                {line.name}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{text.total}</dt>
          <dd>
            <Price fils={filsFromAed(order.total)} decimals />
          </dd>
        </div>
      </dl>
      {paid && order.fastingHours > 0 && <p>{text.fasting(order.fastingHours)}</p>}
      {paid && (
        <div className={styles.links}>
          <ButtonLink variant="secondary" icon={DownloadIcon} href={papers.receipt} download>
            {text.receipt}
          </ButtonLink>
          <ButtonLink variant="secondary" icon={CalendarIcon} href={papers.calendar} download>
            {text.calendar}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
