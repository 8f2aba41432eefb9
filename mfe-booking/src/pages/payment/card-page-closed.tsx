import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { PayFailure } from '../../parts/pay-failure'
import * as paymentTexts from '../../locales/en/payment.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { OrderContact } from '../../parts/order-contact'
import { PATHS } from '../../wizard/steps'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import styles from './card-page-closed.module.css'

/** The payment page without a gateway request: it was reloaded or returned to. Nothing is ever sent twice. */
export function CardPageClosed() {
  const wizard = useWizard()
  const lastOrder = useWizardState((state) => state.context.lastOrder)
  const failure = useWizardState((state) => state.context.payFailure)
  const busy = useWizardState((state) => state.matches({ paying: 'reopening' }))
  const status = lastOrder && `${PATHS.status}?${new URLSearchParams({ ...lastOrder }).toString()}`
  return (
    <Card padding="lg" className={styles.card}>
      <h1 className={styles.heading}>{paymentTexts.goneHeading}</h1>
      <p>{status ? `${paymentTexts.gone} ${paymentTexts.reopenHelp}` : paymentTexts.goneUnknown}</p>
      {failure && <PayFailure kind={failure} />}
      <div className={styles.actions}>
        {status ? (
          <>
            <Button busy={busy} busyLabel={paymentTexts.reopening} onClick={() => wizard.send({ type: 'REOPEN' })}>
              {paymentTexts.reopen}
            </Button>
            <ButtonLink as={Link} href={status} variant="secondary">
              {sharedTexts.seeStatus}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink as={Link} href={PATHS.choosing}>
            {sharedTexts.book}
          </ButtonLink>
        )}
      </div>
      <OrderContact orderId={lastOrder?.orderId} />
    </Card>
  )
}
