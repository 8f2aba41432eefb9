import { readableEmail } from '@homecare/domain/email'
import { emailSuggestion } from '@homecare/domain/email-suggestion'
import { Button } from './button'
import * as text from './locales/en/form.json'
import styles from './email-suggestion.module.css'
import { PLACE, TextAround } from './text-around'

interface EmailSuggestionProps {
  email: string
  /** Takes the address over; without it the sentence alone is shown. */
  onUse?: (email: string) => void
}

/** Asks about a likely slip in an email address, such as gmial.com. The address itself stays as it was typed. */
export function EmailSuggestion({ email, onUse }: EmailSuggestionProps) {
  const meant = emailSuggestion(readableEmail(email))
  return (
    <span role="status" className={styles.suggestion}>
      {meant !== null && (
        <>
          <span>
            <TextAround text={text.didYouMean({ email: PLACE })}>
              <bdi translate="no">{meant}</bdi>
            </TextAround>
          </span>
          {onUse && (
            <Button variant="quiet" size="sm" onClick={() => onUse(meant)}>
              {text.take}
            </Button>
          )}
        </>
      )}
    </span>
  )
}
