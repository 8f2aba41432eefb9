import type { OwnBooking } from '@homecare/contract/self-service'
import { COMMA } from '@homecare/domain/locales'
import { lineName } from '@homecare/domain/people'
import { filsFromAed } from '@homecare/domain/money'
import { ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { CalendarIcon, DownloadIcon } from '@homecare/ui/icons'
import { Price } from '@homecare/ui/price'
import { orderDownloads } from '../../api/orders'
import * as ownTexts from '../../locales/en/own.json'
import * as reportTexts from '../../locales/en/report.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { BookingLinks } from '../../parts/booking-links'
import { Address, Fact, FactList, NumberText, Untranslated } from '../../parts/facts'
import { FastingText } from '../../parts/fasting-text'
import { prepareTitle } from '../../parts/prepare-title'
import { VisitTime } from '../../parts/visit-time'
import { useHost } from '@homecare/remote-kit/host-context'
import { useClient } from '@homecare/remote-kit/use-client'
import { stateOf } from './state-of'
import styles from './booking-facts.module.css'

/** The booking's current state: when, where, what, how to prepare, and its downloads. */
export function BookingFacts({ own }: { own: OwnBooking }) {
  const { order, orderToken } = own
  const { responsiblePhysician: physician } = useHost().profile
  const downloads = orderDownloads(useClient(), { orderId: order.orderId, token: orderToken })
  const { patient } = order
  const state = stateOf(own)
  const paid = order.paymentStatus === 'Paid'
  return (
    <Card padding="lg" className={styles.card}>
      <h2 className={styles.heading}>{ownTexts.states[state]}</h2>
      <VisitTime date={order.date} time={order.time} canceled={state === 'canceled'} />
      <FactList>
        <Fact name={ownTexts.patient}>
          <Untranslated>{`${patient.firstName} ${patient.lastName}`}</Untranslated>
        </Fact>
        <Fact name={ownTexts.where}>
          <Address of={patient} home={order.home} />
        </Fact>
        <Fact name={ownTexts.tests}>
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
          <Fact name={reportTexts.physicianName}>
            <Untranslated>{physician.name}</Untranslated>
            <span>{COMMA}</span>
            <NumberText>{physician.licence}</NumberText>
          </Fact>
        )}
        <Fact name={paid || order.paymentStatus === 'Reversed' ? ownTexts.paid : ownTexts.total}>
          <Price fils={filsFromAed(order.total)} decimals />
        </Fact>
        {order.refunded > 0 && (
          <Fact name={ownTexts.refunded}>
            <Price fils={filsFromAed(order.refunded)} decimals />
          </Fact>
        )}
        <Fact name={ownTexts.order}>
          <Untranslated>{order.orderId}</Untranslated>
        </Fact>
      </FactList>
      {paid && (
        <BookingLinks>
          <ButtonLink variant="secondary" icon={DownloadIcon} href={downloads.receipt} download>
            {sharedTexts.receipt}
          </ButtonLink>
          {state === 'booked' && (
            <ButtonLink variant="secondary" icon={CalendarIcon} href={downloads.calendar} download>
              {sharedTexts.calendar}
            </ButtonLink>
          )}
        </BookingLinks>
      )}
    </Card>
  )
}
