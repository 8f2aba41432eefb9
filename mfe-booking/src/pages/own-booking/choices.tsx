import { Link, useNavigate } from 'react-router-dom'
import type { OwnBooking } from '@homecare/contract/self-service'
import { testedPeople } from '@homecare/domain/people'
import { reportProgress } from '@homecare/domain/report'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { CalendarIcon, RefreshIcon } from '@homecare/ui/icons'
import * as ownTexts from '../../locales/en/own.json'
import * as rememberedTexts from '../../locales/en/remembered.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { OrderContact } from '../../parts/order-contact'
import { EraseRemembered } from '../../parts/remembered/erase-remembered'
import type { OrderRef } from '../../wizard/context'
import { repeatDraft } from '../../wizard/draft'
import { draftFromOrder } from '../../wizard/draft-from-order'
import { handOverDraft } from '../../wizard/draft-storage'
import { newKey } from '../../wizard/new-key'
import { PATHS } from '../../wizard/steps'
import { MY_PAGE } from '../paths'
import type { Panel } from './own-booking-view'
import { PayChoice } from './pay-choice'
import { isNurseOnTheWay, stateOf } from './state-of'
import styles from './choices.module.css'
import { testedTexts } from './tested-texts'

/** The reports that can be opened, some of which may be here before others. */
const readyReports = ({ reports }: OwnBooking) => reports.filter(({ state }) => state === 'ready')

/** What the patient of a visit that took place still waits for, or finds on this page. */
function reportText(own: OwnBooking): string {
  const { lines, people } = own.order
  const sentences = testedTexts(testedPeople(people, lines))
  const { here, expected } = reportProgress(lines, readyReports(own))
  if (here === 0) return sentences.follows
  return here < expected ? ownTexts.someReportsReady({ here, expected }) : sentences.readyAtTop
}

interface ChoicesProps {
  own: OwnBooking
  link: OrderRef
  onOpen: (panel: Panel) => void
  onChanged: () => void
}

/** The actions that the patient has now, and whom to call about anything else. */
export function Choices({ own, link, onOpen, onChanged }: ChoicesProps) {
  const navigate = useNavigate()
  const state = stateOf(own)
  const shown = state === 'booked' && isNurseOnTheWay(own) ? 'onTheWay' : state
  const isCanceledPaid = state === 'canceled' && own.order.paymentStatus === 'Paid'
  const cancelRequested = own.changeRequests.some(({ kind }) => kind === 'cancel')
  const status = `${PATHS.status}?${new URLSearchParams({ orderId: own.order.orderId, token: own.orderToken })}`
  return (
    <Card tone="sage" padding="lg" className={styles.card}>
      <h2 className={styles.heading}>{ownTexts.choices[shown]}</h2>
      <p>
        {own.order.needsAction && own.changeRequests.length === 0
          ? ownTexts.needsAction
          : shown === 'done'
            ? reportText(own)
            : ownTexts.choicesHelp[isCanceledPaid ? 'canceledPaid' : shown]}
      </p>
      {state === 'paying' && (
        <ButtonLink as={Link} href={status} variant="secondary">
          {sharedTexts.seeStatus}
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
          {ownTexts.move[own.move]}
        </Button>
      )}
      {own.cancel !== 'no' && !cancelRequested && (
        <Button wide variant="quiet" onClick={() => onOpen('cancel')}>
          {ownTexts.cancel[own.cancel]}
        </Button>
      )}
      {state !== 'paying' && state !== 'unpaid' && shown !== 'onTheWay' && (
        <Button
          variant="secondary"
          icon={RefreshIcon}
          onClick={() => {
            handOverDraft(repeatDraft(draftFromOrder(own.order), newKey))
            void navigate(PATHS.slot)
          }}
        >
          {rememberedTexts.again}
        </Button>
      )}
      {(state === 'canceled' || state === 'done' || state === 'returned') && (
        <ButtonLink as={Link} href={PATHS.choosing} variant="quiet">
          {sharedTexts.book}
        </ButtonLink>
      )}
      <ButtonLink as={Link} href={MY_PAGE} variant="quiet">
        {sharedTexts.allVisits}
      </ButtonLink>
      <EraseRemembered />
      <div className={styles.contact}>
        <p>{ownTexts.contact}</p>
        <OrderContact orderId={link.orderId} />
      </div>
    </Card>
  )
}
