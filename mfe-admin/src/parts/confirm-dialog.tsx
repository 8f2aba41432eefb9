import type { ReactNode } from 'react'
import { TextAreaField, TextField } from '@homecare/ui/form-field'
import { FormDialog } from './form-dialog'
import { partsMessages } from './messages'

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
export function ConfirmDialog({ children, reason, confirm, danger, onSave, ...dialog }: ConfirmDialogProps) {
  const validate = ({ typed = '' }: Values) =>
    confirm !== undefined && typed.trim() !== confirm ? { typed: text.confirmWrong(confirm) } : {}
  return (
    <FormDialog<Values>
      {...dialog}
      variant={danger ? 'primary' : 'secondary'}
      validate={validate}
      names={NAMES}
      onSubmit={({ reason: typed = '' }) => onSave(typed.trim())}
    >
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
    </FormDialog>
  )
}

const shortReason = (typed = ''): string | undefined =>
  typed.trim().length < MIN_REASON ? text.reasonMissing : undefined
