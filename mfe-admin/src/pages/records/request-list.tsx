import { useCallback } from 'react'
import type { RequestItem } from '@homecare/contract/staff'
import { isCallDue } from '@homecare/domain/request-call'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { Icon, type IconDrawing } from '@homecare/ui/icon'
import { ClockIcon, MailIcon, MailXIcon, WarningIcon } from '@homecare/ui/icons'
import { usePermission } from '../../api/use-permission'
import { useKeys } from '../../parts/keys/use-keys'
import { messages } from '../../messages'
import { callText, rowCallText, shortCallText } from '../../parts/record/call-text'
import { dateText, contactColumns } from '../../parts/record/common-columns'
import { isRequestOverdue } from './is-overdue'
import { RecordList } from './record-list'
import { RequestBar } from './request-bar'
import { RequestSelectionBar } from './request-selection-bar'
import { selectColumn } from './select-column'
import { useSelection, type Selection } from './use-selection'
import type { Column } from '@homecare/ui/data-table'
import { StatusCell } from './status-cell'
import styles from '../../parts/record/cells.module.css'

const text = messages.lists
const OVERDUE = { icon: ClockIcon, label: text.overdue, urgent: true } as const

/** Who works on it, and what came of the last call; urgent when the time of the next one has come. */
function CallCell({ item: { assignee, lastCall, status } }: { item: RequestItem }) {
  const now = serverNow()
  const isDue = status === 'Pending' && isCallDue(lastCall?.againAt, now)
  const withAssignee = (call: string | null) => [call, assignee?.name].filter(Boolean).join(', ')
  const whole = withAssignee(lastCall && callText(lastCall, now))
  if (whole === '') return status === 'Pending' && <span className={styles.missing}>{text.untaken}</span>
  if (!lastCall) return assignee?.name
  return (
    <span className={isDue ? styles.overdue : undefined} title={whole}>
      <span data-call="long">{withAssignee(rowCallText(lastCall, now))}</span>
      <span data-call="short">{shortCallText(lastCall, now)}</span>
    </span>
  )
}

/** Where the column is narrow its word is an icon, so that the service keeps its place. */
function Flag({ icon, word, reason }: { icon: IconDrawing; word: string; reason: string }) {
  return (
    <span className={styles.flag} title={reason}>
      <Icon icon={icon} size={16} />
      <span>{word}</span>
    </span>
  )
}

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
        <span title={service} data-lines>
          {service}
        </span>
        {unmailed && <Flag icon={MailXIcon} word={text.unmailed} reason={text.unmailedLong} />}
        {suspected && <Flag icon={WarningIcon} word={text.suspected} reason={text.suspectedLong} />}
        {kind === 'contact' && (
          <span className={styles.icon} title={text.contact}>
            <Icon icon={MailIcon} size={16} label={text.contact} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'call',
    header: text.columns.call,
    width: 'var(--call)',
    cell: (item) => <CallCell item={item} />,
  },
  {
    key: 'status',
    header: text.columns.status,
    cell: (item) => <StatusCell status={item.status} mark={isRequestOverdue(item) ? OVERDUE : null} />,
  },
]

/** Staff's work on requests: by row with keys, by selection for several. */
export function RequestListScreen() {
  const mayWork = usePermission('work-on-bookings')
  const selection = useSelection()
  const lead = useCallback(
    (items: readonly RequestItem[]) =>
      selectColumn(items, {
        ...{ selection, isSelectable: isOpen, selectMissing: text.work.selectUntaken },
        isMissing: ({ assignee }) => assignee === null,
      }),
    [selection],
  )
  if (!mayWork) return <RecordList kind="services" columns={columns} />
  return (
    <RecordList
      kind="services"
      columns={columns}
      lead={lead}
      work={(rows) => <RequestWork {...rows} selection={selection} />}
    />
  )
}

const isOpen = ({ status }: RequestItem): boolean => status === 'Pending'

interface RequestWorkProps {
  items: readonly RequestItem[]
  active: RequestItem | null
  selection: Selection
}

/** What can be done with the selected requests or, if there are none, with the one that has the focus. */
function RequestWork({ items, active, selection }: RequestWorkProps) {
  useKeys({ x: () => active !== null && isOpen(active) && selection.toggle(active.id) })
  const selected = items.filter(({ id }) => selection.ids.has(id))
  if (selected.length > 0) return <RequestSelectionBar requests={selected} selection={selection} />
  if (active) return <RequestBar key={active.id} item={active} />
  return <p className={styles.hint}>{text.work.hint}</p>
}
