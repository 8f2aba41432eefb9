import { useEffect, useState } from 'react'
import type { NewTotp } from '@homecare/contract/second-factor'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import { ScreenWaiting } from '../screen-waiting'
import { messages } from '../../messages'
import type { AddFactorProps } from './added'
import { CodeForm } from './code-form'
import styles from './factor.module.css'
import { factorMessages } from './messages'
import { QrCode } from './qr-code'
import { useWithProof } from './with-proof'

const text = factorMessages.app
const TEXTS = { PROOF_REQUIRED: factorMessages.proof.missing } as const

/** Shows a new key as a picture and as text, and confirms it by a code. */
export function AddApp({ onAdded, onExpired }: AddFactorProps) {
  const api = useApi()
  const withProof = useWithProof()
  const { totp, refusal, renew } = useNewTotp(onExpired)

  const confirm = async (code: string) => {
    const answer = await withProof(() => api.post('/api/user/totp', { body: { code } }))
    if (answer.ok) return onAdded(answer.data) ?? null
    if (answer.status === 401) return onExpired() ?? null
    return answer
  }

  if (refusal !== null)
    return (
      <Notice
        kind="error"
        action={
          <Button variant="secondary" size="sm" onClick={renew}>
            {messages.retry}
          </Button>
        }
      >
        {refusal}
      </Notice>
    )
  if (!totp) return <ScreenWaiting />
  return (
    <div className={styles.stack}>
      <p>{text.scan}</p>
      <QrCode text={totp.uri} label={text.picture} />
      <p className={styles.quiet}>
        {text.secret}: <bdi className={styles.secret}>{totp.secret.match(/.{1,4}/g)?.join(' ')}</bdi>
      </p>
      <CodeForm label={text.code} numeric submit={text.confirm} submitting={text.confirming} send={confirm} />
      <div>
        <Button variant="quiet" size="sm" onClick={renew}>
          {text.renew}
        </Button>
      </div>
    </div>
  )
}

/** A key that is not confirmed yet; `renew` asks for another one. */
function useNewTotp(onExpired: () => undefined) {
  const api = useApi()
  const withProof = useWithProof()
  const [attempt, setAttempt] = useState(0)
  const [totp, setTotp] = useState<NewTotp | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    void withProof(() => api.post('/api/user/totp-secret')).then((answer) => {
      if (isGone) return
      if (answer.ok) setTotp(answer.data)
      else if (answer.status === 401) onExpired()
      else setRefusal(refusalText(answer, TEXTS))
    })
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one key for each attempt, whatever the parent passes.
  }, [api, withProof, attempt])
  const renew = () => {
    setTotp(null)
    setRefusal(null)
    setAttempt(attempt + 1)
  }
  return { totp, refusal, renew }
}
