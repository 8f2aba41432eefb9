import { Link } from 'react-router-dom'
import type { DaySheet } from '@homecare/contract/admin/day-sheet'
import { staffHour } from '@homecare/domain/clock'
import { daySheetMessages } from './messages'
import styles from './care-row.module.css'

const text = daySheetMessages.care
export type CareOnSheet = DaySheet['care'][number]

/** A visit of care on the sheet; its nurse is chosen on the page of its case. */
export function CareRow({ visit }: { visit: CareOnSheet }) {
  const { caseId, number, kind, service, state, startsAt, endsAt, fullName, address, area, nurse } = visit
  const where = [area, address.doorNumber, address.building, address.landmark].filter(Boolean).join(', ')
  return (
    <li className={styles.visit}>
      <span className={styles.time}>{text.between(staffHour(new Date(startsAt)), staffHour(new Date(endsAt)))}</span>
      <Link to={`/admin/cases/${caseId}`}>
        <bdi>{fullName}</bdi>, {number}
      </Link>
      <span>{text.of(text.kinds[kind], service)}</span>
      <span dir="auto">{where}</span>
      <span className={nurse ? undefined : styles.missing}>
        <bdi>{nurse?.name ?? text.noNurse}</bdi>
      </span>
      {state === 'ended' && <span>{text.ended}</span>}
    </li>
  )
}
