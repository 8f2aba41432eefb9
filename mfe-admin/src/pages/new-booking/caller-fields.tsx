import { useField } from 'react-final-form'
import { LOCALES } from '@homecare/domain/locales'
import { ruleOf } from '@homecare/remote-kit/patient-rule'
import { SelectField, TextField, type TextFieldProps } from '@homecare/ui/form-field'
import { LANGUAGES } from '../../parts/languages'
import { callerMessages } from './messages'
import styles from './caller-form.module.css'

const text = callerMessages.details

const RULES = { fullName: ruleOf('firstName'), phone: ruleOf('phone'), email: ruleOf('email') }

function DetailText({ name, ...more }: { name: keyof typeof RULES } & Pick<TextFieldProps, 'type' | 'hint'>) {
  return <TextField name={name} label={text[name]} required autoComplete="off" validate={RULES[name]} {...more} />
}

const OPTIONS = LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))

/** Who the patient is, and how to reach them. */
export function PersonFields() {
  return (
    <>
      <div className={styles.pair}>
        <DetailText name="fullName" />
        <DetailText name="phone" type="tel" />
      </div>
      <DetailText name="email" type="email" hint={<EmailHint />} />
      <SelectField name="locale" label={text.language} hint={text.languageHint} options={OPTIONS} />
    </>
  )
}

/** The address as it is typed, in parts that can be read to the caller. */
function EmailHint() {
  const { input } = useField<string>('email', { subscription: { value: true } })
  const typed = input.value.trim()
  return <>{typed ? `${text.emailHint}: ${typed.split('').join(' ')}` : text.emailHint}</>
}
