import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import { dubaiInstant } from '@homecare/domain/dates'
import { Field } from '@homecare/ui/field'
import { TextField, useShownError } from '@homecare/ui/form-field'
import { TimeInput } from '@homecare/ui/native-pickers'
import { FormDialog } from '../form-dialog'
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
export function CompleteDialog({ completion, onSave, ...dialog }: CompleteDialogProps) {
  const { ahead = null, visitDate = null } = completion ?? {}
  const save = ({ by = '', time = '' }: Values) => {
    if (!visitDate || !by.trim() || !time) return onSave()
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    onSave({ by: by.trim(), at: dubaiInstant(visitDate, hours * 60 + minutes).toISOString() })
  }
  return (
    <FormDialog<Values>
      {...dialog}
      open={completion !== null}
      title={ahead ? text.aheadTitle : text.title}
      save={ahead ? text.saveAhead : text.save}
      back={text.back}
      variant="primary"
      validate={halfFilled}
      names={NAMES}
      onSubmit={save}
    >
      {ahead && <p>{text.ahead(ahead)}</p>}
      {visitDate && (
        <>
          <p>{text.collection}</p>
          <TextField name="by" label={text.by} autoComplete="off" maxLength={100} />
          <CollectionTime />
        </>
      )}
    </FormDialog>
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
