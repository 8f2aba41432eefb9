import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { RecordSearchResult } from '@homecare/contract/admin/record-search'
import { showPhone } from '@homecare/domain/phone'
import { spacedAccession } from '@homecare/domain/sample'
import { StatusBadge } from '@homecare/ui/status-badge'
import { messages } from '../../messages'
import { CaseStateMark } from '../case/case-state'
import { dateText, visitText } from '../record/common-columns'
import { moveByArrows } from './move-by-arrows'
import { findMessages } from './messages'
import styles from './find-dialog.module.css'

const text = findMessages

interface FoundRecordsProps {
  found: RecordSearchResult
  text: string
  onOpened: () => void
}

/** All lists; each ends with a link to the whole list under the same search, if it has more. */
export function FoundRecords({
  found: { bookings, cases, requests, more },
  text: searched,
  onOpened,
}: FoundRecordsProps) {
  return (
    <>
      <Group title={messages.screens.bloodTests} empty={bookings.length === 0}>
        {bookings.map(({ id, orderId, fullName, phoneNumber, date, time, status, tests, accession }) => (
          <Found
            key={id}
            to={`/admin/bloodtests/${id}`}
            name={fullName}
            what={tests.join(', ')}
            when={visitText({ date, time })}
            number={accession ? `${orderId} · ${spacedAccession(accession)}` : orderId}
            mark={<StatusBadge status={status} />}
            {...{ phoneNumber, onOpened }}
          />
        ))}
        {more.bookings && (
          <More to="/admin/bloodtests" searched={searched} payment="All" onOpened={onOpened}>
            {text.moreBookings}
          </More>
        )}
      </Group>
      <Group title={messages.screens.cases} empty={cases.length === 0}>
        {cases.map(({ id, number, patientName, phoneNumber, service, state }) => (
          <Found
            key={id}
            to={`/admin/cases/${id}`}
            name={patientName}
            what={service}
            when=""
            mark={<CaseStateMark state={state} />}
            {...{ number, phoneNumber, onOpened }}
          />
        ))}
        {more.cases && (
          <More to="/admin/cases" searched={searched} onOpened={onOpened}>
            {text.moreCases}
          </More>
        )}
      </Group>
      <Group title={messages.screens.services} empty={requests.length === 0}>
        {requests.map(({ id, orderId, fullName, phoneNumber, date, status, service }) => (
          <Found
            key={id}
            to={`/admin/services/${id}`}
            name={fullName}
            what={service}
            when={dateText(date)}
            number={orderId}
            mark={<StatusBadge status={status} />}
            {...{ phoneNumber, onOpened }}
          />
        ))}
        {more.requests && (
          <More to="/admin/services" searched={searched} onOpened={onOpened}>
            {text.moreRequests}
          </More>
        )}
      </Group>
    </>
  )
}

function Group({ title, empty, children }: { title: string; empty: boolean; children: ReactNode }) {
  return empty ? null : (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

interface FoundProps {
  to: string
  name: string
  what: string
  when: string
  number: string
  phoneNumber: string
  /** Its status or state. */
  mark: ReactNode
  onOpened: () => void
}

function Found({ to, name, what, when, number, phoneNumber, mark, onOpened }: FoundProps) {
  return (
    <li>
      <Link to={to} className={styles.record} onClick={onOpened} onKeyDown={moveByArrows}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.when}>{when}</span>
        <span className={styles.quiet}>
          <bdi className={styles.phone}>{showPhone(phoneNumber)}</bdi>, {what}
        </span>
        <span className={styles.quiet}>{number}</span>
        {mark}
      </Link>
    </li>
  )
}

interface MoreProps {
  to: string
  searched: string
  payment?: string
  children: string
  onOpened: () => void
}

const More = ({ to, searched, payment, children, onOpened }: MoreProps) => (
  <li>
    <Link
      to={`${to}?${String(new URLSearchParams({ search: searched, ...(payment && { payment }) }))}`}
      className={styles.more}
      onClick={onOpened}
      onKeyDown={moveByArrows}
    >
      {children}
    </Link>
  </li>
)
