import type { BloodTestItem } from '@homecare/contract/staff'
import { StatusBadge } from '@homecare/ui/status-badge'
import { messages } from '../messages'
import { dateWords, reachColumns } from './common-columns'
import { RecordList } from './record-list'
import type { ListColumn } from './record-table'
import styles from './cells.module.css'

const words = messages.lists

const columns: readonly ListColumn<BloodTestItem>[] = [
  ...reachColumns,
  {
    key: 'date',
    header: words.columns.date,
    width: '12.25rem',
    cell: ({ date, time }) => (
      <>
        {dateWords(date)}
        <span className={styles.note}>{time}</span>
      </>
    ),
  },
  { key: 'tests', header: words.columns.tests, width: '3.25rem', align: 'end', cell: ({ tests }) => tests.length },
  {
    key: 'status',
    header: words.columns.status,
    width: 'clamp(8.25rem, 15vi, 13.5rem)',
    cell: ({ status, paymentStatus, needsAction }) => (
      <span className={styles.statuses}>
        <StatusBadge status={status} />
        {needsAction ? (
          <StatusBadge status="Needs action" />
        ) : (
          paymentStatus !== 'Paid' && <span className={styles.note}>{words.payment[paymentStatus]}</span>
        )}
      </span>
    ),
  },
]

export const BloodTestList = () => <RecordList kind="bloodtests" title={words.bloodTests} columns={columns} />
