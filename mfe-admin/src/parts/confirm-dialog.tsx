import { useId, type ReactNode } from 'react'
import { ServerForm } from '@homecare/ui/server-form'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { TextAreaField, TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { partsMessages } from './messages'
import styles from './confirm-dialog.module.css'

const text = partsMessages.ask
const MIN_REASON = 3

interface Values {
  reason?: string
  typed?: string
}

/** The reason is a note in some requests. */
const NAMES = { note: 'reason' }

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** Says what will happen. */
  children?: ReactNode
  /** Requires a text, which is stored; `hint` says where. */
  reason?: { label?: string; hint?: string; maxLength: number }
  /** Has to be typed before anything happens. */
  confirm?: string
  save: string
  /** The style of a destructive action. */
  danger?: boolean
  busy: boolean
  refusal: ReactNode
  onClose: () => void
  onSave: (reason: string) => void
}

/** Requires a confirmation for something that can't simply be undone. Enter confirms from a one-line field. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, reason, confirm, save, danger, busy, refusal, onClose, onSave } = props
  const formId = useId()

  const validate = ({ typed = '' }: Values) =>
    confirm !== undefined && typed.trim() !== confirm ? { typed: text.confirmWrong(confirm) } : {}
  const submit = ({ reason: typedReason = '' }: Values) => {
    if (!busy) onSave(typedReason.trim())
  }

  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={text.back}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {text.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'primary' : 'secondary'}
            busy={busy}
            busyLabel={text.saving}
          >
            {save}
          </Button>
        </>
      }
    >
      <ServerForm<Values> onSubmit={submit} validate={validate} names={NAMES}>
        {({ handleSubmit }) => (
          <form id={formId} className={styles.form} onSubmit={handleSubmit} noValidate>
            {children}
            {reason && (
              <TextAreaField
                name="reason"
                label={reason.label ?? text.reason}
                hint={reason.hint ?? text.reasonHint}
                required
                rows={3}
                maxLength={reason.maxLength}
                validate={shortReason}
              />
            )}
            {confirm && <TextField name="typed" label={text.confirm(confirm)} required autoComplete="off" />}
            {refusal && <Notice kind="error">{refusal}</Notice>}
          </form>
        )}
      </ServerForm>
    </Dialog>
  )
}

const shortReason = (typed = ''): string | undefined =>
  typed.trim().length < MIN_REASON ? text.reasonMissing : undefined
