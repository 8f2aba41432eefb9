import type { FormApi } from 'final-form'
import { useRef, useState } from 'react'
import { useField } from 'react-final-form'
import type { Thread } from '@homecare/contract/threads'
import { WAYS } from '@homecare/domain/news'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { Notice } from '@homecare/ui/notice'
import { useServerError } from '@homecare/ui/server-errors'
import { ServerForm } from '@homecare/ui/server-form'
import { TextArea } from '@homecare/ui/text-area'
import { useChange } from '../../api/use-change'
import { useKeys } from '../keys/use-keys'
import { useDraft } from '../session/drafts'
import { conversationMessages } from './messages'
import styles from './thread.module.css'

const text = conversationMessages.answer

interface AnswerFormProps {
  thread: Thread
  onThread: (thread: Thread) => void
}

interface Values {
  text?: string
}

/** Writes to the person by the way in which they last wrote, or by the first that can be used now, and says why WhatsApp can't be. */
export function AnswerForm({ thread, onThread }: AnswerFormProps) {
  const { id, ways, email, conversation, quickAnswers } = thread
  const [draft, write] = useDraft(`answer ${id}`)
  const [initial] = useState<Values>({ text: draft })
  const { busy, refusal, run } = useChange()
  const last = conversation.findLast(({ incoming }) => incoming)?.way
  const way = [last, ...WAYS].find((each) => each !== undefined && ways[each] === null)

  const send = async (values: Values, form: FormApi<Values>) => {
    const said = (values.text ?? '').trim()
    if (!said || busy !== null || way === undefined) return
    const call = { params: { id }, body: { way, text: said } }
    const answer = await run('send', (api) => api.post('/api/threads/{id}/answer', call), { CONFLICT: text.late })
    if (!answer.ok) return answer
    write('')
    form.change('text', '')
    onThread(answer.data)
    return undefined
  }
  return (
    <div className={styles.answer}>
      {way !== 'email' && ways.whatsapp !== null && <Notice kind="info">{text.refused[ways.whatsapp]}</Notice>}
      {way !== undefined && (
        <ServerForm<Values> onSubmit={send} initialValues={initial}>
          {({ handleSubmit, form }) => (
            <form className={styles.form} onSubmit={handleSubmit}>
              <div className={styles.quick} role="group" aria-label={text.quick}>
                {quickAnswers.map(({ name, text: quick }) => (
                  <Button
                    key={name}
                    title={quick}
                    variant="quiet"
                    size="sm"
                    onClick={() => {
                      form.change('text', quick)
                      write(quick)
                    }}
                  >
                    {text.quickNames[name]}
                  </Button>
                ))}
              </div>
              <AnswerField onWrite={write} onSend={() => void handleSubmit()} />
              {refusal && <Notice kind="error">{refusal}</Notice>}
              <div>
                <Button type="submit" size="sm" busy={busy !== null} busyLabel={text.sending}>
                  {text.send[way]}
                </Button>
              </div>
            </form>
          )}
        </ServerForm>
      )}
      {way !== 'email' && ways.whatsapp !== null && email !== null && (
        <a href={`mailto:${email}`}>{text.email(email)}</a>
      )}
    </div>
  )
}

/** The key r leads to it; Ctrl and Enter send it. */
function AnswerField({ onWrite, onSend }: { onWrite: (text: string) => void; onSend: () => void }) {
  const { input } = useField<string>('text', { parse: (value) => value })
  const refused = useServerError('text', input.value)
  const place = useRef<HTMLDivElement>(null)
  useKeys({ r: () => place.current?.querySelector('textarea')?.focus() })
  return (
    <div ref={place}>
      <Field label={text.label} hint={text.hint} {...(refused && { error: refused })}>
        {(aria) => (
          <TextArea
            {...input}
            {...aria}
            rows={3}
            maxLength={1000}
            className={styles.area}
            aria-keyshortcuts="r"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
            }}
            onChange={(event) => {
              input.onChange(event)
              onWrite(event.target.value)
            }}
          />
        )}
      </Field>
    </div>
  )
}
