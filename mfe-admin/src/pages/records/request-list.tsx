import type { RequestItem } from '@homecare/contract/staff'
import { Icon } from '@homecare/ui/icon'
import { ClockIcon, MailIcon } from '@homecare/ui/icons'
import { messages } from '../../messages'
import { dateText, contactColumns } from '../../parts/record/common-columns'
import { isRequestOverdue } from './is-overdue'
import { RecordList } from './record-list'
import type { Column } from '@homecare/ui/data-table'
import { StatusCell } from './status-cell'
import styles from '../../parts/record/cells.module.css'

const text = messages.lists
const OVERDUE = { icon: ClockIcon, label: text.overdue, urgent: true } as const

const columns: readonly Column<RequestItem>[] = [
  ...contactColumns,
  {
    key: 'date',
    header: text.columns.date,
    cell: ({ date, pastDate, status }) => (
      <>
        <span className={isRequestOverdue({ status, date }) ? styles.overdue : undefined}>{dateText(date)}</span>
        {pastDate && (
          <span className={styles.flag} title={text.pastDateLong}>
            {text.pastDate}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'service',
    header: text.columns.service,
    width: 'var(--service)',
    cell: ({ service, kind, unmailed, suspected }) => (
      <span className={styles.flagged}>
        <span>{service}</span>
        {unmailed && (
          <span className={styles.flag} title={text.unmailedLong}>
            {text.unmailed}
          </span>
        )}
        {suspected && (
          <span className={styles.flag} title={text.suspectedLong}>
            {text.suspected}
          </span>
        )}
        {kind === 'contact' && (
          <span className={styles.icon} title={text.contact}>
            <Icon icon={MailIcon} size={16} label={text.contact} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'status',
    header: text.columns.status,
    cell: (item) => <StatusCell status={item.status} mark={isRequestOverdue(item) ? OVERDUE : null} />,
  },
]

export const RequestListScreen = () => <RecordList kind="services" columns={columns} />
