import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useRefusedFields } from '@homecare/ui/server-errors'
import { ServerForm } from '@homecare/ui/server-form'
import { PLACE, TextAround } from '@homecare/ui/text-around'
import { cleanLine, latinDigits } from '@homecare/domain/text'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { TextWithPhone } from '@homecare/remote-kit/contact-links'
import { useHost } from '@homecare/remote-kit/host-context'
import * as texts from '../locales/en/code.json'
import { EmailText } from './email-text'
import type { CodeState } from '../wizard/context'
import styles from './code-form.module.css'

const digitsOf = (typed = ''): string => latinDigits(cleanLine(typed)).replace(/\s/g, '')
const sixDigits = (typed?: string): string | undefined => (/^\d{6}$/.test(digitsOf(typed)) ? undefined : texts.missing)

interface CodeFormProps {
  /** Where the code went; null where the page does not know it. */
  email: string | null
  state: CodeState
  busy: boolean
  onCode: (code: string) => void
  onResend: () => void
  /** A link that changes the email, where it can be changed. */
  children?: ReactNode
}

/** Asks for the code that shows that the email is the visitor's own. */
export function CodeForm({ email, state, busy, onCode, onResend, children }: CodeFormProps) {
  const { profile } = useHost()
  const heading = useRef<HTMLHeadingElement>(null)
  const [resent, setResent] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const refused = busy
    ? undefined
    : {
        ...{ sent: undefined, 'sent-before': undefined, 'too-many': undefined },
        ...{ wrong: texts.wrong, expired: texts.expired },
      }[state]
  return (
    <Card padding="lg">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.lead}>
        <TextAround text={texts.lead({ email: PLACE })}>
          {email ? <EmailText email={email} /> : <span>{texts.yourEmail}</span>}
        </TextAround>
      </p>
      <ServerForm<{ code?: string }> onSubmit={({ code }) => onCode(digitsOf(code))}>
        {({ handleSubmit }) => (
          <form
            className={styles.form}
            onSubmit={(event) => {
              setResent(false)
              void handleSubmit(event)
            }}
            noValidate
          >
            <TextField
              name="code"
              label={texts.label}
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              validate={sixDigits}
            />
            <RefusedCode message={refused} />
            {state === 'too-many' && !busy && (
              <Notice kind="error">
                <TextWithPhone text={texts.tooMany({ phone: '{phone}' })} profile={profile} />
              </Notice>
            )}
            {resent && !busy && (state === 'sent' || state === 'sent-before') && (
              <Notice kind="info">{state === 'sent' ? texts.resent : texts.sentBefore}</Notice>
            )}
            <div className={styles.actions}>
              <Button type="submit" busy={busy} busyLabel={texts.busy}>
                {texts.submit}
              </Button>
              <Button
                variant="quiet"
                disabled={busy}
                onClick={() => {
                  setResent(true)
                  onResend()
                }}
              >
                {texts.resend}
              </Button>
              {children}
            </div>
          </form>
        )}
      </ServerForm>
    </Card>
  )
}

/** What is wrong with the code stands at its field, which gets the focus. */
function RefusedCode({ message }: { message: string | undefined }) {
  useRefusedFields(useMemo(() => (message === undefined ? undefined : { code: message }), [message]))
  return null
}
