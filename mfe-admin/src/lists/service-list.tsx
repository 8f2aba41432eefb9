import type { ServiceItem } from '@homecare/contract/staff'
import { Icon } from '@homecare/ui/icon'
import { MailIcon } from '@homecare/ui/icons'
import { messages } from '../messages'
import { dateText, contactColumns } from './common-columns'
import { RecordList } from './record-list'
import type { Column } from '@homecare/ui/data-table'
import { StatusCell } from './status-cell'
import styles from './cells.module.css'

const words = messages.lists

const columns: readonly Column<ServiceItem>[] = [
  ...contactColumns,
  {
    key: 'date',
    header: words.columns.date,
    cell: ({ date, pastDate }) => (
      <>
        {dateText(date)}
        {pastDate && (
          <span className={styles.flag} title={words.pastDateLong}>
            {words.pastDate}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'service',
    header: words.columns.service,
    cell: ({ service, kind }) => (
      <>
        {service}
        {kind === 'contact' && (
          <span className={styles.icon} title={words.contact}>
            <Icon icon={MailIcon} size={16} label={words.contact} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'status',
    header: words.columns.status,
    cell: ({ status }) => <StatusCell status={status} />,
  },
]

export const ServiceListScreen = () => <RecordList kind="services" columns={columns} />
