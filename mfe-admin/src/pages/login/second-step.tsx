import { useEffect, useRef, useState } from 'react'
import type { CallFailure } from '@homecare/contract/client'
import type { FactorAnswer, FactorWay } from '@homecare/contract/second-factor'
import type { StaffSession } from '@homecare/federation/contract'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { CodeForm } from '../../parts/factor/code-form'
import styles from '../../parts/factor/factor.module.css'
import { factorMessages } from '../../parts/factor/messages'
import { canUsePasskeys, signWithPasskey } from '../../parts/factor/web-authn'

const text = factorMessages.step

interface SecondStepProps {
  ways: readonly FactorWay[]
  onLoggedIn: (user: StaffSession) => void
  onExpired: () => void
}

/** Proves the login in one of the account's ways. The others are one press away. */
export function SecondStep({ ways, onLoggedIn, onExpired }: SecondStepProps) {
  const api = useApi()
  const possible = ways.filter((each) => each !== 'passkey' || canUsePasskeys())
  const [way, setWay] = useState<FactorWay>(possible[0] ?? 'recovery')

  /** Null when it was right, or the login is over. */
  const send = async (body: FactorAnswer): Promise<CallFailure | null> => {
    const answer = await api.post('/api/user/login/factor', { body })
    if (answer.ok) onLoggedIn(answer.data.user)
    else if (answer.status === 401) onExpired()
    else return answer
    return null
  }

  return (
    <div className={styles.stack}>
      {way === 'passkey' && <PasskeyStep send={send} onExpired={onExpired} />}
      {way === 'totp' && (
        <CodeForm
          key="totp"
          label={text.totp}
          hint={text.totpHint}
          numeric
          submit={text.submit}
          submitting={text.submitting}
          send={(code) => send({ way: 'totp', code })}
        />
      )}
      {way === 'recovery' && (
        <CodeForm
          key="recovery"
          label={text.recovery}
          hint={text.recoveryHint}
          submit={text.submit}
          submitting={text.submitting}
          send={(code) => send({ way: 'recovery', code })}
        />
      )}
      <div className={styles.others} role="group" aria-label={text.other}>
        {possible
          .filter((each) => each !== way)
          .map((each) => (
            <Button key={each} variant="quiet" size="sm" onClick={() => setWay(each)}>
              {text.ways[each]}
            </Button>
          ))}
        <Button variant="quiet" size="sm" onClick={onExpired}>
          {text.again}
        </Button>
      </div>
      <p className={styles.quiet}>{text.lost}</p>
    </div>
  )
}

function PasskeyStep({
  send,
  onExpired,
}: {
  send: (body: FactorAnswer) => Promise<CallFailure | null>
  onExpired: () => void
}) {
  const api = useApi()
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => button.current?.focus(), [])

  const attempt = async (): Promise<string | null> => {
    const begun = await api.post('/api/user/login/passkey')
    if (!begun.ok && begun.status === 401) onExpired()
    if (!begun.ok) return refusalText(begun)
    const signed = await signWithPasskey(begun.data.options)
    if ('refusal' in signed) return signed.refusal
    const failure = await send({ way: 'passkey', response: signed.response })
    return failure && refusalText(failure)
  }
  const run = async () => {
    setBusy(true)
    setRefusal(await attempt())
    setBusy(false)
  }

  return (
    <>
      {refusal !== null && !busy && <Notice kind="error">{refusal}</Notice>}
      <Button ref={button} wide busy={busy} busyLabel={text.waiting} onClick={() => void run()}>
        {text.passkey}
      </Button>
    </>
  )
}
