import type { OrderView } from '@homecare/contract/orders'
import { messages } from '../../messages'
import type { StatusQuery } from '../../wizard/context'
import type { OutcomeKind } from './outcome'
import styles from './outcome-facts.module.css'

interface OutcomeFactsProps {
  outcome: OutcomeKind
  query: StatusQuery | null
  order: OrderView | null
}

/** Order, transaction and reason, as far as they are known. No text comes from the address or from a bank. */
export function OutcomeFacts({ outcome, query, order }: OutcomeFactsProps) {
  const text = messages.status
  const orderId = order?.orderId ?? query?.orderId
  const reason = order?.paymentReason ?? query?.reason
  const trackingId = order?.trackingId ?? query?.trackingId
  const facts: [string, string | null | undefined][] = []
  if (outcome === 'success') facts.push([text.orderId, orderId], [text.transactionId, trackingId])
  if (outcome === 'failed')
    facts.push([text.orderId, orderId], [text.reason, reason ? text.reasons[reason] : text.failedDefault])
  if (outcome === 'processing' || outcome === 'reversed' || outcome === 'unfinished' || outcome === 'unknown')
    facts.push([text.orderId, orderId])
  const known = facts.filter(([, value]) => value)
  return (
    <>
      {outcome === 'error' && (
        <p className={styles.line}>{query?.reason ? text.reasons[query.reason] : text.errorDefault}</p>
      )}
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              {/* Numbers stay as they are in a translated page; a reason is words. */}
              <dd translate={name === text.reason ? undefined : 'no'}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {outcome === 'processing' && order && <p className={styles.line}>{text.processingHelp}</p>}
      {outcome === 'unknown' && <p className={styles.line}>{text.unknownHelp}</p>}
      {outcome === 'unfinished' && <p className={styles.line}>{text.unfinishedHelp}</p>}
      {outcome === 'reversed' && <p className={styles.line}>{text.reversedHelp}</p>}
    </>
  )
}
