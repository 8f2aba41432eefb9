import { Link } from 'react-router-dom'
import { staffTime } from '@homecare/domain/clock'
import { classNames } from '@homecare/ui/class-names'
import { DataTable, type Column } from '@homecare/ui/data-table'
import type { AuditFilter } from './audit-filter-url'
import { actionText } from '../../parts/action-names'
import { detailPairs } from './detail-text'
import { ACTOR_NAMES } from '../../parts/actor-names'
import { auditMessages } from './messages'
import type { AuditEntry } from './use-trail'
import styles from './audit-table.module.css'

const text = auditMessages

interface AuditTableProps {
  entries: readonly AuditEntry[]
  /** Filters the trail by the clicked value. */
  onFilter: (filter: Partial<AuditFilter>) => void
}

export function AuditTable({ entries, onFilter }: AuditTableProps) {
  const filterButton = (value: string, filter: Partial<AuditFilter>, whole = value) => (
    <button type="button" className={styles.filter} title={text.filterBy(whole)} onClick={() => onFilter(filter)}>
      <bdi>{value}</bdi>
    </button>
  )
  const columns: Column<AuditEntry>[] = [
    {
      key: 'at',
      header: text.columns.at,
      width: '13.5rem',
      cell: ({ at }) => (
        <time dateTime={at} className={styles.at}>
          {staffTime(new Date(at))}
        </time>
      ),
    },
    {
      key: 'actor',
      header: text.columns.actor,
      width: '10rem',
      cell: ({ actor, name }) => filterButton(ACTOR_NAMES[actor] ?? name ?? actor, { actor }, actor),
    },
    {
      key: 'action',
      header: text.columns.action,
      width: '11rem',
      cell: ({ action }) => filterButton(actionText(action), { action: actionText(action) }, actionText(action)),
    },
    {
      key: 'subject',
      header: text.columns.subject,
      width: '13rem',
      cell: ({ subjectType, subjectId }) => (
        <span className={styles.record}>
          <RecordName type={subjectType} id={subjectId} />
          <span className={styles.code}>{filterButton(shortId(subjectId), { subjectId }, subjectId)}</span>
        </span>
      ),
    },
    {
      key: 'detail',
      header: text.columns.detail,
      cell: ({ detail }) => {
        const pairs = detailPairs(detail)
        return pairs.length === 0 ? null : (
          <ul className={styles.pairs}>
            {pairs.map(({ name, value }) => (
              <li key={name}>
                <span className={styles.quiet}>{name}:</span> <bdi>{value}</bdi>
              </li>
            ))}
          </ul>
        )
      },
    },
    {
      key: 'from',
      header: text.columns.from,
      width: '8rem',
      cell: ({ from }) => from && <span className={classNames(styles.code, styles.from)}>{from}</span>,
    },
  ]
  return (
    <DataTable caption={text.caption} columns={columns} rows={entries} rowKey={({ id }) => id} empty={text.empty} />
  )
}

/** The last characters of an id distinguish it; the first ones are the time and mostly equal. */
const shortId = (id: string): string => (id.length > 16 ? `…${id.slice(-8)}` : id)

const SCREENS: Record<string, string> = {
  booking: '/admin/bloodtests',
  request: '/admin/services',
  case: '/admin/cases',
}

/** The subject of the entry, with a link where it has its own screen. */
function RecordName({ type, id }: { type: string; id: string }) {
  const screen = SCREENS[type]
  const name = text.subjects[type] ?? type
  if (!screen) return name
  return (
    <Link to={`${screen}/${id}`} className={styles.link}>
      {name}
    </Link>
  )
}
