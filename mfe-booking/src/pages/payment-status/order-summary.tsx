import { slotWhen } from '@homecare/domain/slot-text'
import { COMMA } from '@homecare/domain/locales'
import { lineName, namesInLine } from '@homecare/domain/people'
import { Link } from 'react-router-dom'
import type { OrderView } from '@homecare/contract/orders'
import { isIsoDate } from '@homecare/domain/dates'
import { filsFromAed } from '@homecare/domain/money'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { Price } from '@homecare/ui/price'
import { CalendarIcon, DownloadIcon, EyeIcon, HomeIcon, RefreshIcon } from '@homecare/ui/icons'
import { useClient } from '@homecare/remote-kit/use-client'
import { orderDownloads } from '../../api/orders'
import * as rememberedTexts from '../../locales/en/remembered.json'
import * as sharedTexts from '../../locales/en/shared.json'
import * as statusTexts from '../../locales/en/status.json'
import { BookingLinks } from '../../parts/booking-links'
import { AddressLine } from '../../parts/facts'
import { FastingText } from '../../parts/fasting-text'
import { prepareTitle } from '../../parts/prepare-title'
import { EraseRemembered } from '../../parts/remembered/erase-remembered'
import { draftFromOrder } from '../../wizard/draft-from-order'
import { useWizard, useWizardState } from '../../wizard/wizard-provider'
import { MY_PAGE } from '../paths'
import { ownBookingOf } from './own-booking-url'
import styles from './order-summary.module.css'

/** What the confirmation email says as well: when the nurse comes and where, what to do before, and how to change it. */
export function OrderSummary({ order }: { order: OrderView }) {
  const token = useWizardState((state) => state.context.query?.token ?? '')
  const downloads = orderDownloads(useClient(), { orderId: order.orderId, token })
  const wizard = useWizard()
  const paid = order.paymentStatus === 'Paid'
  const { date, time, patient, emailRefusedAt } = order
  const ownBooking = patient && ownBookingOf(order.orderId)
  return (
    <Card padding="lg" className={styles.card}>
      <h2 className={styles.heading}>{paid ? statusTexts.nurseComes : statusTexts.booking}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{statusTexts.when}</dt>
          <dd>{isIsoDate(date) ? slotWhen({ date, time }) : [date, time].join(COMMA)}</dd>
        </div>
        {order.patient === null && (
          <div>
            <dt>{statusTexts.people}</dt>
            <dd translate="no">{namesInLine(order.people)}</dd>
          </div>
        )}
        {paid && patient && (
          <>
            <div>
              <dt>{statusTexts.where}</dt>
              <dd>
                <AddressLine of={patient} home={order.home} />
              </dd>
            </div>
            <div>
              <dt>{statusTexts.confirmation}</dt>
              <dd key={emailRefusedAt}>{confirmationText(patient.email, emailRefusedAt)}</dd>
            </div>
          </>
        )}
        {paid && (
          <div>
            <dt>{prepareTitle(order)}</dt>
            <dd>
              <FastingText visit={order} />
            </dd>
          </div>
        )}
        <div>
          <dt>{statusTexts.tests}</dt>
          <dd>
            {order.lines.map((line) => (
              <span key={`${line.person} ${line.kind}-${line.id}`} className={styles.line}>
                {lineName(order.people, line)}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{statusTexts.total}</dt>
          <dd>
            <Price fils={filsFromAed(order.total)} decimals />
          </dd>
        </div>
      </dl>
      {paid && (
        <BookingLinks>
          {patient && (
            <ButtonLink icon={CalendarIcon} href={downloads.calendar} download>
              {sharedTexts.calendar}
            </ButtonLink>
          )}
          {ownBooking && (
            <ButtonLink as={Link} href={ownBooking} variant="secondary" icon={EyeIcon}>
              {statusTexts.ownPage}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" icon={DownloadIcon} href={downloads.receipt} download>
            {sharedTexts.receipt}
          </ButtonLink>
          {order.patient && (
            <Button
              variant="secondary"
              icon={RefreshIcon}
              onClick={() => wizard.send({ type: 'BOOK_AGAIN', content: draftFromOrder(order) })}
            >
              {rememberedTexts.again}
            </Button>
          )}
          {patient && (
            <ButtonLink as={Link} href={MY_PAGE} variant="quiet">
              {sharedTexts.allVisits}
            </ButtonLink>
          )}
          <ButtonLink as={Link} href="/" variant="quiet" icon={HomeIcon}>
            {statusTexts.home}
          </ButtonLink>
        </BookingLinks>
      )}
      {paid && <EraseRemembered />}
    </Card>
  )
}

/** Whoever booked by phone call may have no email. */
function confirmationText(email: string, refusedAt: string | null): string {
  if (email === '') return statusTexts.toPhone
  return refusedAt ? statusTexts.emailRefused({ email }) : statusTexts.emailSent({ email })
}
