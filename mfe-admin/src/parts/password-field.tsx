import { useState } from 'react'
import { useField } from 'react-final-form'
import { Field } from '@homecare/ui/field'
import { useShownError } from '@homecare/ui/form-field'
import { TextInput } from '@homecare/ui/text-input'
import { messages } from '../messages'
import styles from './password-field.module.css'

const text = messages.login

interface PasswordFieldProps {
  name?: string
  label?: string
  hint?: string
  /** A new password is chosen: password managers offer one instead of filling in the old one. */
  fresh?: boolean
  /** Must keep its identity between renders. */
  validate?: (password: string | undefined) => string | undefined
}

/** One field with a "show password" button instead of a repeated field. */
export function PasswordField({
  name = 'password',
  label = text.password,
  hint,
  fresh = false,
  validate,
}: PasswordFieldProps) {
  const field = useField<string>(name, {
    parse: (value) => value,
    ...(validate ? { validate } : {}),
  })
  const { input } = field
  const error = useShownError(field)
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} required>
      {(aria) => (
        <div className={styles.box}>
          <TextInput
            {...input}
            {...aria}
            className={styles.input}
            type={shown ? 'text' : 'password'}
            autoComplete={fresh ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? text.hidePassword : text.showPassword}
            aria-controls={aria.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? text.hide : text.show}
          </button>
        </div>
      )}
    </Field>
  )
}
