import { useEffect, useRef, useState } from 'react'
import type { CodeRequested } from '@homecare/contract/my'
import { cleanLine, latinDigits } from '@homecare/domain/text'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { Checkbox } from '@homecare/ui/checkbox'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { PLACE, TextAround } from '@homecare/ui/text-around'
import { openSession, requestCode } from '../../api/my'
import * as texts from '../../locales/en/sign-in.json'
import { ContactLinks } from '../contact-links'
import { AnotherCode } from './another-code'
import { refusalText } from './refusal-text'
import { shortPhone } from './short-phone'
import styles from './sign-in.module.css'

const digitsOf = (typed = ''): string => latinDigits(cleanLine(typed)).replace(/\D/g, '')
const sixDigits = (typed?: string): string | undefined => (/^\d{6}$/.test(digitsOf(typed)) ? undefined : texts.missing)

interface CodeOfPhoneFormProps {
  phoneNumber: string
  sent: CodeRequested
  onSent: (sent: CodeRequested) => void
  onSignedIn: () => void
  onChangeNumber: () => void
}

/** Takes the code that went to a phone, which opens the page of its owner in this browser. */
export function CodeOfPhoneForm({ phoneNumber, sent, onSent, onSignedIn, onChangeNumber }: CodeOfPhoneFormProps) {
  const client = useClient()
  const lead = useRef<HTMLParagraphElement>(null)
  useEffect(() => lead.current?.parentElement?.querySelector('input')?.focus(), [])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSentAgain, setSentAgain] = useState(false)
  const [stay, setStay] = useState(true)

  const submit = async ({ code }: { code?: string }) => {
    setRefusal(null)
    setSentAgain(false)
    const answer = await openSession(client, { phoneNumber, code: digitsOf(code), stay })
    if (answer.ok) return onSignedIn()
    const { code: reason, fields } = answer.problem ?? {}
    if (reason === 'CODE_WRONG') return { code: texts.wrong }
    if (!fields) setRefusal(refusalText(answer))
    return answer
  }
  const sendAgain = async () => {
    setRefusal(null)
    const answer = await requestCode(client, phoneNumber)
    if (!answer.ok) return setRefusal(refusalText(answer))
    setSentAgain(true)
    onSent(answer.data)
  }

  return (
    <ServerForm<{ code?: string }> onSubmit={submit} names={{ phoneNumber: 'code', stay: 'code' }}>
      {({ handleSubmit, submitting }) => (
        <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
          <p ref={lead} role="status">
            <TextAround text={texts.sentTo({ phone: PLACE })}>
              <bdi dir="ltr" translate="no">
                {shortPhone(phoneNumber)}
              </bdi>
            </TextAround>
          </p>
          <TextField
            name="code"
            label={texts.code}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            validate={sixDigits}
          />
          <Checkbox
            label={texts.stay}
            detail={texts.stayDetail}
            checked={stay}
            onChange={({ target }) => setStay(target.checked)}
          />
          {refusal && (
            <Notice kind="error" action={<ContactLinks />}>
              {refusal}
            </Notice>
          )}
          {isSentAgain && <Notice kind="info">{texts.sentAgain}</Notice>}
          <div className={styles.actions}>
            <Button type="submit" busy={submitting} busyLabel={texts.checking}>
              {texts.submit}
            </Button>
            <AnotherCode at={sent.againAt} onSend={() => void sendAgain()} />
            <Button variant="quiet" onClick={onChangeNumber}>
              {texts.changeNumber}
            </Button>
          </div>
        </form>
      )}
    </ServerForm>
  )
}
