import { Section } from '@homecare/ui/section'
import { messages } from '../../messages'
import { PageHead } from '@homecare/remote-kit/page-head'
import { PATHS } from '../../wizard/steps'
import { PaymentOutcome } from './payment-outcome'
import { ServerTruth } from './server-truth'
import styles from './payment-status.module.css'

/** Reads status, orderId, trackingId and message; what the server says about the order stands above them. */
export function PaymentStatus() {
  const { title, description, keywords } = messages.status
  return (
    <>
      <PageHead path={PATHS.status} title={title} description={description} keywords={keywords} />
      <Section width="narrow">
        <div className={styles.page}>
          <PaymentOutcome />
          <ServerTruth />
        </div>
      </Section>
    </>
  )
}
