import { useState } from 'react'
import type { CodeRequested } from '@homecare/contract/my'
import { ruleOf } from '@homecare/remote-kit/patient-rule'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { requestCode } from '../../api/my'
import * as texts from '../../locales/en/sign-in.json'
import { ContactLinks } from '../contact-links'
import { refusalText } from './refusal-text'
import styles from './sign-in.module.css'

const phoneRule = ruleOf('phone')

interface PhoneFormProps {
  /** The number that was typed before. */
  initial: string
  onSent: (phoneNumber: string, sent: CodeRequested) => void
}

/** One field: the phone to which a code goes. */
export function PhoneForm({ initial, onSent }: PhoneFormProps) {
  const client = useClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [initialValues] = useState({ phoneNumber: initial })

  const send = async ({ phoneNumber = '' }: { phoneNumber?: string }) => {
    setRefusal(null)
    const answer = await requestCode(client, phoneNumber)
    if (answer.ok) return onSent(phoneNumber, answer.data)
    if (!answer.problem?.fields) setRefusal(refusalText(answer))
    return answer
  }

  return (
    <ServerForm<{ phoneNumber?: string }> initialValues={initialValues} onSubmit={send}>
      {({ handleSubmit, submitting }) => (
        <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
          <TextField
            name="phoneNumber"
            label={texts.phone}
            hint={texts.phoneHint}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            validate={phoneRule}
          />
          {refusal && (
            <Notice kind="error" action={<ContactLinks />}>
              {refusal}
            </Notice>
          )}
          <div className={styles.actions}>
            <Button type="submit" busy={submitting} busyLabel={texts.sending}>
              {texts.send}
            </Button>
          </div>
        </form>
      )}
    </ServerForm>
  )
}
