import type { OrderView } from '@homecare/contract/orders'
import * as texts from '../../locales/en/status.json'
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
  const orderId = order?.orderId ?? query?.orderId
  const reason = order?.paymentReason ?? query?.reason
  const trackingId = order?.trackingId ?? query?.trackingId
  const facts: [string, string | null | undefined][] = []
  if (outcome === 'success') facts.push([texts.orderId, orderId], [texts.transactionId, trackingId])
  if (outcome === 'failed')
    facts.push([texts.orderId, orderId], [texts.reason, reason ? texts.reasons[reason] : texts.failedDefault])
  if (outcome === 'processing' || outcome === 'reversed' || outcome === 'unfinished' || outcome === 'unknown')
    facts.push([texts.orderId, orderId])
  const known = facts.filter(([, value]) => value)
  return (
    <>
      {outcome === 'error' && (
        <p className={styles.line}>{query?.reason ? texts.reasons[query.reason] : texts.errorDefault}</p>
      )}
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              {/* Numbers stay as they are in a translated page; a reason is words. */}
              <dd translate={name === texts.reason ? undefined : 'no'}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {outcome === 'processing' && order && <p className={styles.line}>{texts.processingHelp}</p>}
      {outcome === 'unknown' && <p className={styles.line}>{texts.unknownHelp}</p>}
      {outcome === 'unfinished' && <p className={styles.line}>{texts.unfinishedHelp}</p>}
      {outcome === 'reversed' && <p className={styles.line}>{texts.reversedHelp}</p>}
    </>
  )
}
