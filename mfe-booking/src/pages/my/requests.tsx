import type { My } from '@homecare/contract/my'
import { formatDate } from '@homecare/domain/dates'
import { serviceName } from '@homecare/domain/service-name'
import { Card } from '@homecare/ui/card'
import * as texts from '../../locales/en/my.json'
import { Untranslated } from '../../parts/facts'
import styles from './my.module.css'

/** What was sent by the site's forms with this phone. */
export function Requests({ my: { requests } }: { my: My }) {
  if (requests.length === 0) return null
  return (
    <section aria-label={texts.requests} className={styles.part}>
      <h2 className={styles.heading}>{texts.requests}</h2>
      <ul className={styles.list}>
        {requests.map(({ orderId, service, fullName, date, status }) => (
          <Card as="li" key={orderId} className={styles.visit}>
            <h3 className={styles.when}>{serviceName(service)}</h3>
            <p>
              <Untranslated>{fullName}</Untranslated>
            </p>
            <p className={styles.quiet}>{texts.requestFor({ date: formatDate(date) })}</p>
            <p>{texts.requestStates[status]}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
