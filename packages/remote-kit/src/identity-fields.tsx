import { useMemo } from 'react'
import { birthDateMessage, readBirthDate, SEXES, type Identity } from '@homecare/domain/identity'
import { SelectField, TextField } from '@homecare/ui/form-field'
import * as text from './locales/en/identity.json'

const OPTIONS = SEXES.map((value) => ({ value, label: text.sexes[value] }))

/** Both fields as they were typed. */
export interface TypedIdentity {
  birthDate?: string
  sex?: string
}

interface IdentityFieldsProps {
  /** The place of both in the form's values, such as `people.0`. */
  at: string
  /** The provider's today, before which people are born. */
  today: string
  /** False where a person about whom nobody knows them may stay without. */
  required: boolean
}

/** Date of birth and sex of one person. */
export function IdentityFields({ at, today, required }: IdentityFieldsProps) {
  const birthDateRule = useMemo(
    () =>
      (typed = '') => {
        const birth = readBirthDate(typed, today)
        if ('date' in birth || (birth.reason === 'required' && !required)) return undefined
        return birthDateMessage(birth.reason)
      },
    [today, required],
  )
  return (
    <>
      <TextField
        name={`${at}.birthDate`}
        label={text.birthDate}
        hint={text.birthDateHint}
        required={required}
        autoComplete="off"
        maxLength={40}
        validate={birthDateRule}
      />
      <SelectField
        name={`${at}.sex`}
        label={text.sex}
        hint={text.sexHint}
        required={required}
        options={OPTIONS}
        placeholder={text.choose}
        {...(required && { validate: missing })}
      />
    </>
  )
}

const missing = (value = ''): string | undefined => (value === '' ? text.missing : undefined)

/** What both fields say; null without them. */
export function identityIn({ birthDate = '', sex = '' }: TypedIdentity = {}, today: string): Identity | null {
  const birth = readBirthDate(birthDate, today)
  const chosen = SEXES.find((each) => each === sex)
  return 'date' in birth && chosen ? { birthDate: birth.date, sex: chosen } : null
}

/** Where one of two optional fields is filled the other one is missing. */
export function halfIdentity({ birthDate = '', sex = '' }: TypedIdentity = {}): TypedIdentity | undefined {
  if ((birthDate.trim() === '') === (sex === '')) return undefined
  return sex === '' ? { sex: text.missing } : { birthDate: text.missing }
}
