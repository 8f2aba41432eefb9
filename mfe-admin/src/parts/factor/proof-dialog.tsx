import { useId } from 'react'
import { Form } from 'react-final-form'
import { Button } from '@homecare/ui/button'
import { Dialog } from '@homecare/ui/dialog'
import { Notice } from '@homecare/ui/notice'
import { useChange } from '../../api/use-change'
import { PasswordField } from '../password-field'
import { usePasskeyProof } from './use-passkey-proof'
import { factorMessages } from './messages'
import styles from './factor.module.css'
import { canUsePasskeys } from './web-authn'

const text = factorMessages.proof

/** Asks for the password, or a passkey, before a sensitive step. */
export function ProofDialog({ open, onEnd }: { open: boolean; onEnd: (proven: boolean) => void }) {
  const formId = useId()
  const { busy, refusal, run, reset } = useChange()
  const passkey = usePasskeyProof()
  const end = (proven: boolean) => {
    reset()
    passkey.reset()
    onEnd(proven)
  }
  const submit = async ({ password = '' }: { password?: string }) => {
    const answer = await run('password', (api) => api.post('/api/user/proof', { body: { way: 'password', password } }))
    if (answer.ok) end(true)
  }
  return (
    <Dialog
      open={open}
      title={text.title}
      closeLabel={text.back}
      onClose={() => end(false)}
      actions={
        <>
          <Button variant="quiet" onClick={() => end(false)}>
            {text.back}
          </Button>
          <Button type="submit" form={formId} variant="secondary" busy={busy !== null} busyLabel={text.submitting}>
            {text.submit}
          </Button>
        </>
      }
    >
      <Form<{ password?: string }> onSubmit={submit}>
        {({ handleSubmit }) => (
          <form id={formId} className={styles.stack} onSubmit={handleSubmit} noValidate>
            <p>{text.text}</p>
            <PasswordField label={text.password} />
            {canUsePasskeys() && (
              <div>
                <Button
                  variant="quiet"
                  size="sm"
                  busy={passkey.busy}
                  onClick={() => void passkey.prove().then((proven) => proven && end(true))}
                >
                  {text.passkey}
                </Button>
              </div>
            )}
            {(refusal ?? passkey.refusal) && <Notice kind="error">{refusal ?? passkey.refusal}</Notice>}
          </form>
        )}
      </Form>
    </Dialog>
  )
}
