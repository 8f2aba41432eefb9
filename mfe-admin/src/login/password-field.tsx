import { useState } from 'react'
import { useField } from 'react-final-form'
import { Field } from '@homecare/ui/field'
import { TextInput } from '@homecare/ui/text-input'
import { messages } from '../messages'
import styles from './password-field.module.css'

const words = messages.login

export function PasswordField() {
  const { input } = useField<string>('password', { parse: (value) => value })
  const [shown, setShown] = useState(false)
  return (
    <Field label={words.password} required>
      {(aria) => (
        <div className={styles.box}>
          <TextInput
            {...input}
            {...aria}
            className={styles.input}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? words.hidePassword : words.showPassword}
            aria-controls={aria.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? words.hide : words.show}
          </button>
        </div>
      )}
    </Field>
  )
}
