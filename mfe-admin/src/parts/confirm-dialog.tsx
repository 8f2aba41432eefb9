import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Field } from '@homecare/ui/field'
import { Notice } from '@homecare/ui/notice'
import { TextArea } from '@homecare/ui/text-area'
import { TextInput } from '@homecare/ui/text-input'
import { partsMessages } from './messages'
import styles from './confirm-dialog.module.css'

const words = partsMessages.ask
const MIN_REASON = 3

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What will happen. */
  children?: ReactNode
  /** Asks for words that are kept; `hint` says where. */
  reason?: { label?: string; hint?: string; maxLength: number }
  /** Has to be typed before anything happens. */
  confirm?: string
  save: string
  /** Taking away rather than adding: drawn in clay. */
  danger?: boolean
  busy: boolean
  refusal: string | null
  onClose: () => void
  onSave: (reason: string) => void
}

/** Asks before something that can't simply be undone. Enter saves from a one-line field. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, reason, confirm, save, danger, busy, refusal, onClose, onSave } = props
  const [text, setText] = useState('')
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const short = reason !== undefined && text.trim().length < MIN_REASON
  const differs = confirm !== undefined && typed.trim() !== confirm

  useEffect(() => {
    if (!open) return
    setText('')
    setTyped('')
    setTried(false)
    // The first field is where the work is; without one the focus stays on the dialog's own first button.
    form.current?.querySelector<HTMLElement>('textarea, input')?.focus()
  }, [open])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (short) return form.current?.querySelector('textarea')?.focus()
    if (differs) return form.current?.querySelector('input')?.focus()
    if (!busy) onSave(text.trim())
  }

  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={words.back}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {words.back}
          </Button>
          <Button
            variant={danger ? 'primary' : 'secondary'}
            busy={busy}
            busyLabel={words.saving}
            onClick={() => submit()}
          >
            {save}
          </Button>
        </>
      }
    >
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {children}
        {reason && (
          <Field
            label={reason.label ?? words.reason}
            hint={reason.hint ?? words.reasonHint}
            required
            error={tried && short && words.reasonMissing}
          >
            {(aria) => (
              <TextArea
                {...aria}
                rows={3}
                maxLength={reason.maxLength}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        )}
        {confirm && (
          <Field label={words.confirm(confirm)} required error={tried && differs && words.confirmWrong(confirm)}>
            {(aria) => (
              <TextInput
                {...aria}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        )}
        {refusal && <Notice kind="error">{refusal}</Notice>}
      </form>
    </Dialog>
  )
}
