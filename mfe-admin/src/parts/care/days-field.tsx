import { useId } from 'react'
import { useField } from 'react-final-form'
import { useShownError } from '@homecare/ui/form-field'
import { careMessages as text } from './messages'
import styles from './days-field.module.css'

interface DaysFieldProps {
  name: string
  hint?: string
}

/** Weekdays as seven toggles, 1 for Monday. */
export function DaysField({ name, hint }: DaysFieldProps) {
  const errorId = useId()
  const field = useField<readonly number[]>(name)
  const error = useShownError(field)
  const { value, onChange, onBlur } = field.input
  return (
    <fieldset className={styles.daysField}>
      <legend className={styles.legend}>{text.days}</legend>
      <div className={styles.days}>
        {text.weekdays.map((label, at) => {
          const day = at + 1
          const isOn = value.includes(day)
          return (
            <label key={label} className={styles.day}>
              <input
                type="checkbox"
                name={name}
                checked={isOn}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId : undefined}
                onChange={() =>
                  onChange(isOn ? value.filter((each) => each !== day) : [...value, day].sort((a, b) => a - b))
                }
                onBlur={() => onBlur()}
              />
              <span>{label}</span>
            </label>
          )
        })}
      </div>
      {error ? (
        <p id={errorId} className={styles.error} role="status">
          {error}
        </p>
      ) : (
        hint && <p className={styles.quiet}>{hint}</p>
      )}
    </fieldset>
  )
}
