import { useField } from 'react-final-form'
import { LOCALES } from '@homecare/domain/locales'
import { ruleOf } from '@homecare/remote-kit/patient-rule'
import { SelectField, TextField, type TextFieldProps } from '@homecare/ui/form-field'
import { LANGUAGES } from '../../parts/languages'
import { callerMessages } from './messages'
import { conversationMessages } from '../../parts/threads/messages'
import { contactByOf, type CallerDetails } from './caller-draft'
import { useOpenWays } from './use-open-ways'
import styles from './caller-form.module.css'

const text = callerMessages.details

const RULES = { fullName: ruleOf('firstName'), phone: ruleOf('phone') }
const anyEmail = ruleOf('email')
/** Whoever gets the news on the phone needs no email. */
const email = (typed: string | undefined, details: CallerDetails) =>
  !typed?.trim() && contactByOf(details) !== 'email' ? undefined : anyEmail(typed)

function DetailText({ name, ...more }: { name: keyof typeof RULES } & Pick<TextFieldProps, 'type' | 'hint'>) {
  return <TextField name={name} label={text[name]} required autoComplete="off" validate={RULES[name]} {...more} />
}

const OPTIONS = LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))

/** Who the patient is, and how to reach them. */
export function PersonFields() {
  const ways = useOpenWays()
  const { input } = useField<string>('contactBy', { subscription: { value: true } })
  const byPhone = ways.length > 1 && contactByOf({ contactBy: input.value }) !== 'email'
  return (
    <>
      <div className={styles.pair}>
        <DetailText name="fullName" />
        <DetailText name="phone" type="tel" />
      </div>
      {ways.length > 1 && (
        <SelectField
          name="contactBy"
          label={text.contactBy}
          hint={byPhone ? text.consent : undefined}
          options={ways.map((value) => ({ value, label: conversationMessages.ways[value] }))}
        />
      )}
      <TextField
        name="email"
        type="email"
        label={text.email}
        hint={byPhone ? text.noEmail : <EmailHint />}
        required={!byPhone}
        autoComplete="off"
        validate={email}
      />
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
