import { useState } from 'react'
import type { BloodTestDetail } from '@homecare/contract/staff'
import { Button } from '@homecare/ui/button'
import { CheckIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { ConfirmDialog } from '../../parts/confirm-dialog'
import { usePermission } from '../../api/use-permission'
import { detailMessages } from '../../parts/record/messages'
import { useRecordChange } from '../../parts/record/use-record-change'
import styles from './needs-action.module.css'

const text = detailMessages.needsAction

interface NeedsActionProps {
  record: BloodTestDetail
  onRecord: (record: BloodTestDetail) => void
}

/** The reason why a booking needs action, advice about it, and the form that clears it. */
export function NeedsAction({ record, onRecord }: NeedsActionProps) {
  const api = useApi()
  const mayWork = usePermission('work-on-bookings')
  const [dialogOpen, setDialogOpen] = useState(false)
  const { busy, refusal, setRefusal, change } = useRecordChange('bloodtests', record, onRecord)
  const { id, version, needsAction } = record

  const clear = async (note: string) => {
    const call = () => api.post('/api/bloodtests/{id}/clear-action', { params: { id }, body: { version, note } })
    const end = await change({ name: 'clear', call, done: text.cleared })
    if (end !== 'failed') setDialogOpen(false)
  }

  return (
    <>
      {needsAction && (
        <Notice
          kind="warning"
          title={text.title}
          action={
            mayWork && (
              <Button variant="secondary" size="sm" icon={CheckIcon} onClick={() => setDialogOpen(true)}>
                {text.clear}
              </Button>
            )
          }
        >
          {mayWork ? (text.reasons[needsAction] ?? needsAction) : text.byOthers(needsAction)}
        </Notice>
      )}
      {refusal && !dialogOpen && (
        <Notice kind="warning" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
      <ConfirmDialog
        open={dialogOpen}
        title={text.dialog.title}
        reason={{ label: text.dialog.note, hint: text.dialog.hint, maxLength: 500 }}
        save={text.dialog.save}
        busy={busy !== null}
        refusal={refusal?.text ?? null}
        onClose={() => {
          setDialogOpen(false)
          setRefusal(null)
        }}
        onSave={(note) => void clear(note)}
      >
        <p className={styles.why}>{needsAction && (text.reasons[needsAction] ?? needsAction)}</p>
      </ConfirmDialog>
    </>
  )
}
