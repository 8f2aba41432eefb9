import type { Nurses } from '@homecare/contract/admin/nurses'
import { phoneLink, showPhone } from '@homecare/domain/phone'
import { formatDate } from '@homecare/domain/dates'
import { licenceNotice } from '@homecare/domain/nurse-credentials'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { PROFESSION_NAMES, SKILL_NAMES } from '../../parts/credentials'
import { hoursLines } from './hours-text'
import { nurseMessages } from './messages'
import { NurseActions } from './nurse-actions'
import { hasLeft, type Nurse, type NurseAction } from './nurse'
import styles from './nurse-table.module.css'
import { nurseName } from '@homecare/domain/nurse'

const text = nurseMessages
const SHOWN_DAYS_OFF = 3

interface NurseTableProps {
  nurses: readonly Nurse[]
  today: string
  onNurses: (nurses: Nurses) => void
  onAction: (action: NurseAction) => void
}

/** All nurses. Those who have left are last, as the server lists them, and muted. */
export function NurseTable({ nurses, today, onNurses, onAction }: NurseTableProps) {
  const columns: Column<Nurse>[] = [
    {
      key: 'name',
      header: text.columns.name,
      cell: (nurse) => (
        <>
          <bdi>{nurseName(nurse)}</bdi>
          {nurse.leftOn && (
            <span className={styles.leaves} data-soon={!hasLeft(nurse, today) || undefined}>
              {(hasLeft(nurse, today) ? text.left : text.leaves)(formatDate(nurse.leftOn))}
            </span>
          )}
          <a className={styles.phone} href={phoneLink(nurse.phoneNumber)}>
            {showPhone(nurse.phoneNumber)}
          </a>
          <span className={styles.licence}>
            {text.licence} <bdi>{nurse.licenceNumber}</bdi>
          </span>
          {!hasLeft(nurse, today) && <LicenceNotice until={nurse.licenceUntil} today={today} />}
        </>
      ),
    },
    {
      key: 'where',
      header: text.columns.where,
      cell: ({ languages, areas, profession, skills }) => (
        <>
          <span className={styles.part}>
            {[PROFESSION_NAMES[profession], ...skills.map((skill) => SKILL_NAMES[skill])].join(', ')}
          </span>
          <span className={styles.part}>{languages.join(', ')}</span>
          <span className={styles.part}>
            {areas.length > 0 ? areas.join(', ') : <span className={styles.quiet}>{text.everyArea}</span>}
          </span>
        </>
      ),
    },
    {
      key: 'hours',
      header: text.columns.hours,
      cell: ({ hours, daysOff }) => (
        <>
          <HoursCell hours={hours} />
          <DaysOffCell daysOff={daysOff} />
        </>
      ),
    },
    { key: 'visits', header: text.columns.visits, align: 'end', cell: ({ visitsAhead }) => visitsAhead },
    {
      key: 'actions',
      header: text.columns.actions,
      bare: true,
      width: '13rem',
      cell: (nurse) => <NurseActions nurse={nurse} today={today} onNurses={onNurses} onAction={onAction} />,
    },
  ]
  return (
    <DataTable
      caption={text.caption}
      columns={columns}
      rows={nurses}
      rowKey={({ id }) => id}
      empty={text.emptyTitle}
      isOff={(nurse) => hasLeft(nurse, today)}
    />
  )
}

/** From the first of the warnings before a licence ends, red in the last week. */
function LicenceNotice({ until, today }: { until: string | null; today: string }) {
  const notice = licenceNotice(until, today)
  if (!notice) return null
  const isUrgent = notice.kind !== 'ends' || notice.within === 7
  return (
    <span className={styles.notice} data-urgent={isUrgent || undefined}>
      {notice.kind === 'ends'
        ? text.licenceNotice.ends(formatDate(until ?? ''), notice.days)
        : text.licenceNotice[notice.kind]}
    </span>
  )
}

function HoursCell({ hours }: Pick<Nurse, 'hours'>) {
  const lines = hoursLines(hours)
  if (lines.length === 0) return <span className={styles.missing}>{text.noHours}</span>
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))
}

function DaysOffCell({ daysOff }: Pick<Nurse, 'daysOff'>) {
  const more = daysOff.length - SHOWN_DAYS_OFF
  return (
    <>
      {daysOff.slice(0, SHOWN_DAYS_OFF).map(({ date, reason }) => (
        <span key={date} className={styles.line} title={reason}>
          {text.off(formatDate(date))}
        </span>
      ))}
      {more > 0 && <span className={styles.quiet}>{text.moreDaysOff(more)}</span>}
    </>
  )
}
