import { FORM_ERROR } from 'final-form'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import type { CallFailure } from '@homecare/contract/client'
import { useApi } from '../../api/api-context'
import { failureText, waitText } from '../../api/failure-text'
import { messages } from '../../messages'
import { PasswordField } from '../../parts/password-field'
import styles from './login-form.module.css'

const text = messages.setPassword
/** The same value as in the contract. */
const MIN_LENGTH = 12

/** The code for a link that was used, has expired or never existed. */
const DEAD: readonly number[] = [400, 401, 403, 404, 409]

interface SetPasswordFormProps {
  token: string
  onEnd: (end: 'done' | 'dead-link') => void
}

export function SetPasswordForm({ token, onEnd }: SetPasswordFormProps) {
  const api = useApi()
  const submit = async ({ password = '' }: { password?: string }) => {
    const answer = await api.post('/api/user/password', { body: { token, password } })
    const fields = answer.ok ? {} : (answer.problem?.fields ?? {})
    const dead = !answer.ok && (DEAD.includes(answer.status) || 'token' in fields)
    if (answer.ok || dead) {
      onEnd(dead ? 'dead-link' : 'done')
      return undefined
    }
    if (fields['password']) return answer
    return { [FORM_ERROR]: submitErrorText(answer) }
  }

  return (
    <ServerForm<{ password?: string }> onSubmit={submit}>
      {({ handleSubmit, submitting, submitError }) => (
        <form className={styles.form} onSubmit={handleSubmit} method="post" noValidate>
          <PasswordField fresh label={text.password} hint={text.rule} validate={wrongPassword} />
          <div aria-live="assertive">{submitError && !submitting && <Notice kind="error">{submitError}</Notice>}</div>
          <Button type="submit" wide busy={submitting} busyLabel={text.saving}>
            {text.save}
          </Button>
        </form>
      )}
    </ServerForm>
  )
}

const wrongPassword = (password = ''): string | undefined =>
  password.length < MIN_LENGTH ? text.tooShort(MIN_LENGTH - password.length) : undefined

const submitErrorText = (refused: CallFailure): string =>
  refused.status === 429 && refused.retryAfterSeconds !== null
    ? messages.login.tooMany(waitText(refused.retryAfterSeconds))
    : failureText(refused)
