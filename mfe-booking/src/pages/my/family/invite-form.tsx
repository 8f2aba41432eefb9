import { useState } from 'react'
import type { My } from '@homecare/contract/my'
import { offlineOr } from '@homecare/remote-kit/offline'
import { ruleOf } from '@homecare/remote-kit/patient-rule'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { Card } from '@homecare/ui/card'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { UnplacedErrors } from '@homecare/ui/server-errors'
import { ServerForm } from '@homecare/ui/server-form'
import { inviteFamily } from '../../../api/my'
import * as texts from '../../../locales/en/my.json'
import styles from '../my.module.css'

interface Values {
  name?: string
  phoneNumber?: string
}

interface InviteFormProps {
  onInvited: (my: My) => void
  onStop: () => void
  onSignedOut: () => void
}

const phoneRule = ruleOf('phone')
const nameRule = (name = ''): string | undefined => (name.trim() === '' ? texts.nameMissing : undefined)

/** Invites the owner of another phone, who then gets a message. */
export function InviteForm({ onInvited, onStop, onSignedOut }: InviteFormProps) {
  const client = useClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async ({ name = '', phoneNumber = '' }: Values) => {
    setRefusal(null)
    const answer = await inviteFamily(client, { name, phoneNumber })
    if (answer.ok) return onInvited(answer.data)
    if (answer.status === 401) return onSignedOut()
    if (answer.status === 429) setRefusal(texts.limited)
    else if (!answer.problem?.fields) setRefusal(answer.problem?.detail ?? offlineOr(texts.failed))
    return answer
  }
  return (
    <Card>
      <ServerForm<Values> onSubmit={send}>
        {({ handleSubmit, submitting }) => (
          <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
            <TextField
              name="name"
              label={texts.inviteName}
              hint={texts.inviteNameHint}
              required
              autoComplete="off"
              maxLength={100}
              validate={nameRule}
            />
            <TextField
              name="phoneNumber"
              label={texts.invitePhone}
              required
              type="tel"
              inputMode="tel"
              autoComplete="off"
              validate={phoneRule}
            />
            <UnplacedErrors help={texts.failed} />
            {refusal && <Notice kind="error">{refusal}</Notice>}
            <div className={styles.links}>
              <Button type="submit" busy={submitting} busyLabel={texts.sending}>
                {texts.send}
              </Button>
              <Button variant="quiet" onClick={onStop}>
                {texts.stop}
              </Button>
            </div>
          </form>
        )}
      </ServerForm>
    </Card>
  )
}
