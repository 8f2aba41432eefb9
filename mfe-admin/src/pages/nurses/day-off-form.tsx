import type { FormApi } from 'final-form'
import type { CallResult } from '@homecare/contract/client'
import { ServerForm } from '@homecare/ui/server-form'
import { formatDate, isIsoDate } from '@homecare/domain/dates'
import { Button } from '@homecare/ui/button'
import { DateField, TextField } from '@homecare/ui/form-field'
import { nurseMessages } from './messages'
import { visitsOn, type Nurse } from './nurse'
import styles from './days-off-drawer.module.css'

const text = nurseMessages.daysOff

interface Values {
  date?: string
  reason?: string
}

interface DayOffFormProps {
  nurse: Nurse
  today: string
  busy: boolean
  onAdd: (day: { date: string; reason: string }) => Promise<CallResult<unknown>>
}

/** A new day off. Before it is added, the form says how many visits it leaves without a nurse. */
export function DayOffForm({ nurse, today, busy, onAdd }: DayOffFormProps) {
  const submit = async ({ date = '', reason = '' }: Values, form: FormApi<Values>) => {
    if (busy) return undefined
    const answer = await onAdd({ date, reason: reason.trim() })
    if (answer.ok) form.restart({})
    return answer
  }
  return (
    <ServerForm<Values> onSubmit={submit}>
      {({ handleSubmit, values: { date = '' } }) => {
        const visits = visitsOn(nurse, date)
        return (
          <form className={styles.form} noValidate onSubmit={handleSubmit}>
            <DateField name="date" label={text.date} required min={today} today={today} validate={missingDate} />
            <TextField
              name="reason"
              label={text.reason}
              hint={text.reasonHint}
              required
              autoComplete="off"
              maxLength={100}
              validate={missingReason}
            />
            <p className={styles.before} role="status" data-has-visits={visits > 0 || undefined}>
              {isIsoDate(date) && text.before(visits, formatDate(date))}
            </p>
            <Button type="submit" variant="secondary" className={styles.add} busy={busy} busyLabel={text.adding}>
              {text.add}
            </Button>
          </form>
        )
      }}
    </ServerForm>
  )
}

const missingDate = (date = ''): string | undefined => (date ? undefined : text.dateMissing)
const missingReason = (reason = ''): string | undefined => (reason.trim() ? undefined : nurseMessages.form.required)
