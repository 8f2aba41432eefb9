import { COMMA, SEMICOLON } from '@homecare/domain/locales'
import type { ReactNode } from 'react'
import { namesInLine } from '@homecare/domain/people'
import { quickPhone, quickPhoneLink } from '@homecare/domain/phone-digits'
import { Link } from 'react-router-dom'
import { staffHour, staffTime } from '@homecare/domain/clock'
import { doorText, shownLandmark } from '@homecare/domain/home'
import { spacedAccession } from '@homecare/domain/sample'
import { Icon } from '@homecare/ui/icon'
import { MapPinIcon, PhoneIcon } from '@homecare/ui/icons'
import { StatusBadge } from '@homecare/ui/status-badge'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { PhoneText } from '../phone-text'
import type { SheetVisit } from './by-area'
import styles from './visit-row.module.css'
import * as text from '../locales/en/visits.json'

const PAYMENTS: Partial<Record<string, string>> = text.payments

const OF_STAFF = { slot: (time: string) => time, instant: staffTime, hour: staffHour }

interface VisitRowProps {
  visit: SheetVisit
  /** The page of the booking, for those who may open it. */
  to?: string
  /** The area stands before the address, in a list that is not by area. */
  withArea?: boolean
  /** How days and hours are written; as staff read them by default. */
  times?: { slot: (time: string) => string; instant: (at: Date) => string; hour: (at: Date) => string }
  /** What is added to the row. */
  children?: ReactNode
}

/** One visit: one line on a wide screen, a block on a phone; in print also what to bring. */
export function VisitRow({ visit, to, withArea = false, times = OF_STAFF, children }: VisitRowProps) {
  const time = times.slot(visit.time)
  const { fullName, phoneNumber, address, home, mapLink, gateCode, people, fastingHours } = visit
  const { paymentStatus, status, steps } = visit
  const last = steps.at(-1)
  const isTaken = last?.kind === 'sampleTaken'
  const isCompleted = status === 'Completed'
  const { building } = address
  const doorNumber = doorText(address.doorNumber, home.kind)
  const landmark = shownLandmark(address.landmark)
  // A line cuts what is too long for it.
  const where = [withArea && visit.area, doorNumber, building, landmark, gateCode].filter(Boolean).join(COMMA)
  const tests = namesInLine(people.flatMap((each) => each.tests))
  return (
    <li className={styles.visit} data-status={status} aria-label={text.label({ time, name: fullName })}>
      <p className={styles.time}>{time}</p>
      <div className={styles.who}>
        <p className={styles.name}>
          {to ? (
            <Link to={to} title={text.open}>
              <bdi>{fullName}</bdi>
            </Link>
          ) : (
            <bdi>{fullName}</bdi>
          )}
        </p>
        <p className={styles.phone}>
          <PhoneText number={phoneNumber} />
        </p>
      </div>
      <div className={styles.where} title={where}>
        <p>
          {withArea && <span className={styles.area}>{visit.area + COMMA}</span>}
          {doorNumber && (
            <>
              <bdi>{doorNumber}</bdi>
              {COMMA}
            </>
          )}
          <bdi>{building}</bdi>
        </p>
        {landmark && (
          <p className={styles.near}>
            <Mark>{COMMA}</Mark>
            <bdi>{landmark}</bdi>
          </p>
        )}
        {gateCode && (
          <p className={styles.near}>
            <Mark>{COMMA}</Mark>
            <span>{text.gateCode}:</span> <bdi>{gateCode}</bdi>
          </p>
        )}
      </div>
      <div className={styles.what} title={tests}>
        {people.map((each, at) => (
          <div key={each.person}>
            {at > 0 && <Mark>{SEMICOLON}</Mark>}
            {people.length > 1 && (
              <p className={styles.person}>
                <bdi>{each.fullName}</bdi>
                <Mark>: </Mark>
              </p>
            )}
            <p>{namesInLine(each.tests)}</p>
            <p className={styles.tubes}>
              {text.tubes}: {each.tubes.map(({ specimen }) => specimen).join(SEMICOLON)}
              {each.accession && (
                <>
                  .{' '}
                  <span className={styles.number}>
                    {text.accession({ accession: spacedAccession(each.accession) })}
                  </span>
                </>
              )}
            </p>
          </div>
        ))}
      </div>
      <div className={styles.marks}>
        {/* It is over with the visit. */}
        {!isTaken && !isCompleted && (
          <span className={fastingHours > 0 ? styles.fasting : styles.quiet}>
            {fastingHours > 0 ? text.fasting({ hours: fastingHours }) : text.noFasting}
            {visit.notEatenSince && COMMA + text.notEatenSince({ time: times.instant(new Date(visit.notEatenSince)) })}
          </span>
        )}
        <Payment status={paymentStatus} />
        {last && <span>{text.steps.done[last.kind] + COMMA + times.hour(new Date(last.at))}</span>}
        {(status === 'Canceled' || (isCompleted && !isTaken)) && <StatusBadge status={status} />}
      </div>
      <div className={styles.ways}>
        <a className={styles.way} href={quickPhoneLink(phoneNumber)} title={quickPhone(phoneNumber) ?? phoneNumber}>
          <Icon icon={PhoneIcon} size={18} />
          <span>
            {text.call}{' '}
            <VisuallyHidden>
              <bdi>{fullName}</bdi>
            </VisuallyHidden>
          </span>
        </a>
        {mapLink && (
          <a className={styles.way} href={mapLink} target="_blank" rel="noreferrer" title={text.map}>
            <Icon icon={MapPinIcon} size={18} />
            <span>
              {home.pin ? text.pin : text.map}{' '}
              <VisuallyHidden>
                <bdi>{address.building}</bdi> {text.newTab}
              </VisuallyHidden>
            </span>
          </a>
        )}
      </div>
      {children}
    </li>
  )
}

/** Punctuation between parts that stand in one line on a wide screen, and below each other on a phone and on paper. */
function Mark({ children }: { children: string }) {
  return <span className={styles.mark}>{children}</span>
}

function Payment({ status }: { status: string }) {
  if (status === 'Paid') return <span className={styles.quiet}>{text.paid}</span>
  return <span className={styles.unpaid}>{PAYMENTS[status] ?? status}</span>
}
