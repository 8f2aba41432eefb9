import { Link } from 'react-router-dom'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { messages } from '../messages'
import { ContactWays } from '../parts/contact-ways'
import { PATHS } from '../wizard/steps'
import { useWizardState } from '../wizard/wizard-provider'
import styles from './handed-off.module.css'

/** The page without the data of a hand-off: reloaded, or come back to. Nothing is ever sent twice. */
export function HandedOff() {
  const lastOrder = useWizardState((state) => state.context.lastOrder)
  const text = messages.payment
  const status = lastOrder && `${PATHS.status}?${new URLSearchParams({ ...lastOrder }).toString()}`
  return (
    <Card padding="lg" className={styles.card}>
      <h1 className={styles.heading}>{text.goneHeading}</h1>
      <p>{status ? text.gone : text.goneUnknown}</p>
      <div className={styles.actions}>
        <ButtonLink as={Link} href={status ?? PATHS.choosing}>
          {status ? text.status : text.book}
        </ButtonLink>
      </div>
      <ContactWays />
    </Card>
  )
}
