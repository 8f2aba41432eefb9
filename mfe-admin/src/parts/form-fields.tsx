import { useField } from 'react-final-form'
import { Field } from '@homecare/ui/field'
import { useShownError } from '@homecare/ui/form-field'
import { LazyDatePicker } from '@homecare/ui/lazy-date-picker'
import { SearchInput } from '@homecare/ui/search-input'
import { SelectInput, type SelectOption } from '@homecare/ui/select-input'
import { TextInput } from '@homecare/ui/text-input'

// Fields without validation: no line is reserved for an error, and what a server refuses is shown all the same.

interface FieldProps {
  name: string
  label: string
}

function useText(name: string) {
  const field = useField<string>(name, { parse: (value) => value })
  const error = useShownError(field)
  return { ...field.input, refused: error === null ? {} : { error } }
}

interface ChoiceFieldProps extends FieldProps {
  options: readonly SelectOption[]
  hint?: string
}

export function ChoiceField({ name, label, hint, options }: ChoiceFieldProps) {
  const { refused, ...input } = useText(name)
  return (
    <Field label={label} hint={hint} {...refused}>
      {(aria) => <SelectInput {...input} {...aria} options={options} />}
    </Field>
  )
}

interface ShortTextFieldProps extends FieldProps {
  title: string | undefined
}

export function ShortTextField({ name, label, title }: ShortTextFieldProps) {
  const { refused, ...input } = useText(name)
  return (
    <Field label={label} {...refused}>
      {(aria) => <TextInput {...input} {...aria} autoComplete="off" spellCheck={false} maxLength={100} title={title} />}
    </Field>
  )
}

interface SearchFieldProps extends ShortTextFieldProps {
  placeholder?: string
}

/** The field that `/` leads to. */
export function SearchField({ name, label, title, placeholder }: SearchFieldProps) {
  const { refused, ...input } = useText(name)
  return (
    <Field label={label} {...refused}>
      {(aria) => (
        <SearchInput
          {...input}
          {...aria}
          maxLength={100}
          title={title}
          placeholder={placeholder}
          aria-keyshortcuts="/"
        />
      )}
    </Field>
  )
}

export function DayField({ name, label, today }: FieldProps & { today?: string }) {
  const { refused, value, onChange, onBlur, onFocus } = useText(name)
  return (
    <Field label={label} {...refused}>
      {(aria) => (
        <LazyDatePicker
          {...aria}
          value={value || null}
          {...(today && { today })}
          onChange={(day) => onChange(day ?? '')}
          onBlur={() => onBlur()}
          onFocus={() => onFocus()}
        />
      )}
    </Field>
  )
}
