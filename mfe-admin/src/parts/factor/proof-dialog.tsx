import { useId, useState } from 'react'
import type { CallFailure } from '@homecare/contract/client'
import type { FactorWay } from '@homecare/contract/second-factor'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { useApi } from '../../api/api-context'
import { useChange } from '../../api/use-change'
import { PasswordField } from '../password-field'
import { CodeForm } from './code-form'
import { usePasskeyProof } from './use-passkey-proof'
import { factorMessages } from './messages'
import styles from './factor.module.css'
import { canUsePasskeys } from './web-authn'

const text = factorMessages.proof
const { step } = factorMessages

type Way = 'password' | FactorWay

interface ProofDialogProps {
  /** The account's ways beside its password; null while nothing is asked. */
  ways: readonly FactorWay[] | null
  onEnd: (proven: boolean) => void
}

/** Asks for the password, or a second factor of the account, before a sensitive step. */
export function ProofDialog({ ways, onEnd }: ProofDialogProps) {
  const formId = useId()
  const api = useApi()
  const [way, setWay] = useState<Exclude<Way, 'passkey'>>('password')
  const { busy, refusal, run, reset } = useChange()
  const passkey = usePasskeyProof()
  const end = (proven: boolean) => {
    reset()
    passkey.reset()
    setWay('password')
    onEnd(proven)
  }
  const submitPassword = async ({ password = '' }: { password?: string }) => {
    const answer = await run('password', (from) =>
      from.post('/api/user/proof', { body: { way: 'password', password } }),
    )
    if (answer.ok) end(true)
  }
  const sendCode =
    (by: 'totp' | 'recovery') =>
    async (code: string): Promise<CallFailure | null> => {
      const answer = await api.post('/api/user/proof', { body: { way: by, code } })
      if (!answer.ok) return answer
      end(true)
      return null
    }
  const choose = (next: Way) => {
    passkey.reset()
    if (next === 'passkey') void passkey.prove().then((proven) => proven && end(true))
    else setWay(next)
  }
  const others: Way[] = ['password', ...(ways ?? [])]
  return (
    <Dialog
      open={ways !== null}
      title={text.title}
      closeLabel={text.back}
      onClose={() => end(false)}
      actions={
        <>
          <Button variant="quiet" onClick={() => end(false)}>
            {text.back}
          </Button>
          {way === 'password' && (
            <Button type="submit" form={formId} variant="secondary" busy={busy !== null} busyLabel={text.submitting}>
              {text.submit}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <p>{text.text}</p>
        {way === 'password' ? (
          <ServerForm<{ password?: string }> onSubmit={submitPassword}>
            {({ handleSubmit }) => (
              <form id={formId} onSubmit={handleSubmit} noValidate>
                <PasswordField label={text.password} />
                {refusal && <Notice kind="error">{refusal}</Notice>}
              </form>
            )}
          </ServerForm>
        ) : (
          <CodeForm
            key={way}
            label={step[way]}
            hint={way === 'totp' ? step.totpHint : step.recoveryHint}
            numeric={way === 'totp'}
            submit={text.submit}
            submitting={text.submitting}
            send={sendCode(way)}
          />
        )}
        {passkey.refusal && <Notice kind="error">{passkey.refusal}</Notice>}
        <div className={styles.others} role="group" aria-label={step.other}>
          {others
            .filter((each) => each !== way && (each !== 'passkey' || canUsePasskeys()))
            .map((each) => (
              <Button
                key={each}
                variant="quiet"
                size="sm"
                busy={each === 'passkey' && passkey.busy}
                onClick={() => choose(each)}
              >
                {each === 'password' ? text.usePassword : step.ways[each]}
              </Button>
            ))}
        </div>
      </div>
    </Dialog>
  )
}
