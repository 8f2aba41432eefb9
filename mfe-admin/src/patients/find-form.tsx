import { useRef, useState, type FormEvent } from 'react'
import type { PatientSummary } from '@homecare/contract/admin/patient-data'
import { isEmail } from '@homecare/domain/patient'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { Notice } from '@homecare/ui/notice'
import { TextInput } from '@homecare/ui/text-input'
import { useChange } from '../data/use-change'
import { patientMessages } from './messages'
import styles from './find-form.module.css'

const words = patientMessages.find

/** `onFound` gets null as soon as the address changes: what is shown belongs to what was looked for. */
export function FindForm({ onFound }: { onFound: (patient: PatientSummary | null) => void }) {
  const box = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, refusal, run, reset } = useChange()
  const wrong = !isEmail(email.trim())

  const find = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong) return box.current?.focus()
    if (busy !== null) return
    const answer = await run('find', (api) => api.post('/api/patients/find', { body: { email: email.trim() } }))
    onFound(answer.ok ? answer.data : null)
  }

  return (
    <form
      className={styles.form}
      role="search"
      aria-label={words.label}
      noValidate
      onSubmit={(event) => void find(event)}
    >
      <div className={styles.email}>
        <Field label={words.email} hint={words.hint} required error={tried && wrong && words.wrong}>
          {(aria) => (
            <TextInput
              {...aria}
              ref={box}
              type="email"
              autoComplete="off"
              spellCheck={false}
              maxLength={254}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value)
                setTried(false)
                reset()
                onFound(null)
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" icon="search" busy={busy !== null} busyLabel={words.running}>
          {words.action}
        </Button>
      </div>
      {refusal && <Notice kind="error">{refusal}</Notice>}
    </form>
  )
}
