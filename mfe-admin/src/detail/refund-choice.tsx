import { useId } from 'react'
import { detailMessages } from './messages'
import styles from './refund-choice.module.css'

const words = detailMessages.cancel

interface RefundChoiceProps {
  question: string
  value: boolean | null
  error: string | null
  onChange: (refund: boolean) => void
}

/** Nothing is chosen ahead: money should move, or stay, because someone said so. */
export function RefundChoice({ question, value, error, onChange }: RefundChoiceProps) {
  const name = useId()
  const errorId = `${name}-error`
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.question}>{question}</legend>
      {[true, false].map((refund) => (
        <label key={String(refund)} className={styles.option}>
          <input type="radio" name={name} checked={value === refund} onChange={() => onChange(refund)} />
          {refund ? words.refundYes : words.refundNo}
        </label>
      ))}
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
