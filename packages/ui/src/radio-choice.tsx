import { useId, type ReactNode } from 'react'
import styles from './radio-choice.module.css'

interface RadioChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  chosen: Value | null
  onChoose: (value: Value) => void
  /** What the choice means, below it. */
  detail?: ReactNode
}

/** One of a few, all in view. */
export function RadioChoice<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  detail,
}: RadioChoiceProps<Value>) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={detail ? `${id}-detail` : undefined}
      className={styles.group}
    >
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-choice`}
              className={styles.radio}
              checked={chosen === option.value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {detail && (
        <p id={`${id}-detail`} className={styles.detail}>
          {detail}
        </p>
      )}
    </div>
  )
}
