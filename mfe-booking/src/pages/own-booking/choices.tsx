import { Link } from 'react-router-dom'
import type { OwnBooking } from '@homecare/contract/self-service'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { CalendarIcon } from '@homecare/ui/icons'
import { messages } from '../../messages'
import { ContactLinks } from '../../parts/contact-links'
import type { OrderRef } from '../../wizard/context'
import { PATHS } from '../../wizard/steps'
import { ownMessages } from './own-messages'
import type { Panel } from './own-booking-view'
import { PayChoice } from './pay-choice'
import { stateOf } from './state-of'
import styles from './choices.module.css'

interface ChoicesProps {
  own: OwnBooking
  link: OrderRef
  onOpen: (panel: Panel) => void
  onChanged: () => void
}

/** The actions that the patient has now, and whom to call about anything else. */
export function Choices({ own, link, onOpen, onChanged }: ChoicesProps) {
  const text = ownMessages
  const state = stateOf(own)
  const isReportReady = state === 'done' && own.report?.state === 'ready'
  const cancelRequested = own.changeRequests.some(({ kind }) => kind === 'cancel')
  const status = `${PATHS.status}?${new URLSearchParams({ orderId: own.order.orderId, token: own.orderToken })}`
  return (
    <Card tone="sage" padding="lg" className={styles.card}>
      <h2 className={styles.heading}>{text.choices[state]}</h2>
      <p>
        {own.order.needsAction && own.changeRequests.length === 0
          ? text.needsAction
          : isReportReady
            ? text.reportReady
            : text.choicesHelp[state]}
      </p>
      {state === 'paying' && (
        <ButtonLink as={Link} href={status} variant="secondary">
          {messages.payment.status}
        </ButtonLink>
      )}
      {own.pay && (
        <PayChoice
          own={own}
          link={link}
          running={state === 'paying'}
          onPick={() => onOpen('pay')}
          onChanged={onChanged}
        />
      )}
      {own.move !== 'no' && (
        <Button
          wide
          variant={own.move === 'now' ? 'primary' : 'secondary'}
          icon={CalendarIcon}
          onClick={() => onOpen('move')}
        >
          {text.move[own.move]}
        </Button>
      )}
      {own.cancel !== 'no' && !cancelRequested && (
        <Button wide variant="quiet" onClick={() => onOpen('cancel')}>
          {text.cancel[own.cancel]}
        </Button>
      )}
      {(state === 'canceled' || state === 'done' || state === 'returned') && (
        <ButtonLink as={Link} href={PATHS.choosing} variant="secondary">
          {messages.payment.book}
        </ButtonLink>
      )}
      <div className={styles.contact}>
        <p>{text.contact}</p>
        <ContactLinks />
      </div>
    </Card>
  )
}
