import { useId } from 'react'
import { useField } from 'react-final-form'
import { useShownError } from '@homecare/ui/form-field'
import { detailMessages } from '../../parts/record/messages'
import styles from './refund-choice.module.css'

const text = detailMessages.cancel

const missing = (choice: string | undefined) => (choice ? undefined : text.refundMissing)

/** No choice is preset: whether money is refunded must be a deliberate decision. */
export function RefundChoice({ question }: { question: string }) {
  const errorId = `${useId()}-error`
  const error = useShownError(useField<string>('refund', { validate: missing }))
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.question}>{question}</legend>
      <RefundOption value="yes" label={text.refundYes} />
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

function RefundOption({ value, label }: { value: 'yes' | 'no'; label: string }) {
  const { input } = useField<string>('refund', { type: 'radio', value, validate: missing })
  return (
    <label className={styles.option}>
      <input {...input} />
      {label}
    </label>
  )
}
