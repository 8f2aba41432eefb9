import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { PayFailure } from '../../parts/pay-failure'
import { messages } from '../../messages'
import { ContactLinks } from '../../parts/contact-links'
import { PATHS } from '../../wizard/steps'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import styles from './card-page-closed.module.css'

/** The payment page without a gateway request: it was reloaded or returned to. Nothing is ever sent twice. */
export function CardPageClosed() {
  const wizard = useWizard()
  const lastOrder = useWizardState((state) => state.context.lastOrder)
  const failure = useWizardState((state) => state.context.payFailure)
  const busy = useWizardState((state) => state.matches({ paying: 'reopening' }))
  const text = messages.payment
  const status = lastOrder && `${PATHS.status}?${new URLSearchParams({ ...lastOrder }).toString()}`
  return (
    <Card padding="lg" className={styles.card}>
      <h1 className={styles.heading}>{text.goneHeading}</h1>
      <p>{status ? `${text.gone} ${text.reopenHelp}` : text.goneUnknown}</p>
      {failure && <PayFailure kind={failure} />}
      <div className={styles.actions}>
        {status ? (
          <>
            <Button busy={busy} busyLabel={text.reopening} onClick={() => wizard.send({ type: 'REOPEN' })}>
              {text.reopen}
            </Button>
            <ButtonLink as={Link} href={status} variant="secondary">
              {text.status}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink as={Link} href={PATHS.choosing}>
            {text.book}
          </ButtonLink>
        )}
      </div>
      <ContactLinks />
    </Card>
  )
}
