import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { My, MyVisit } from '@homecare/contract/my'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { slotWhen } from '@homecare/domain/slot-text'
import { useClient } from '@homecare/remote-kit/use-client'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { DownloadIcon } from '@homecare/ui/icons'
import { orderDownloads } from '../../api/orders'
import * as texts from '../../locales/en/my.json'
import * as ownTexts from '../../locales/en/own.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { bookingState } from '../../parts/booking-state'
import { Untranslated } from '../../parts/facts'
import { ownBookingHref } from '../paths'
import { BookAgain } from './book-again'
import { NameList } from './name-list'
import styles from './my.module.css'

interface VisitCardProps {
  my: My
  visit: MyVisit
  /** The next visit stands out. */
  isNext?: boolean
}

/** One visit: when, for whom, what comes next, and the ways to its own page. */
export function VisitCard({ my, visit, isNext = false }: VisitCardProps) {
  const id = useId()
  const { receipt } = orderDownloads(useClient(), { orderId: visit.orderId, token: visit.orderToken })
  const state = bookingState(visit)
  const when = slotWhen(visit)
  const own = ownBookingHref(visit)
  const relative = my.family.find((each) => each.id === visit.familyId)
  return (
    <Card as="article" tone={isNext ? 'sage' : 'white'} padding={isNext ? 'lg' : 'md'} className={styles.visit}>
      <h3 className={isNext ? styles.nextWhen : styles.when} data-canceled={state === 'canceled' || undefined} id={id}>
        {when}
      </h3>
      <p>
        <NameList names={visit.people} />
      </p>
      <p className={styles.quiet}>
        <NameList names={visit.items.map(({ name }) => name)} />
      </p>
      <p>{visit.needsAction ? ownTexts.needsAction : ownTexts.states[state]}</p>
      {relative && (
        <p className={styles.quiet}>
          <Untranslated>{texts.withPhone({ name: relative.name })}</Untranslated>
        </p>
      )}
      <div className={styles.links}>
        {visit.pay && (
          <ButtonLink as={Link} href={own} variant={isNext ? 'primary' : 'secondary'} size="sm">
            {ownTexts.pay({ total: formatAed(filsFromAed(visit.total)) })}
          </ButtonLink>
        )}
        <ButtonLink as={Link} href={own} variant="secondary" size="sm" aria-label={texts.openOf({ when })}>
          {texts.open}
        </ButtonLink>
        {visit.move && (
          <ButtonLink as={Link} href={`${own}#move`} variant="secondary" size="sm" aria-label={texts.moveOf({ when })}>
            {texts.move}
          </ButtonLink>
        )}
        {visit.paymentStatus === 'Paid' && (
          <ButtonLink
            href={receipt}
            download
            variant="secondary"
            size="sm"
            icon={DownloadIcon}
            aria-label={texts.receiptOf({ when })}
          >
            {sharedTexts.receipt}
          </ButtonLink>
        )}
        {state !== 'paying' && state !== 'unpaid' && (
          <BookAgain visit={visit} phone={relative?.phoneNumber ?? my.phoneNumber} contactBy={my.contactBy} />
        )}
        {visit.cancel && (
          <ButtonLink as={Link} href={`${own}#cancel`} variant="quiet" size="sm" aria-label={texts.cancelOf({ when })}>
            {texts.cancel}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
