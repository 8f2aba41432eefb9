import { FORM_ERROR, type FormApi } from 'final-form'
import { useHost } from '@homecare/remote-kit/host-context'
import { Button } from '@homecare/ui/button'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { useApi } from '../../api/api-context'
import { failureText, waitText } from '../../api/failure-text'
import { PasswordField } from '../../parts/password-field'
import { messages } from '../../messages'
import { TitledPanel } from '../../parts/panel'
import styles from './account.module.css'
import { accountMessages } from './messages'

const text = accountMessages.password

interface Values {
  current?: string
  password?: string
}

/** Changes the own password, with the one that it is. */
export function PasswordPanel({ onChange }: { onChange: () => void }) {
  const api = useApi()
  const { notify } = useHost()

  const submit = async ({ current = '', password = '' }: Values, form: FormApi<Values>) => {
    const answer = await api.post('/api/user/own-password', { body: { current, password } })
    if (answer.ok) {
      notify('success', text.done)
      onChange()
      // Only after the form has taken note of its success.
      setTimeout(() => form.restart({}))
      return undefined
    }
    if (answer.problem?.fields) return answer
    const tooMany = answer.status === 429 && messages.login.tooMany(waitText(answer.retryAfterSeconds ?? 60))
    return { [FORM_ERROR]: tooMany || failureText(answer) }
  }

  return (
    <TitledPanel title={text.title}>
      <p className={styles.quiet}>{text.text}</p>
      <ServerForm<Values> onSubmit={submit}>
        {({ handleSubmit, submitting, submitError }) => (
          <form className={styles.form} onSubmit={handleSubmit} noValidate>
            <PasswordField name="current" label={text.current} />
            <PasswordField fresh label={text.next} hint={messages.setPassword.rule} validate={shortPassword} />
            {submitError && !submitting && <Notice kind="error">{submitError}</Notice>}
            <div>
              <Button type="submit" variant="secondary" busy={submitting} busyLabel={text.saving}>
                {text.save}
              </Button>
            </div>
          </form>
        )}
      </ServerForm>
    </TitledPanel>
  )
}

/** The same value as in the contract. */
const MIN_LENGTH = 12

const shortPassword = (password = ''): string | undefined =>
  password.length < MIN_LENGTH ? messages.setPassword.tooShort(MIN_LENGTH - password.length) : undefined
