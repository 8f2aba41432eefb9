import type { OwnBooking } from '@homecare/contract/self-service'
import { lineName } from '@homecare/domain/people'
import { filsFromAed } from '@homecare/domain/money'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { CalendarIcon, DownloadIcon } from '@homecare/ui/icons'
import { Price } from '@homecare/ui/price'
import { orderDownloads } from '../../api/orders'
import { messages } from '../../messages'
import { BookingLinks } from '../../parts/booking-links'
import { Address, Fact, FactList, Untranslated } from '../../parts/facts'
import { FastingText } from '../../parts/fasting-text'
import { prepareTitle } from '../../parts/prepare-title'
import { VisitTime } from '../../parts/visit-time'
import { useHost } from '@homecare/remote-kit/host-context'
import { reportMessages } from '../../parts/report-messages'
import { useClient } from '@homecare/remote-kit/use-client'
import { ownMessages } from './own-messages'
import { stateOf } from './state-of'
import styles from './booking-facts.module.css'

/** The booking's current state: when, where, what, how to prepare, and its downloads. */
export function BookingFacts({ own }: { own: OwnBooking }) {
  const { order, orderToken } = own
  const { responsiblePhysician: physician } = useHost().profile
  const downloads = orderDownloads(useClient(), { orderId: order.orderId, token: orderToken })
  const text = ownMessages
  const { patient } = order
  const state = stateOf(own)
  const paid = order.paymentStatus === 'Paid'
  return (
    <Card padding="lg" className={styles.card}>
      <h2 className={styles.heading}>{text.states[state]}</h2>
      <VisitTime date={order.date} time={order.time} canceled={state === 'canceled'} />
      <FactList>
        <Fact name={text.patient}>
          <Untranslated>{`${patient.firstName} ${patient.lastName}`}</Untranslated>
        </Fact>
        <Fact name={text.where}>
          <Address of={patient} home={order.home} />
        </Fact>
        <Fact name={text.tests}>
          {order.lines.map((line) => (
            <span key={`${line.person} ${line.kind}-${line.id}`} className={styles.line}>
              {lineName(order.people, line)}
            </span>
          ))}
        </Fact>
        {state === 'booked' && (
          <Fact name={prepareTitle(order)}>
            <FastingText visit={order} />
          </Fact>
        )}
        {physician && (
          <Fact name={reportMessages.physicianName}>
            <Untranslated>{`${physician.name}, ${physician.licence}`}</Untranslated>
          </Fact>
        )}
        <Fact name={paid ? text.paid : text.total}>
          <Price fils={filsFromAed(order.total)} decimals />
        </Fact>
        {order.refunded > 0 && (
          <Fact name={text.refunded}>
            <Price fils={filsFromAed(order.refunded)} decimals />
          </Fact>
        )}
        <Fact name={text.order}>
          <Untranslated>{order.orderId}</Untranslated>
        </Fact>
      </FactList>
      {paid && (
        <BookingLinks>
          <ButtonLink variant="secondary" icon={DownloadIcon} href={downloads.receipt} download>
            {messages.status.receipt}
          </ButtonLink>
          {state === 'booked' && (
            <ButtonLink variant="secondary" icon={CalendarIcon} href={downloads.calendar} download>
              {messages.status.calendar}
            </ButtonLink>
          )}
        </BookingLinks>
      )}
    </Card>
  )
}
