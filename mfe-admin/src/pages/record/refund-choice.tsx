import { useId } from 'react'
import { useField } from 'react-final-form'
import { useShownError } from '@homecare/ui/form-field'
import { detailMessages } from '../../parts/record/messages'
import styles from './refund-choice.module.css'

const text = detailMessages.cancel

const missing = (choice: string | undefined) => (choice ? undefined : text.refundMissing)

interface RefundChoiceProps {
  question: string
  /** Why no money can go back now; null if it can. */
  notNow: string | null
}

/** No choice is preset: whether money is refunded must be a deliberate decision. */
export function RefundChoice({ question, notNow }: RefundChoiceProps) {
  const id = useId()
  const errorId = `${id}-error`
  const error = useShownError(useField<string>('refund', { validate: missing }))
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : notNow ? id : undefined}>
      <legend className={styles.question}>{question}</legend>
      {notNow && <p id={id}>{notNow}</p>}
      <RefundOption value="yes" label={text.refundYes} disabled={notNow !== null} />
      <RefundOption value="no" label={text.refundNo} />
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}

interface RefundOptionProps {
  value: 'yes' | 'no'
  label: string
  disabled?: boolean
}

function RefundOption({ value, label, disabled }: RefundOptionProps) {
  const { input } = useField<string>('refund', { type: 'radio', value, validate: missing })
  return (
    <label className={styles.option}>
      <input {...input} disabled={disabled} />
      {label}
    </label>
  )
}
