import type { OrderAnswer } from '@homecare/contract/orders'
import { messages } from '../messages'
import type { StatusQuery } from '../wizard/context'
import type { Outcome } from './outcome'
import styles from './outcome-facts.module.css'

interface OutcomeFactsProps {
  outcome: Outcome
  query: StatusQuery | null
  order: OrderAnswer | null
}

/** Order, transaction and reason, as far as they are known. Texts of the query are shown, never interpreted. */
export function OutcomeFacts({ outcome, query, order }: OutcomeFactsProps) {
  const text = messages.status
  const orderId = order?.orderId ?? query?.orderId
  const trackingId = order?.trackingId ?? query?.trackingId
  const facts: [string, string | null | undefined][] = []
  if (outcome === 'success') facts.push([text.orderId, orderId], [text.transactionId, trackingId])
  if (outcome === 'failed')
    facts.push([text.orderId, orderId], [text.reason, order?.failureMessage ?? query?.message ?? text.failedDefault])
  if (outcome === 'processing' || outcome === 'reversed') facts.push([text.orderId, orderId])
  const known = facts.filter(([, value]) => value)
  return (
    <>
      {outcome === 'error' && <p className={styles.line}>{query?.message || text.errorDefault}</p>}
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {outcome === 'processing' && order && <p className={styles.line}>{text.processingHelp}</p>}
      {outcome === 'reversed' && <p className={styles.line}>{text.reversedHelp}</p>}
    </>
  )
}
