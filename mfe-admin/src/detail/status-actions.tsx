import { useState, type ReactNode } from 'react'
import { changeAppointment } from '@homecare/domain/appointment'
import { may } from '@homecare/domain/roles'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import type { DetailOf, RecordKind } from '../api/record-kind'
import { useSession } from '../host-context'
import { CancelDialog } from './cancel-dialog'
import { detailMessages } from './messages'
import { useStatusChange } from './use-status-change'
import styles from './status-actions.module.css'

const words = detailMessages.actions

interface StatusActionsProps<K extends RecordKind> {
  kind: K
  record: DetailOf[K]
  onRecord: (record: DetailOf[K]) => void
  /** More that can be done while Pending. */
  children?: ReactNode
}

/** Complete and Cancel, only while Pending and only for roles that work on bookings. */
export function StatusActions<K extends RecordKind>({ kind, record, onRecord, children }: StatusActionsProps<K>) {
  const session = useSession()
  const [asking, setAsking] = useState(false)
  const { busy, refusal, setRefusal, changeTo } = useStatusChange(kind, record, onRecord)
  // A request costs nothing; its paymentStatus is null.
  const paid = record.paymentStatus === null || record.paymentStatus === 'Paid'
  const works = session != null && may(session.role, 'work-on-bookings')

  const complete = () => {
    const allowed = changeAppointment(record.status, 'Completed', { paid })
    if (!allowed.ok && allowed.reason === 'not-paid') setRefusal({ text: words.notPaid })
    else void changeTo({ status: 'Completed', confirmAhead: true })
  }
  const close = () => {
    setAsking(false)
    setRefusal(null)
  }

  return (
    <>
      {record.status === 'Pending' && works && (
        <div className={styles.actions} role="group" aria-label={words.label}>
          {children}
          <Button variant="danger" disabled={busy !== null} onClick={() => setAsking(true)}>
            {words.cancel}
          </Button>
          <Button
            variant="secondary"
            icon="check"
            className={styles.complete}
            busy={busy === 'Completed'}
            busyLabel={words.completing}
            onClick={complete}
          >
            {words.complete}
          </Button>
        </div>
      )}
      {record.status === 'Pending' && !works && <p className={styles.readOnly}>{words.readOnly}</p>}
      {refusal && !asking && (
        <div className={styles.refusal}>
          <Notice kind="warning" title={refusal.title}>
            {refusal.text}
          </Notice>
        </div>
      )}
      <CancelDialog
        open={asking}
        paidAed={'total' in record && record.paymentStatus === 'Paid' ? record.total : null}
        busy={busy === 'Canceled'}
        refusal={refusal?.text ?? null}
        onClose={close}
        onSave={(choice) =>
          void changeTo({ status: 'Canceled', ...choice }).then((end) => {
            if (end !== 'failed') setAsking(false)
          })
        }
      />
    </>
  )
}
