import { Section } from '@homecare/ui/section'
import * as texts from '../../locales/en/status.json'
import { PageHead } from '@homecare/remote-kit/page-head'
import { PATHS } from '../../wizard/steps'
import { PaymentOutcome } from './payment-outcome'
import { VerifiedOrder } from './verified-order'
import styles from './payment-status.module.css'

/** Reads status, orderId, trackingId and reason from the address; the server's answer takes precedence over them. */
export function PaymentStatusPage() {
  const { title, description, keywords } = texts
  return (
    <>
      <PageHead path={PATHS.status} title={title} description={description} keywords={keywords} />
      <Section width="narrow">
        <div className={styles.page}>
          <PaymentOutcome />
          <VerifiedOrder />
        </div>
      </Section>
    </>
  )
}
