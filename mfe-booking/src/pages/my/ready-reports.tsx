import { Link } from 'react-router-dom'
import type { MyVisit } from '@homecare/contract/my'
import { dubaiDate, formatDate } from '@homecare/domain/dates'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Icon } from '@homecare/ui/icon'
import { FileIcon } from '@homecare/ui/icons'
import * as texts from '../../locales/en/my.json'
import { ownBookingHref } from '../paths'
import styles from './my.module.css'

interface ReadyReportsProps {
  visits: readonly MyVisit[]
  /** Whose visits are shown; everyone's with null. */
  person: string | null
}

/** Each report that can be opened, the newest first, with the way to it. */
export function ReadyReports({ visits, person }: ReadyReportsProps) {
  const reports = visits
    .flatMap((visit) => visit.reports.map((report) => ({ ...report, visit })))
    .filter(({ name }) => person === null || name === person)
    .sort((a, b) => b.releasedAt.localeCompare(a.releasedAt))
  if (reports.length === 0) return null
  return (
    <section aria-label={texts.reports} className={styles.part}>
      <h2 className={styles.heading}>{texts.reports}</h2>
      <ul className={styles.list}>
        {reports.map(({ person: place, name, releasedAt, visit }) => (
          <Card as="li" key={`${visit.orderId} ${place}`} className={styles.report}>
            <Icon icon={FileIcon} size={24} />
            <div>
              <h3 className={styles.when}>{texts.reportOf({ name })}</h3>
              <p className={styles.quiet}>{texts.readySince({ date: formatDate(dubaiDate(new Date(releasedAt))) })}</p>
            </div>
            <ButtonLink as={Link} href={ownBookingHref(visit)} size="sm" aria-label={texts.openReportOf({ name })}>
              {texts.openReport}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </section>
  )
}
