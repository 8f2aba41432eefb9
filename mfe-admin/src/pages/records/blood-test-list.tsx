import { useCallback, useEffect } from 'react'
import type { BloodTestItem } from '@homecare/contract/staff'
import { useArrivals } from '../../parts/arrivals'
import { usePermission } from '../../api/use-permission'
import { useKeys } from '../../parts/keys/use-keys'
import { RowBar } from './row-bar'
import { isAssignable, selectColumn } from './select-column'
import { SelectionBar } from './selection-bar'
import { useBulkAssignment, type BulkAssignment } from './use-bulk-assignment'
import { useSelection, type Selection } from './use-selection'
import { isOverdue } from './is-overdue'
import { messages } from '../../messages'
import { dateText, contactColumns } from '../../parts/record/common-columns'
import { RecordList } from './record-list'
import type { Column } from '@homecare/ui/data-table'
import { Icon } from '@homecare/ui/icon'
import { ClockIcon, WalletIcon, WarningIcon } from '@homecare/ui/icons'
import { StatusCell } from './status-cell'
import styles from '../../parts/record/cells.module.css'

const text = messages.lists

const columns: readonly Column<BloodTestItem>[] = [
  ...contactColumns,
  {
    key: 'date',
    header: text.columns.date,
    cell: (item) => <VisitTime item={item} />,
  },
  {
    key: 'nurse',
    header: text.columns.nurse,
    width: 'var(--nurse)',
    cell: ({ nurse, nurseClash, status, paymentStatus }) =>
      nurse ? (
        <>
          <bdi title={nurse.name} data-lines>
            {nurse.name}
          </bdi>
          {nurseClash && <span className={styles.missing}> {text.nurseClash}</span>}
        </>
      ) : (
        status === 'Pending' && paymentStatus === 'Paid' && <span className={styles.missing}>{text.noNurse}</span>
      ),
  },
  {
    key: 'tests',
    header: text.columns.tests,
    width: 'var(--tests)',
    align: 'end',
    cell: ({ tests }) => (
      <>
        {tests.length}
        <span className={styles.unit}> {text.testsUnit(tests.length)}</span>
      </>
    ),
  },
  {
    key: 'status',
    header: text.columns.status,
    cell: (item) => <StatusCell status={item.status} mark={moneyMark(item) ?? overdueMark(item)} />,
  },
]

const overdueMark = (item: BloodTestItem) =>
  isOverdue(item) ? ({ icon: ClockIcon, label: text.overdue, urgent: true } as const) : null

/** What is wrong with the payment takes the place of the mark beside the status: that the visit is overdue is then said here. */
function VisitTime({ item }: { item: BloodTestItem }) {
  const overdue = isOverdue(item)
  return (
    <span className={overdue ? styles.overdue : undefined} title={overdue ? text.overdueLong : undefined}>
      {dateText(item.date)}
      <span className={styles.note}>{item.time}</span>
      {overdue && moneyMark(item) && (
        <span className={styles.icon}>
          <Icon icon={ClockIcon} size={16} label={text.overdue} />
        </span>
      )}
    </span>
  )
}

function moneyMark({ needsAction, paymentStatus }: BloodTestItem) {
  if (needsAction) return { icon: WarningIcon, label: text.needsAction, urgent: true } as const
  if (paymentStatus === 'Paid') return null
  return { icon: WalletIcon, label: text.payment[paymentStatus], urgent: false } as const
}

/** The staff's work on visits: by row with keys, by selection for several. */
export function BloodTestListScreen() {
  const mayAssign = usePermission('assign-nurses')
  const selection = useSelection()
  const assignment = useBulkAssignment()
  const { count, look } = useArrivals()
  useEffect(() => {
    if (count > 0 && !document.hidden) look()
  }, [count, look])
  const lead = useCallback(
    (items: readonly BloodTestItem[]) =>
      selectColumn(items, {
        ...{ selection, isSelectable: isAssignable, selectMissing: text.work.selectMissing },
        isMissing: ({ nurse }) => nurse === null,
      }),
    [selection],
  )
  if (!mayAssign) return <RecordList kind="bloodtests" columns={columns} />
  return (
    <RecordList
      kind="bloodtests"
      columns={columns}
      lead={lead}
      work={(rows) => <RowWork {...rows} selection={selection} assignment={assignment} />}
    />
  )
}

interface RowWorkProps {
  items: readonly BloodTestItem[]
  active: BloodTestItem | null
  selection: Selection
  assignment: BulkAssignment
}

/** What can be done with the selected rows or, if there are none, with the row that has the focus. */
function RowWork({ items, active, selection, assignment }: RowWorkProps) {
  useKeys({ x: () => active !== null && isAssignable(active) && selection.toggle(active.id) })
  const selected = items.filter(({ id }) => selection.ids.has(id))
  return (
    <>
      {assignment.refusal && (
        <p role="alert" className={styles.missing}>
          {assignment.refusal}
        </p>
      )}
      {selected.length > 0 && <SelectionBar visits={selected} selection={selection} assignment={assignment} />}
      {selected.length === 0 && active && <RowBar key={active.id} item={active} />}
      {selected.length === 0 && !active && <p className={styles.hint}>{text.work.hint}</p>}
    </>
  )
}
