import { useEffect, useId, useRef, useState } from 'react'
import { useField } from 'react-final-form'
import { filsFromAed, formatAed } from '@homecare/domain/money'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { Checkbox } from '@homecare/ui/checkbox'
import { TextField, useShownError } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { UnplacedErrors } from '@homecare/ui/server-errors'
import { ServerForm } from '@homecare/ui/server-form'
import * as texts from '../../locales/en/quote.json'
import { failureOf, type QuoteProps } from './use-quote'
import styles from './quote-view.module.css'

const { accept } = texts

interface Values {
  name?: string
  agreed?: boolean
}

/** The name of whoever says yes, and a tick for price and terms. */
export function AcceptForm({ quote, link, onChanged, onClose }: QuoteProps & { onClose: () => void }) {
  const client = useClient()
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const submit = async ({ name = '' }: Values) => {
    setFailure(null)
    const body = { ...link, contentHash: quote.contentHash, name, agreed: true as const }
    const result = await client.post('/api/quote/accept', { body })
    if (result.ok) {
      onChanged(result.data)
      return undefined
    }
    if (result.problem?.fields) return result
    const { sentence, reload } = failureOf(result)
    if (reload) onChanged(null, sentence)
    else setFailure(sentence)
    return undefined
  }
  return (
    <ServerForm<Values> onSubmit={submit} validate={errorsIn}>
      {({ handleSubmit, submitting }) => (
        <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <h2 ref={heading} tabIndex={-1} className={styles.state}>
            {accept.title}
          </h2>
          <TextField
            name="name"
            label={accept.name}
            hint={accept.nameHint}
            required
            autoComplete="name"
            maxLength={100}
          />
          <AgreedField />
          <UnplacedErrors help={texts.notSent} />
          {failure && <Notice kind="error">{failure}</Notice>}
          <div className={styles.buttons}>
            <Button type="submit" wide busy={submitting} busyLabel={accept.submitting}>
              {accept.submit({ total: formatAed(filsFromAed(quote.total)) })}
            </Button>
            <Button wide variant="quiet" onClick={onClose}>
              {texts.back}
            </Button>
          </div>
        </form>
      )}
    </ServerForm>
  )
}

function AgreedField() {
  const errorId = useId()
  const field = useField<boolean>('agreed')
  const error = useShownError(field)
  const { name, value, onChange, onBlur } = field.input
  return (
    <div>
      <Checkbox
        name={name}
        checked={value || false}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={() => onBlur()}
        label={accept.agreed}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

function errorsIn({ name = '', agreed }: Values): Partial<Record<keyof Values, string>> {
  return {
    ...(name.trim() === '' && { name: accept.nameMissing }),
    ...(agreed !== true && { agreed: accept.agreedMissing }),
  }
}
