import type { ServiceItem } from '@homecare/contract/staff'
import type { Column } from '@homecare/ui/data-table'
import { StatusBadge } from '@homecare/ui/status-badge'
import { messages } from '../messages'
import { dateWords, reachColumns } from './common-columns'
import { RecordList } from './record-list'
import styles from './cells.module.css'

const words = messages.lists

const columns: readonly Column<ServiceItem>[] = [
  ...reachColumns,
  {
    key: 'date',
    header: words.columns.date,
    cell: ({ date, pastDate }) => (
      <>
        {dateWords(date)}
        {pastDate && <span className={styles.flag}>{words.pastDate}</span>}
      </>
    ),
  },
  {
    key: 'service',
    header: words.columns.service,
    cell: ({ service, kind }) => (
      <>
        {service}
        {kind === 'contact' && <span className={styles.note}>{words.contact}</span>}
      </>
    ),
  },
  { key: 'status', header: words.columns.status, cell: ({ status }) => <StatusBadge status={status} /> },
]

export const ServiceList = () => <RecordList kind="services" title={words.services} columns={columns} />
