import { useId, type ReactNode } from 'react'
import type { FormRenderProps } from 'react-final-form'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { ServerForm, type ServerFormProps } from '@homecare/ui/server-form'
import styles from './form-dialog.module.css'
import { partsMessages } from './messages'

const text = partsMessages.form

interface FormDialogProps<Values extends object> extends Pick<
  ServerFormProps<Values>,
  'initialValues' | 'validate' | 'names' | 'onSubmit'
> {
  open: boolean
  title: string
  /** What the two buttons say, and the second one while it saves. */
  save: string
  saving?: string
  back?: string
  /** `primary` for what can't be undone. */
  variant?: 'primary' | 'secondary'
  busy: boolean
  refusal: ReactNode
  onClose: () => void
  children: ReactNode | ((form: FormRenderProps<Values>) => ReactNode)
}

/** A dialog with a form: its fields, what the server refuses, and below them the two buttons. It stays open while it saves. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { open, title, save, saving = text.saving, back = text.back, variant = 'secondary', ...rest } = props
  const { busy, refusal, onClose, onSubmit, children, ...form } = rest
  const formId = useId()
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={back}
      onClose={close}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={close}>
            {back}
          </Button>
          <Button type="submit" form={formId} variant={variant} busy={busy} busyLabel={saving}>
            {save}
          </Button>
        </>
      }
    >
      <ServerForm<Values> {...form} onSubmit={(values, api) => (busy ? undefined : onSubmit(values, api))}>
        {(state) => (
          <form id={formId} className={styles.form} noValidate onSubmit={state.handleSubmit}>
            {typeof children === 'function' ? children(state) : children}
            {refusal && <Notice kind="error">{refusal}</Notice>}
          </form>
        )}
      </ServerForm>
    </Dialog>
  )
}
