import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { testedPeople } from '@homecare/domain/people'
import { reportProgress } from '@homecare/domain/report'
import { Skeleton } from '@homecare/ui/skeleton'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { LinkFailure } from '../../parts/link-failure'
import * as texts from '../../locales/en/own.json'
import { BookingFacts } from './booking-facts'
import { CancelPanel } from './cancel-panel'
import { Choices } from './choices'
import { IdentityCard } from './identity/identity-card'
import type { DayHeadline } from './day-headline'
import { DayPanel } from './day-panel'
import { MovePanel } from './move-panel'
import { News } from './news'
import { PayPanel } from './pay-panel'
import { ReportSection } from './report/report-section'
import { Timeline } from './timeline'
import type { useOwnBooking } from './use-own-booking'
import styles from './own-booking-view.module.css'

export type Panel = 'move' | 'cancel' | 'pay'
/** The last action on this page. */
export type ChangeResult = 'moved' | 'canceled' | 'requested' | 'changed' | 'limited' | 'failed'

const { refused, refusedHelp, unreachable, unreachableHelp, retry } = texts
const FAILURE_TEXTS = { refused, refusedHelp, failed: unreachable, failedHelp: unreachableHelp, retry }

/** Links to a change, as on the page of all visits, open its panel. */
const panelIn = (hash: string): Panel | null => (hash === '#move' ? 'move' : hash === '#cancel' ? 'cancel' : null)

interface OwnBookingViewProps {
  page: ReturnType<typeof useOwnBooking>
  /** What the page begins with on the day of the visit. */
  headline: DayHeadline | null
}

export function OwnBookingView({ page, headline }: OwnBookingViewProps) {
  const { opened, replace, reload } = page
  const { hash } = useLocation()
  const [chosen, setPanel] = useState(() => panelIn(hash))
  const [lastChange, setLastChange] = useState<ChangeResult | null>(null)
  if (opened === 'loading')
    return (
      <div className={styles.waiting}>
        <p role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </p>
        <Skeleton block />
        <Skeleton lines={4} />
      </div>
    )
  if (opened === 'refused' || opened === 'failed')
    return <LinkFailure failure={opened} texts={FAILURE_TEXTS} onRetry={reload} />

  const { own, link } = opened
  const panel = (chosen === 'move' || chosen === 'cancel') && own[chosen] === 'no' ? null : chosen
  const open = (next: Panel | null) => {
    setLastChange(null)
    setPanel(next)
  }
  const done = (what: ChangeResult, next = own) => {
    replace(next)
    setLastChange(what)
    setPanel(null)
    if (what === 'changed') reload()
  }
  const panelProps = { own, link, onDone: done, onClose: () => open(null) }
  return (
    <div className={styles.page}>
      <VisuallyHidden role="status">{headline && <span key={headline.title}>{headline.title}</span>}</VisuallyHidden>
      <News own={own} lastChange={lastChange} />
      {panel === null && headline && own.visit && <DayPanel visit={own.visit} link={link} onOwn={replace} />}
      {panel === 'move' && <MovePanel {...panelProps} />}
      {panel === 'pay' && <PayPanel {...panelProps} />}
      {panel === 'cancel' && <CancelPanel {...panelProps} />}
      {panel === null && own.reports.length > 0 && (
        <div className={styles.reports}>
          {own.reports.map((report) => (
            <ReportSection
              key={report.person}
              report={report}
              isNamed={own.order.people.length > 1}
              link={link}
              proof={own.reportProof}
            />
          ))}
        </div>
      )}
      {panel === null && (
        <div className={styles.columns}>
          <BookingFacts own={own} />
          <div className={styles.side}>
            <IdentityCard own={own} link={link} onSaved={replace} />
            {own.visit && own.order.status !== 'Canceled' && (
              <Timeline
                orderId={link.orderId}
                visit={own.visit}
                turnaroundHours={own.order.turnaroundHours}
                reports={reportProgress(
                  own.order.lines,
                  own.reports.filter(({ state }) => state === 'ready'),
                )}
                tested={testedPeople(own.order.people, own.order.lines)}
                now={opened.loadedAt}
              />
            )}
            <Choices own={own} link={link} onOpen={open} onChanged={() => done('changed')} />
          </div>
        </div>
      )}
    </div>
  )
}
