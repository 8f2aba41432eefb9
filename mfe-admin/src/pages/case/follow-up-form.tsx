import type { FormApi } from 'final-form'
import { useState } from 'react'
import { useField } from 'react-final-form'
import { addDays, dubaiDate, dubaiInstant } from '@homecare/domain/dates'
import { serverNow } from '@homecare/remote-kit/server-clock'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { DateField, TextField, useShownError } from '@homecare/ui/form-field'
import { TimeInput } from '@homecare/ui/native-pickers'
import { ServerForm } from '@homecare/ui/server-form'
import { caseText } from './messages'
import { useCaseChange, type CaseProps } from './use-case'
import styles from './next-panel.module.css'

const text = caseText.next

interface Values {
  text?: string
  day?: string
  time?: string
}

/** Plans the next step of a case: what, on which day, when. */
export function FollowUpForm(props: CaseProps) {
  const { busy, refusal, change } = useCaseChange(props)
  const today = dubaiDate(serverNow())
  const [initial] = useState<Values>({ day: addDays(today, 1), time: '10:00' })
  const save = async (values: Values, form: FormApi<Values>) => {
    const dueAt = instantOf(values)?.toISOString()
    if (!dueAt || busy) return
    const isDone = await change('plan', (api, { params, version }) =>
      api.post('/api/cases/{id}/follow-ups', { params, body: { version, dueAt, text: (values.text ?? '').trim() } }),
    )
    if (isDone) form.restart(initial)
  }
  return (
    <ServerForm<Values> onSubmit={save} initialValues={initial} validate={errorsIn} names={NAMES}>
      {({ handleSubmit }) => (
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          <TextField name="text" label={text.what} required autoComplete="off" maxLength={200} />
          <DateField name="day" label={text.day} required today={today} min={today} />
          <TimeField />
          <Button type="submit" variant="secondary" className={styles.send} busy={busy !== null}>
            {text.add}
          </Button>
          {refusal && (
            <p role="alert" className={styles.wide}>
              {refusal}
            </p>
          )}
        </form>
      )}
    </ServerForm>
  )
}

const NAMES = { dueAt: 'time' }

function TimeField() {
  const field = useField<string>('time', { parse: (value) => value })
  return (
    <Field label={text.time} required error={useShownError(field)}>
      {(aria) => <TimeInput {...field.input} {...aria} />}
    </Field>
  )
}

function instantOf({ day, time }: Values): Date | null {
  const [hours, minutes] = (time ?? '').split(':').map(Number)
  return !day || hours === undefined || minutes === undefined ? null : dubaiInstant(day, hours * 60 + minutes)
}

function errorsIn(values: Values): Partial<Values> {
  const at = instantOf(values)
  return {
    ...((values.text ?? '').trim() === '' && { text: text.missing }),
    ...((!at || at <= serverNow()) && { time: text.past }),
  }
}
