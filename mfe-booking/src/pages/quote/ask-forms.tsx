import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CallResult } from '@homecare/contract/client'
import type { ShownQuote } from '@homecare/contract/quotes'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { TextAreaField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { UnplacedErrors } from '@homecare/ui/server-errors'
import { ServerForm } from '@homecare/ui/server-form'
import * as texts from '../../locales/en/quote.json'
import { failureOf, type QuoteProps } from './use-quote'
import styles from './quote-view.module.css'

const MAX_TEXT = 500
type PanelProps = QuoteProps & { onClose: () => void }

/** A question to the team; the quote stays open. */
export function AskForm({ link, onChanged, onClose }: PanelProps) {
  const client = useClient()
  return (
    <OneTextForm
      words={texts.ask}
      send={({ text = '' }) => client.post('/api/quote/ask', { body: { ...link, text } })}
      onDone={(quote) => {
        onClose()
        onChanged(quote, texts.ask.done)
      }}
      onReload={(sentence) => onChanged(null, sentence)}
      onClose={onClose}
    >
      <TextAreaField name="text" label={texts.ask.text} required rows={4} maxLength={MAX_TEXT} validate={filled} />
    </OneTextForm>
  )
}

/** Refuses the quote, with the reason if the family gives one. */
export function DeclineForm({ link, onChanged, onClose }: PanelProps) {
  const client = useClient()
  return (
    <OneTextForm
      words={texts.decline}
      send={({ reason = '' }) => client.post('/api/quote/decline', { body: { ...link, reason } })}
      onDone={(quote) => onChanged(quote)}
      onReload={(sentence) => onChanged(null, sentence)}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label={texts.decline.reason}
        hint={texts.decline.reasonHint}
        optionalMark={texts.decline.optional}
        rows={3}
        maxLength={MAX_TEXT}
      />
    </OneTextForm>
  )
}

const filled = (text = ''): string | undefined => (text.trim() ? undefined : texts.ask.missing)

interface Values {
  text?: string
  reason?: string
}

interface OneTextFormProps {
  words: Record<'title' | 'submit' | 'submitting', string>
  send: (values: Values) => Promise<CallResult<ShownQuote>>
  onDone: (quote: ShownQuote) => void
  /** The quote is not what it was. */
  onReload: (sentence: string) => void
  onClose: () => void
  children: ReactNode
}

function OneTextForm({ words, send, onDone, onReload, onClose, children }: OneTextFormProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const submit = async (values: Values) => {
    setFailure(null)
    const result = await send(values)
    if (result.ok) {
      onDone(result.data)
      return undefined
    }
    if (result.problem?.fields) return result
    const { sentence, reload } = failureOf(result)
    if (reload) onReload(sentence)
    else setFailure(sentence)
    return undefined
  }
  return (
    <ServerForm<Values> onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <h2 ref={heading} tabIndex={-1} className={styles.state}>
            {words.title}
          </h2>
          {children}
          <UnplacedErrors help={texts.notSent} />
          {failure && <Notice kind="error">{failure}</Notice>}
          <div className={styles.buttons}>
            <Button type="submit" wide variant="secondary" busy={submitting} busyLabel={words.submitting}>
              {words.submit}
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
