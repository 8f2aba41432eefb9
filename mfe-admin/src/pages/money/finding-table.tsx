import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StatementFindings } from '@homecare/contract/admin/money-board'
import { staffTime } from '@homecare/domain/clock'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { Button } from '@homecare/ui/button'
import { DataTable, type Column } from '@homecare/ui/data-table'
import { useChange } from '../../api/use-change'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { usePermission } from '../../api/use-permission'
import { moneyMessages } from './messages'
import styles from './case-table.module.css'

const text = moneyMessages.statement
const MAX_NOTE = 500

type Finding = StatementFindings['items'][number]

interface FindingTableProps {
  items: readonly Finding[]
  onSettled: (next: StatementFindings) => void
  /** Somebody else has settled it: the list must show the current state. */
  onConflict: () => void
}

/** The differences with both sides, and their settling by a note. */
export function FindingTable({ items, onSettled, onConflict }: FindingTableProps) {
  const mayRefund = usePermission('refund')
  const { busy, refusal, run, reset } = useChange()
  const [settling, setSettling] = useState<Finding | null>(null)
  const close = () => {
    setSettling(null)
    reset()
  }
  const settle = async (findingId: string, note: string) => {
    const answer = await run(
      'settle',
      (api) => api.post('/api/money/statement/{findingId}/settle', { params: { findingId }, body: { note } }),
      { CONFLICT: (detail) => detail ?? moneyMessages.moved },
    )
    if (answer.ok) {
      setSettling(null)
      onSettled(answer.data)
    } else if (answer.status === 409) onConflict()
  }

  const columns: Column<Finding>[] = [
    { key: 'what', header: text.columns.what, cell: ({ kind }) => text.kinds[kind] },
    {
      key: 'gateway',
      header: text.columns.gateway,
      width: '22%',
      cell: ({ gateway }) => <GatewaySide side={gateway} />,
    },
    { key: 'ours', header: text.columns.ours, width: '22%', cell: ({ ours }) => <OurSide side={ours} /> },
    {
      key: 'since',
      header: text.columns.since,
      width: '13%',
      cell: ({ foundAt }) => staffTime(new Date(foundAt)),
    },
    {
      key: 'actions',
      header: text.columns.actions,
      bare: true,
      width: '15%',
      cell: (finding) =>
        mayRefund && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={text.settleLabel(finding.gateway.orderNo ?? text.kinds[finding.kind])}
            onClick={() => setSettling(finding)}
          >
            {text.settle}
          </Button>
        ),
    },
  ]
  return (
    <>
      <DataTable caption={text.title} columns={columns} rows={items} rowKey={({ id }) => id} empty={text.empty} />
      <ConfirmDialog
        open={settling !== null}
        title={text.dialog.title}
        reason={{ label: text.dialog.note, hint: text.dialog.hint, maxLength: MAX_NOTE }}
        save={text.dialog.save}
        busy={busy !== null}
        refusal={refusal}
        onClose={close}
        onSave={(note) => settling && void settle(settling.id, note)}
      >
        <p>{text.dialog.text}</p>
      </ConfirmDialog>
    </>
  )
}

function GatewaySide({ side: { orderNo, referenceNo, status, amount, at } }: { side: Finding['gateway'] }) {
  const money = [amount?.replaceAll(' ', '\u00A0'), status].filter(Boolean).join(', ')
  return (
    <>
      {orderNo && <div>{text.order(orderNo)}</div>}
      {referenceNo && <div className={styles.order}>{text.reference(referenceNo)}</div>}
      <strong>{money || text.nothing}</strong>
      {at && <div className={styles.order}>{at}</div>}
    </>
  )
}

function OurSide({ side }: { side: Finding['ours'] }) {
  if (!side) return <>{text.nothing}</>
  const { bookingId, fullName, attemptId, referenceNo, amount, state, refund } = side
  const states = [formatAed(filsFromAed(amount)), state, text.refund[refund]].filter(Boolean).join(', ')
  return (
    <>
      <Link to={`/admin/bloodtests/${bookingId}`} className={styles.name}>
        <bdi>{fullName}</bdi>
      </Link>
      <div className={styles.order}>{attemptId}</div>
      {referenceNo && <div className={styles.order}>{text.reference(referenceNo)}</div>}
      <strong>{states}</strong>
    </>
  )
}
