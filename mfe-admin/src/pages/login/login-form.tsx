import { FORM_ERROR } from 'final-form'
import { useRef } from 'react'
import { Button } from '@homecare/ui/button'
import { TextField } from '@homecare/ui/form-field'
import { RefreshIcon } from '@homecare/ui/icons'
import { KeepTyped } from '@homecare/ui/keep-typed'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import type { CallFailure } from '@homecare/contract/client'
import type { FactorWay } from '@homecare/contract/second-factor'
import type { StaffSession } from '@homecare/federation/contract'
import { useApi } from '../../api/api-context'
import { failureText, waitText } from '../../api/failure-text'
import { messages } from '../../messages'
import { PasswordField } from '../../parts/password-field'
import styles from './login-form.module.css'

const text = messages.login

interface Values {
  userName?: string
  password?: string
}

interface LoginFormProps {
  onLoggedIn: (user: StaffSession) => void
  /** The password was right, and one of these ways is due as well; without any, one is to be set up. */
  onSecondStep: (ways: readonly FactorWay[]) => void
}

/** Email and password. */
export function LoginForm({ onLoggedIn, onSecondStep }: LoginFormProps) {
  const api = useApi()
  const form = useRef<HTMLFormElement>(null)
  const retryable = useRef(false)

  const submit = async ({ userName = '', password = '' }: Values) => {
    retryable.current = false
    if (!userName.trim() || !password) {
      control(form.current, userName.trim() ? 'password' : 'userName')?.focus()
      return { [FORM_ERROR]: text.empty }
    }
    const answer = await api.post('/api/user/login', { body: { userName: userName.trim(), password } })
    if (answer.ok) {
      onLoggedIn(answer.data.user)
      return undefined
    }
    if (answer.problem?.code === 'SECOND_FACTOR_REQUIRED') {
      onSecondStep(answer.problem.ways ?? [])
      return undefined
    }
    if (answer.problem?.fields) return answer
    retryable.current = answer.status === 0 || answer.status >= 500
    return { [FORM_ERROR]: submitErrorText(answer) }
  }

  return (
    <ServerForm<Values> onSubmit={submit}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <form ref={form} className={styles.form} onSubmit={handleSubmit} method="post" noValidate>
          <TextField name="userName" label={text.userName} autoComplete="username" maxLength={100} required />
          <PasswordField />
          <div aria-live="assertive">
            {submitError && !submitting && !(dirtySinceLastSubmit && submitError === text.empty) && (
              <Notice
                kind="error"
                action={
                  retryable.current && (
                    <Button
                      variant="secondary"
                      size="sm"
                      icon={RefreshIcon}
                      onClick={() => form.current?.requestSubmit()}
                    >
                      {messages.retry}
                    </Button>
                  )
                }
              >
                {submitError}
              </Notice>
            )}
          </div>
          <Button type="submit" wide busy={submitting} busyLabel={text.submitting}>
            {text.submit}
          </Button>
          <KeepTyped form={form} />
        </form>
      )}
    </ServerForm>
  )
}

function submitErrorText(refused: CallFailure): string {
  if (refused.status === 429) {
    return refused.retryAfterSeconds === null ? text.tooManyForNow : text.tooMany(waitText(refused.retryAfterSeconds))
  }
  if (refused.problem?.code === 'ILLEGAL_TRANSITION') return refused.problem.detail ?? text.wrong
  return refused.status === 0 || refused.status >= 500 ? failureText(refused) : text.wrong
}

const control = (form: HTMLFormElement | null, name: string): HTMLElement | null =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null
