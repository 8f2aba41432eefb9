import { lineName } from '@homecare/domain/people'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PayLinkView } from '@homecare/contract/callers'
import { isPayable } from '@homecare/domain/caller'
import { patientTime } from '@homecare/domain/clock'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { CalendarIcon, DownloadIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { Price } from '@homecare/ui/price'
import { Skeleton } from '@homecare/ui/skeleton'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { useClient } from '@homecare/remote-kit/use-client'
import { orderDownloads } from '../../api/orders'
import * as payTexts from '../../locales/en/pay.json'
import * as sharedTexts from '../../locales/en/shared.json'
import { Alternatives, lostSlotTitle } from '../../parts/alternatives'
import { OrderContact } from '../../parts/order-contact'
import { Untranslated, Fact, FactList } from '../../parts/facts'
import { LinkFailure } from '../../parts/link-failure'
import { GatewayForm } from '../../parts/gateway-form'
import { FastingText } from '../../parts/fasting-text'
import { prepareTitle } from '../../parts/prepare-title'
import { PayFailure } from '../../parts/pay-failure'
import { SlotPicker } from '../../parts/slot-picker/slot-picker'
import { PayCode } from '../../parts/pay-code'
import { usePay } from '../../parts/use-pay'
import { VisitTime } from '../../parts/visit-time'
import type { OrderRef } from '../../wizard/context'
import { PATHS } from '../../wizard/steps'
import { usePayLink } from './use-pay-link'
import styles from './pay-view.module.css'

const { refusedTitle, refused, failedTitle, failed, retry } = payTexts
const FAILURE_TEXTS = { refused: refusedTitle, refusedHelp: refused, failed: failedTitle, failedHelp: failed, retry }

export function PayView() {
  const { opened, reload } = usePayLink()
  if (opened === 'loading')
    return (
      <div className={styles.page}>
        <p role="status">
          <VisuallyHidden>{payTexts.loading}</VisuallyHidden>
        </p>
        <Skeleton block />
      </div>
    )
  if (opened === 'refused' || opened === 'failed')
    return <LinkFailure failure={opened} texts={FAILURE_TEXTS} onRetry={reload} />
  return <PayLinkCard {...opened} onChanged={reload} />
}

interface PayLinkCardProps {
  view: PayLinkView
  link: OrderRef
  onChanged: () => void
}

function PayLinkCard({ view, link, onChanged }: PayLinkCardProps) {
  const { state, heldUntil } = view
  const { receipt } = orderDownloads(useClient(), link)
  const help =
    state === 'held'
      ? payTexts.held({ until: heldUntil ? patientTime(new Date(heldUntil)) : '' })
      : payTexts.help[state]
  return (
    <div className={styles.page}>
      <Card padding="lg" className={styles.card}>
        <p className={styles.who}>
          <bdi>{payTexts.hello({ name: view.firstName })}</bdi>
        </p>
        <VisitTime date={view.date} time={view.time} canceled={state === 'canceled' || state === 'over'} />
        <FactList>
          <Fact name={payTexts.tests}>
            {view.lines.map((line) => (
              <span key={`${line.person} ${line.kind}-${line.id}`} className={styles.line}>
                <span>{lineName(view.people, line)}</span>
                <Price fils={filsFromAed(line.price)} decimals />
              </span>
            ))}
          </Fact>
          <Fact name={prepareTitle(view)}>
            <FastingText visit={view} />
          </Fact>
          <Fact name={state === 'paid' ? payTexts.paidTotal : payTexts.total}>
            <strong>
              <Price fils={filsFromAed(view.total)} decimals />
            </strong>
          </Fact>
          <Fact name={payTexts.order}>
            <Untranslated>{view.orderId}</Untranslated>
          </Fact>
        </FactList>
      </Card>
      <Card tone="sage" padding="lg" className={styles.card}>
        <h2 className={styles.state}>{payTexts.states[state]}</h2>
        <p>{help}</p>
        {state === 'paid' && (
          <ButtonLink variant="secondary" icon={DownloadIcon} href={receipt} download>
            {sharedTexts.receipt}
          </ButtonLink>
        )}
        {isPayable(state) && <PayButtons view={view} link={link} onChanged={onChanged} />}
        {(state === 'canceled' || state === 'over') && (
          <ButtonLink as={Link} href={PATHS.choosing} variant="secondary">
            {payTexts.book}
          </ButtonLink>
        )}
        <div className={styles.contact}>
          <OrderContact orderId={link.orderId} />
        </div>
      </Card>
    </div>
  )
}

/** Pays in the booked time, in one of the nearest if that was taken, or in any other. */
function PayButtons({ view, link, onChanged }: PayLinkCardProps) {
  const { busy, gatewayRequest, lost, failure, code, pay, forget } = usePay(view, link, onChanged)
  const [choosing, setChoosing] = useState(false)
  const total = formatAed(filsFromAed(view.total))
  if (gatewayRequest) return <GatewayForm gatewayRequest={gatewayRequest} onReturned={onChanged} />
  if (code) return <PayCode code={code} busy={busy} pay={pay} />
  if (choosing)
    return (
      <SlotPicker
        initial={{ date: view.date, time: null }}
        fastingHours={view.fastingHours}
        present={view}
        onChoose={forget}
      >
        {(chosen) => (
          <div className={styles.buttons}>
            {lost && <Notice kind="warning">{lostSlotTitle(lost.wanted, lost.full)}</Notice>}
            {failure && <PayFailure kind={failure} />}
            <Button wide busy={busy} disabled={!chosen} busyLabel={sharedTexts.busy} onClick={() => pay(chosen)}>
              {payTexts.pay({ total })}
            </Button>
            <Button wide variant="quiet" onClick={() => setChoosing(false)}>
              {payTexts.back}
            </Button>
          </div>
        )}
      </SlotPicker>
    )
  if (lost)
    return (
      <Alternatives
        title={lostSlotTitle(lost.wanted, lost.full)}
        lead={payTexts.lost({ total })}
        slots={lost.alternatives}
        busy={busy}
        onTake={pay}
        onOther={() => setChoosing(true)}
      />
    )
  return (
    <div className={styles.buttons}>
      <Button wide busy={busy} busyLabel={sharedTexts.busy} onClick={() => pay(null)}>
        {view.state === 'running' ? payTexts.resume : payTexts.pay({ total })}
      </Button>
      {failure && <PayFailure kind={failure} />}
      <p className={styles.safe}>{payTexts.safe}</p>
      {view.state === 'released' && (
        <Button wide variant="secondary" icon={CalendarIcon} onClick={() => setChoosing(true)}>
          {payTexts.otherTime}
        </Button>
      )}
    </div>
  )
}
