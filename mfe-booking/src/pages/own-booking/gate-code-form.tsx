import { useState } from 'react'
import type { OwnBooking } from '@homecare/contract/self-service'
import { useClient } from '@homecare/remote-kit/use-client'
import { Button } from '@homecare/ui/button'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { offlineOr } from '@homecare/remote-kit/offline'
import { giveGateCode } from '../../api/own-booking'
import type { OrderRef } from '../../wizard/context'
import * as texts from '../../locales/en/day.json'
import styles from './day-panel.module.css'

const required = (value = ''): string | undefined => (value.trim() ? undefined : texts.gate.missing)

interface GateCodeFormProps {
  link: OrderRef
  /** Whether nurse and desk have one. */
  given: boolean
  onGiven: (own: OwnBooking) => void
}

/** What nurse and desk need to get in. What was sent is not shown again: whoever has the link would read it. */
export function GateCodeForm({ link, given, onGiven }: GateCodeFormProps) {
  const client = useClient()
  const [failed, setFailed] = useState(false)
  return (
    <ServerForm<{ gateCode?: string }>
      onSubmit={async ({ gateCode = '' }, form) => {
        setFailed(false)
        const result = await giveGateCode(client, link, gateCode)
        if (!result.ok) {
          const [refused] = Object.values(result.problem?.fields ?? {})
          setFailed(refused === undefined)
          return refused === undefined ? undefined : { gateCode: refused }
        }
        onGiven(result.data)
        queueMicrotask(() => form.restart({}))
        return undefined
      }}
    >
      {({ handleSubmit, submitting }) => (
        <form
          aria-label={texts.gate.submit.first}
          className={styles.form}
          onSubmit={(event) => void handleSubmit(event)}
          noValidate
        >
          <TextField
            name="gateCode"
            label={texts.gate.label}
            hint={texts.gate.hint}
            required
            autoComplete="off"
            maxLength={100}
            validate={required}
          />
          <p role="status" className={styles.given}>
            {given && <span>{texts.gate.given}</span>}
          </p>
          {failed && <Notice kind="error">{offlineOr(texts.gate.failed)}</Notice>}
          <Button type="submit" variant={given ? 'secondary' : 'primary'} busy={submitting} busyLabel={texts.gate.busy}>
            {texts.gate.submit[given ? 'again' : 'first']}
          </Button>
        </form>
      )}
    </ServerForm>
  )
}
