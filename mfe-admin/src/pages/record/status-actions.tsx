import { useState, type ReactNode } from 'react'
import { filsFromAed } from '@homecare/domain/money'
import { may } from '@homecare/domain/roles'
import { Button } from '@homecare/ui/button'
import { CheckIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import type { DetailOf, RecordKind } from '../../api/record-calls'
import { useKeys } from '../../parts/keys/use-keys'
import { useSession } from '../../api/use-session'
import { CancelDialog, type CancelMoney } from './cancel-dialog'
import { CompleteDialog } from '../../parts/record/complete-dialog'
import { detailMessages } from '../../parts/record/messages'
import { useCompletion } from '../../parts/record/use-completion'
import { useStatusChange } from '../../parts/record/use-status-change'
import { partUnderWayFils } from '../../parts/record/part-under-way'
import styles from './status-actions.module.css'

const text = detailMessages.actions

interface StatusActionsProps<K extends RecordKind> {
  kind: K
  record: DetailOf[K]
  onRecord: (record: DetailOf[K]) => void
  /** Further buttons for a Pending record. */
  children?: ReactNode
}

/** What a cancellation can give back; null if nothing is. */
function moneyOf({ attempts }: DetailOf['bloodtests']): CancelMoney | null {
  const leftFils = attempts.reduce((total, { left }) => total + filsFromAed(left), 0)
  const underWayFils = partUnderWayFils(attempts)
  const isRest = underWayFils > 0 || attempts.some(({ refunded, left }) => refunded > 0 && left > 0)
  return leftFils > 0 ? { leftFils, isRest, underWayFils } : null
}

/** The buttons Complete and Cancel, shown while a record is Pending, to roles that work on bookings. */
export function StatusActions<K extends RecordKind>({ kind, record, onRecord, children }: StatusActionsProps<K>) {
  const session = useSession()
  const [dialogOpen, setDialogOpen] = useState(false)
  const { busy, refusal, setRefusal, changeTo } = useStatusChange(kind, record, onRecord)
  const completion = useCompletion(record, { changeTo, setRefusal })
  const mayWork = session != null && may(session.role, 'work-on-bookings')

  useKeys({ c: () => record.status === 'Pending' && mayWork && completion.complete() })

  const close = () => {
    setDialogOpen(false)
    completion.cancel()
    setRefusal(null)
  }

  return (
    <>
      {record.status === 'Pending' && mayWork && (
        <div className={styles.actions} role="group" aria-label={text.label}>
          {children}
          <Button variant="danger" disabled={busy !== null} onClick={() => setDialogOpen(true)}>
            {text.cancel}
          </Button>
          <Button
            variant="secondary"
            icon={CheckIcon}
            className={styles.complete}
            busy={busy === 'Completed'}
            busyLabel={text.completing}
            aria-keyshortcuts="c"
            onClick={completion.complete}
          >
            {text.complete}
          </Button>
        </div>
      )}
      {record.status === 'Pending' && !mayWork && <p className={styles.readOnly}>{text.readOnly}</p>}
      {refusal && !dialogOpen && !completion.asked && (
        <div className={styles.refusal}>
          <Notice kind="warning" title={refusal.title}>
            {refusal.text}
          </Notice>
        </div>
      )}
      <CompleteDialog
        completion={completion.asked}
        busy={busy === 'Completed'}
        refusal={refusal?.text ?? null}
        onClose={close}
        onSave={completion.confirm}
      />
      <CancelDialog
        open={dialogOpen}
        money={'attempts' in record ? moneyOf(record) : null}
        busy={busy === 'Canceled'}
        refusal={refusal?.text ?? null}
        onClose={close}
        onSave={(choice) =>
          void changeTo({ status: 'Canceled', ...choice }).then((end) => {
            if (end !== 'failed') setDialogOpen(false)
          })
        }
      />
    </>
  )
}
