import { FORM_ERROR } from 'final-form'
import { useEffect, useRef } from 'react'
import type { CallFailure } from '@homecare/contract/client'
import { Button } from '@homecare/ui/button'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { refusalText } from '../../api/use-change'
import { waitText } from '../../api/failure-text'
import { messages } from '../../messages'
import styles from './factor.module.css'

interface CodeFormProps {
  label: string
  hint?: string
  numeric?: boolean
  submit: string
  submitting: string
  /** Null when the code was right. */
  send: (code: string) => Promise<CallFailure | null>
}

/** One field for a code. What is wrong with it stands below it. */
export function CodeForm({ label, hint, numeric = false, submit, submitting: busyLabel, send }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const onSubmit = async ({ code = '' }: { code?: string }) => {
    const failure = await send(code.trim())
    if (!failure) return undefined
    form.current?.querySelector('input')?.focus()
    if (failure.problem?.fields?.['code']) return failure
    const tooMany = failure.status === 429 && messages.login.tooMany(waitText(failure.retryAfterSeconds ?? 60))
    return { [FORM_ERROR]: tooMany || refusalText(failure) }
  }

  return (
    <ServerForm<{ code?: string }> onSubmit={onSubmit}>
      {({ handleSubmit, submitting, submitError }) => (
        <form ref={form} className={styles.stack} onSubmit={handleSubmit} noValidate>
          <TextField
            name="code"
            label={label}
            hint={hint}
            required
            autoComplete={numeric ? 'one-time-code' : 'off'}
            inputMode={numeric ? 'numeric' : 'text'}
            maxLength={40}
          />
          {submitError && !submitting && <Notice kind="error">{submitError}</Notice>}
          <Button type="submit" wide busy={submitting} busyLabel={busyLabel}>
            {submit}
          </Button>
        </form>
      )}
    </ServerForm>
  )
}
