import { useField } from 'react-final-form'
import { useServerError } from '@homecare/ui/server-errors'
import { ServerForm } from '@homecare/ui/server-form'
import type { PatientSummary } from '@homecare/contract/admin/patient-data'
import { isEmail, readableEmail } from '@homecare/domain/email'
import { phoneReason } from '@homecare/domain/patient'
import { Button } from '@homecare/ui/button'
import { Field } from '@homecare/ui/field'
import { SearchIcon } from '@homecare/ui/icons'
import { Notice } from '@homecare/ui/notice'
import { TextInput } from '@homecare/ui/text-input'
import { useChange } from '../../api/use-change'
import { patientMessages } from './messages'
import styles from './find-form.module.css'

const text = patientMessages.find

interface Values {
  contact?: string
}

/** `onFound` receives null as soon as what was typed changes, so that the data on screen always belongs to it. */
export function FindForm({ onFound }: { onFound: (patient: PatientSummary | null) => void }) {
  const { busy, refusal, run, reset } = useChange()

  const find = async ({ contact = '' }: Values) => {
    if (busy !== null) return
    const answer = await run('find', (api) =>
      api.post('/api/patients/find', { body: { contact: readableEmail(contact) } }),
    )
    onFound(answer.ok ? answer.data : null)
  }

  return (
    <ServerForm<Values> onSubmit={find}>
      {({ handleSubmit }) => (
        <form className={styles.form} role="search" aria-label={text.label} noValidate onSubmit={handleSubmit}>
          <div className={styles.contact}>
            <ContactField
              onEdit={() => {
                reset()
                onFound(null)
              }}
            />
            <Button type="submit" variant="secondary" icon={SearchIcon} busy={busy !== null} busyLabel={text.running}>
              {text.action}
            </Button>
          </div>
          {refusal && <Notice kind="error">{refusal}</Notice>}
        </form>
      )}
    </ServerForm>
  )
}

function ContactField({ onEdit }: { onEdit: () => void }) {
  const { input, meta } = useField<string>('contact', { validate: wrongContact, parse: (value) => value })
  const refused = useServerError('contact', input.value)
  return (
    <Field
      label={text.contact}
      hint={text.hint}
      required
      error={refused ?? (meta.submitFailed && !meta.modifiedSinceLastSubmit && meta.error)}
    >
      {(aria) => (
        <TextInput
          {...input}
          {...aria}
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          onChange={(event) => {
            input.onChange(event)
            onEdit()
          }}
        />
      )}
    </Field>
  )
}

const wrongContact = (typed = ''): string | undefined =>
  isEmail(readableEmail(typed)) || !phoneReason(typed) ? undefined : text.wrong
