import { Link } from 'react-router-dom'
import { staffTime } from '@homecare/domain/clock'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { visitText } from '../../parts/record/common-columns'
import { DataTable, type Column } from '@homecare/ui/data-table'
import type { BoardRow } from './board-rows'
import { CaseActions } from './case-actions'
import { moneyMessages } from './messages'
import { reasonText } from './reason-text'
import styles from './case-table.module.css'

const text = moneyMessages

interface CaseTableProps {
  /** The reason that these cases have in common. */
  caption: string
  rows: readonly BoardRow[]
  onChanged: () => void
}

/** The cases of one reason: patient, age, amount and actions. Widths in percent, so that all groups align. */
export function CaseTable({ caption, rows, onChanged }: CaseTableProps) {
  const { patient, visit, since, why, amount, actions } = text.columns
  const columns: Column<BoardRow>[] = [
    {
      key: 'patient',
      header: patient,
      width: '16%',
      cell: ({ item: { bookingId, fullName, orderId } }) => (
        <>
          <Link to={`/admin/bloodtests/${bookingId}`} className={styles.name}>
            <bdi>{fullName}</bdi>
          </Link>{' '}
          <span className={styles.order}>{orderId}</span>
        </>
      ),
    },
    { key: 'visit', header: visit, width: '12%', cell: ({ item }) => visitText(item) },
    { key: 'since', header: since, width: '12%', cell: ({ item }) => staffTime(new Date(item.since)) },
    { key: 'why', header: why, cell: ({ item }) => reasonText(item) ?? (item.attemptId === null && text.noAttempt) },
    {
      key: 'amount',
      header: amount,
      width: '9%',
      align: 'end',
      cell: ({ item }) => <strong className={styles.amount}>{formatAed(filsFromAed(item.amount))}</strong>,
    },
    {
      key: 'actions',
      header: actions,
      bare: true,
      width: '22%',
      cell: (row) => <CaseActions row={row} onChanged={onChanged} />,
    },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={text.empty}
      isOff={({ settled }) => settled}
    />
  )
}
