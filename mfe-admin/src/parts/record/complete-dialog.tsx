import { useId, type ReactNode } from 'react'
import { useField } from 'react-final-form'
import { ServerForm } from '@homecare/ui/server-form'
import { dubaiInstant } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Field } from '@homecare/ui/field'
import { TextField, useShownError } from '@homecare/ui/form-field'
import { TimeInput } from '@homecare/ui/native-pickers'
import { Notice } from '@homecare/ui/notice'
import { detailMessages } from './messages'
import type { Collected, Completion } from './use-completion'

const text = detailMessages.complete

interface Values {
  by?: string
  time?: string
}

interface CompleteDialogProps {
  /** Null while the dialog is closed. */
  completion: Completion | null
  busy: boolean
  refusal: ReactNode
  onClose: () => void
  onSave: (collected?: Collected) => void
}

/** Asks who took the sample and when, which may stay unknown, and whether a visit that is ahead is completed at all. */
export function CompleteDialog({ completion, busy, refusal, onClose, onSave }: CompleteDialogProps) {
  const formId = useId()
  const { ahead = null, visitDate = null } = completion ?? {}
  const save = ({ by = '', time = '' }: Values) => {
    if (!visitDate || !by.trim() || !time) return onSave()
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    onSave({ by: by.trim(), at: dubaiInstant(visitDate, hours * 60 + minutes).toISOString() })
  }
  return (
    <Dialog
      open={completion !== null}
      title={ahead ? text.aheadTitle : text.title}
      closeLabel={text.back}
      onClose={() => !busy && onClose()}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {text.back}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={detailMessages.actions.completing}>
            {ahead ? text.saveAhead : text.save}
          </Button>
        </>
      }
    >
      <ServerForm<Values> onSubmit={save} validate={halfFilled} names={NAMES}>
        {({ handleSubmit }) => (
          <form id={formId} noValidate onSubmit={handleSubmit}>
            {ahead && <p>{text.ahead(ahead)}</p>}
            {visitDate && (
              <>
                <p>{text.collection}</p>
                <TextField name="by" label={text.by} autoComplete="off" maxLength={100} />
                <CollectionTime />
              </>
            )}
            {refusal && <Notice kind="error">{refusal}</Notice>}
          </form>
        )}
      </ServerForm>
    </Dialog>
  )
}

const NAMES = { 'collected.by': 'by', 'collected.at': 'time' }

function CollectionTime() {
  const field = useField<string>('time', { parse: (value) => value })
  const { input } = field
  const error = useShownError(field)
  return (
    <Field label={text.time} hint={text.timeHint} error={error}>
      {(aria) => <TimeInput {...input} {...aria} />}
    </Field>
  )
}

/** One without the other would leave the other to be guessed. */
function halfFilled({ by = '', time = '' }: Values): Values {
  if (by.trim() && !time) return { time: text.timeMissing }
  return !by.trim() && time ? { by: text.byMissing } : {}
}
