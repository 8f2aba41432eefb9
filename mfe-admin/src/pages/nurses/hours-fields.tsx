import { useId } from 'react'
import { useField, useForm, useFormState } from 'react-final-form'
import { Button } from '@homecare/ui/button'
import { Checkbox } from '@homecare/ui/checkbox'
import { CopyIcon } from '@homecare/ui/icons'
import { TimeInput } from '@homecare/ui/native-pickers'
import { nurseMessages } from './messages'
import { FORM_DAYS, type DayValues, type NurseValues } from './nurse-values'
import styles from './hours-fields.module.css'

const text = nurseMessages.form

/** The working hours of each weekday, and a button that gives all working days those of the first. */
export function HoursFields() {
  const form = useForm()
  const { values } = useFormState<NurseValues>({ subscription: { values: true } })
  const working = FORM_DAYS.filter(({ key }) => values.days[key]?.works)
  const [first, ...others] = working

  const copyFirst = () => {
    const { from, to } = (first && values.days[first.key]) || {}
    form.batch(() => {
      for (const { key } of others) form.change(`days.${key}`, { works: true, from, to })
    })
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.hours}</legend>
      <p className={styles.quiet}>{text.hoursHint}</p>
      <ul className={styles.days}>
        {FORM_DAYS.map(({ key, long }) => (
          <DayField key={key} name={key} day={long} />
        ))}
      </ul>
      {working.length === 0 && <p className={styles.missing}>{text.noHours}</p>}
      {others.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          icon={CopyIcon}
          title={text.sameHint}
          className={styles.same}
          onClick={copyFirst}
        >
          {text.same}
        </Button>
      )}
    </fieldset>
  )
}

function DayField({ name, day }: { name: string; day: string }) {
  const errorId = useId()
  const path = `days.${name}`
  const { input, meta } = useField<DayValues>(path)
  const { works, from = '', to = '' } = input.value
  const change = (more: Partial<DayValues>) => input.onChange({ ...input.value, ...more })
  const error =
    (meta.submitError && !meta.dirtySinceLastSubmit && meta.submitError) ||
    (meta.error && (meta.touched || meta.submitFailed) && meta.error)
  const time = (part: 'from' | 'to', value: string) => (
    <TimeInput
      name={path}
      className={styles.time}
      aria-label={text[part](day)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      value={value}
      onChange={({ target }) => change({ [part]: target.value })}
      onBlur={() => input.onBlur()}
    />
  )
  return (
    <li className={styles.day}>
      <Checkbox label={day} checked={works} onChange={({ target }) => change({ works: target.checked })} />
      {works ? (
        <span className={styles.times}>
          {time('from', from)}
          <span aria-hidden="true">{text.until}</span>
          {time('to', to)}
        </span>
      ) : (
        <span className={styles.quiet}>{text.off}</span>
      )}
      <span id={errorId} className={styles.error} role="status">
        {works && error}
      </span>
    </li>
  )
}
