import { useEffect, useRef } from 'react'
import { FORM_ERROR } from 'final-form'
import { Button } from '@homecare/ui/button'
import { TextField } from '@homecare/ui/form-field'
import { Notice } from '@homecare/ui/notice'
import { ServerForm } from '@homecare/ui/server-form'
import { useApi } from '../../api/api-context'
import { refusalText } from '../../api/use-change'
import type { AddFactorProps } from './added'
import styles from './factor.module.css'
import { factorMessages } from './messages'
import { canUsePasskeys, makePasskey } from './web-authn'
import { useWithProof } from './with-proof'

const text = factorMessages.passkey
const TEXTS = { PROOF_REQUIRED: factorMessages.proof.missing, CONFLICT: text.known } as const

/** Names a passkey and has the device make it. */
export function AddPasskey({ onAdded, onExpired }: AddFactorProps) {
  const api = useApi()
  const withProof = useWithProof()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = async ({ name = '' }: { name?: string }) => {
    const begun = await withProof(() => api.post('/api/user/passkey-options'))
    if (!begun.ok) return begun.status === 401 ? onExpired() : { [FORM_ERROR]: refusalText(begun, TEXTS) }
    const made = await makePasskey(begun.data.options)
    if ('refusal' in made) return { [FORM_ERROR]: made.refusal }
    const body = { name: name.trim(), response: made.response }
    const answer = await withProof(() => api.post('/api/user/passkeys', { body }))
    if (answer.ok) return onAdded(answer.data)
    if (answer.status === 401) return onExpired()
    return answer.problem?.fields?.['name'] ? answer : { [FORM_ERROR]: refusalText(answer, TEXTS) }
  }

  if (!canUsePasskeys()) return <Notice kind="warning">{text.unsupported}</Notice>
  return (
    <ServerForm<{ name?: string }> onSubmit={submit} initialValues={INITIAL}>
      {({ handleSubmit, submitting, submitError }) => (
        <form ref={form} className={styles.stack} onSubmit={handleSubmit} noValidate>
          <TextField name="name" label={text.name} hint={text.nameHint} required maxLength={60} autoComplete="off" />
          {submitError && !submitting && <Notice kind="error">{submitError}</Notice>}
          <Button type="submit" wide busy={submitting} busyLabel={text.adding}>
            {text.add}
          </Button>
        </form>
      )}
    </ServerForm>
  )
}

const INITIAL = { name: text.initial }
