import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { staffHour } from '@homecare/domain/clock'
import { ServerForm } from '@homecare/ui/server-form'
import type { StaffPayLink } from '@homecare/contract/callers'
import { isPayable } from '@homecare/domain/caller'
import { phoneChatLink, showPhone } from '@homecare/domain/phone'
import { isEmail, readableEmail } from '@homecare/domain/email'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button, ButtonLink } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { TextField } from '@homecare/ui/form-field'
import { CopyIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { TextArea } from '@homecare/ui/text-area'
import { useApi } from '../../api/api-context'
import { responseOf } from '../../api/query-client'
import { useChange } from '../../api/use-change'
import { failureText } from '../../api/failure-text'
import { TitledPanel } from '../panel'
import { useCopy } from '../use-copy'
import { payLinkMessages as text } from './messages'
import styles from './pay-link-panel.module.css'

const REFRESH_MS = 10_000

interface PayLinkPanelProps {
  id: string
  /** It was created just now. */
  isNew?: boolean
}

/** The link by which a booking is paid: its state, the text for a chat, and another message with it. */
export function PayLinkPanel({ id, isNew = false }: PayLinkPanelProps) {
  const api = useApi()
  const { data: link, error } = useQuery({
    queryKey: ['pay-link', id],
    queryFn: async ({ signal }) =>
      responseOf(
        await api.get('/api/bloodtests/{id}/pay-link', { params: { id }, signal, background: true }),
        undefined,
      ).value,
    refetchInterval: REFRESH_MS,
  })
  if (!link)
    return (
      <TitledPanel title={text.title}>
        {error ? <Notice kind="error">{failureText(error.failure)}</Notice> : <p>{text.loading}</p>}
      </TitledPanel>
    )
  // It is never more than an hour away, so it needs no day.
  const until = link.heldUntil && staffHour(new Date(link.heldUntil))
  const state = link.state === 'held' ? text.states.held(until ?? '') : text.states[link.state]
  return (
    <>
      {isNew && (
        <Notice kind="success" title={text.created(link.orderId)}>
          {text.wentTo(whereOf(link))}
        </Notice>
      )}
      <TitledPanel title={text.title}>
        <p role="status" className={styles.state} data-state={link.state}>
          {state}
        </p>
        {isPayable(link.state) && (
          <>
            <ChatText link={link} />
            <SendAgain key={link.email} link={link} />
          </>
        )}
      </TitledPanel>
    </>
  )
}

function ChatText({ link: { chatText, phoneNumber } }: { link: StaffPayLink }) {
  const box = useRef<HTMLTextAreaElement>(null)
  const copy = useCopy(text, () => box.current?.select())
  return (
    <div className={styles.chat}>
      <Field label={text.message}>
        {(aria) => (
          <TextArea {...aria} ref={box} readOnly rows={4} value={chatText} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" icon={CopyIcon} onClick={() => void copy(chatText)}>
          {text.copy}
        </Button>
        <ButtonLink
          variant="secondary"
          size="sm"
          href={phoneChatLink(phoneNumber, chatText)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text.whatsApp}
        </ButtonLink>
      </div>
    </div>
  )
}

const whereOf = ({ contactBy, phoneNumber, email }: StaffPayLink): string =>
  contactBy === 'email' ? email : text.byPhone[contactBy](showPhone(phoneNumber))

const wrongEmail = (email = ''): string | undefined => (isEmail(readableEmail(email)) ? undefined : text.wrongEmail)

function SendAgain({ link }: { link: StaffPayLink }) {
  const client = useQueryClient()
  const { notify } = useHost()
  const { busy, refusal, run } = useChange()
  const [initial] = useState({ email: link.email })
  const { bookingId: id, version } = link
  const isByEmail = link.contactBy === 'email'

  const send = async ({ email = '' }: { email?: string }) => {
    if (busy !== null) return
    const body = { version, ...(isByEmail && { email: readableEmail(email) }) }
    const answer = await run('send', (api) => api.post('/api/bloodtests/{id}/pay-link', { params: { id }, body }), {
      CONFLICT: text.changed,
      SLOT_FULL: text.full,
    })
    if (answer.ok) {
      client.setQueryData(['pay-link', id], answer.data)
      notify('success', text.sent(whereOf(answer.data)))
    }
    await client.invalidateQueries({ queryKey: answer.ok ? ['record', 'bloodtests', id] : ['pay-link', id] })
  }
  return (
    <ServerForm<{ email?: string }> onSubmit={send} initialValues={initial}>
      {({ handleSubmit }) => (
        <form className={styles.again} noValidate onSubmit={handleSubmit}>
          {isByEmail ? (
            <TextField
              name="email"
              type="email"
              label={text.email}
              hint={text.againHint}
              required
              autoComplete="off"
              validate={wrongEmail}
            />
          ) : (
            <p>{text.againByPhone(whereOf(link))}</p>
          )}
          {refusal && <Notice kind="error">{refusal}</Notice>}
          <div>
            <Button type="submit" variant="secondary" size="sm" busy={busy !== null} busyLabel={text.sending}>
              {text.again}
            </Button>
          </div>
        </form>
      )}
    </ServerForm>
  )
}
