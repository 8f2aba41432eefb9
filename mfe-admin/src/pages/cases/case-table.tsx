import { Link } from 'react-router-dom'
import type { CaseItem } from '@homecare/contract/cases'
import { phoneLink, showPhone } from '@homecare/domain/phone'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { CaseStateMark } from '../../parts/case/case-state'
import { dueText } from '../../parts/case/due-text'
import { caseMessages, reasonText } from '../../parts/case/messages'
import { casesMessages as text } from './messages'
import styles from './case-table.module.css'

const columns: readonly Column<CaseItem>[] = [
  {
    key: 'patient',
    header: text.columns.patient,
    cell: ({ id, number, patientName }) => (
      <>
        <Link to={`/admin/cases/${id}`} data-case>
          <bdi>{patientName}</bdi>
        </Link>
        <span className={styles.quiet}> {number}</span>
      </>
    ),
  },
  { key: 'next', header: text.columns.next, cell: (item) => <NextCell item={item} /> },
  { key: 'service', header: text.columns.service, cell: ({ service }) => service },
  {
    key: 'state',
    header: text.columns.state,
    cell: ({ state, reason, reasonText: written }) => (
      <>
        <CaseStateMark state={state} />
        {reason && <span className={styles.reason}>{reasonText(reason, written)}</span>}
      </>
    ),
  },
  {
    key: 'responsible',
    header: text.columns.responsible,
    cell: ({ responsible }) =>
      responsible ? <bdi>{responsible.name}</bdi> : <span className={styles.quiet}>{caseMessages.nobody}</span>,
  },
  {
    key: 'phone',
    header: text.columns.phone,
    cell: ({ phoneNumber }) => phoneNumber && <a href={phoneLink(phoneNumber)}>{showPhone(phoneNumber)}</a>,
  },
]

/** What is to be done, and when; what is due stands out by word and weight. */
function NextCell({ item: { followUp, state } }: { item: CaseItem }) {
  if (state === 'ended' || state === 'lost') return null
  if (!followUp) return <span className={styles.due}>{caseMessages.nothingPlanned}</span>
  const { text: at, isDue } = dueText(followUp.dueAt, serverNow())
  return (
    <>
      <span className={isDue ? styles.due : undefined}>{isDue ? `${at}, ${text.due}` : at}</span>
      <span className={styles.todo}>{followUp.text}</span>
    </>
  )
}

/** One row a case, in the order of the server. */
export const CaseTable = ({ items, empty }: { items: readonly CaseItem[]; empty: string }) => (
  <DataTable caption={text.caption} columns={columns} rows={items} rowKey={({ id }) => id} empty={empty} />
)
