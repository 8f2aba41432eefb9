import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import { MAX_TELLS } from '@homecare/domain/catalogue'
import { MAX_TEXT } from '@homecare/domain/patient'
import { Field } from '@homecare/ui/field'
import { useShownError } from '@homecare/ui/form-field'
import { TextArea } from '@homecare/ui/text-area'
import { TextInput } from '@homecare/ui/text-input'
import type { CatalogueItem } from './item-filter'
import { catalogueMessages } from './messages'

const text = catalogueMessages.form
const IN_ARABIC = { dir: 'rtl', lang: 'ar', autoComplete: 'off' } as const

/** What patients read in Arabic; they read the English text where one of these is empty. */
export function ArabicFields({ kind }: { kind: CatalogueItem['kind'] }) {
  return (
    <>
      <ArabicField name="nameAr" label={text.nameAr} maxLength={MAX_TEXT} />
      <ArabicField name="tellsAr" label={text.tellsAr} maxLength={MAX_TELLS} />
      {kind === 'package' && <ArabicLines />}
    </>
  )
}

function ArabicField({ name, label, maxLength }: { name: string; label: ReactNode; maxLength: number }) {
  const field = useField<string>(name, { parse: (value) => value })
  const { input, meta } = field
  const error = useShownError(field)
  return (
    <Field label={label} hint={meta.initial ? undefined : text.arabicMissing} error={error}>
      {(aria) => <TextInput {...input} {...aria} {...IN_ARABIC} maxLength={maxLength} />}
    </Field>
  )
}

function ArabicLines() {
  const field = useField<string>('benefitsAr', { parse: (value) => value })
  const { input, meta } = field
  const error = useShownError(field)
  return (
    <Field label={text.benefitsAr} hint={meta.initial ? text.oneEach : text.arabicMissing} error={error}>
      {(aria) => <TextArea {...input} {...aria} {...IN_ARABIC} rows={4} />}
    </Field>
  )
}
