import { useField } from 'react-final-form'
import { Checkbox } from '@homecare/ui/checkbox'
import styles from './choices-field.module.css'

interface ChoicesFieldProps {
  name: string
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
}

/** Several of some choices, each with a box to tick. */
export function ChoicesField({ name, label, hint, options }: ChoicesFieldProps) {
  const { input } = useField<string[]>(name)
  const chosen = input.value
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.quiet}>{hint}</p>}
      <div className={styles.choices}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              input.onChange(
                target.checked ? [...chosen, option.value] : chosen.filter((each) => each !== option.value),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
