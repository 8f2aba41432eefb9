import type { HTMLInputAutoCompleteAttribute, HTMLAttributes, ReactNode } from 'react'
import { useField, type FieldMetaState } from 'react-final-form'
import { LazyDatePicker, type LazyDatePickerProps } from './lazy-date-picker'
import { Field } from './field'
import { SelectInput, type SelectOption } from './select-input'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

type Common = {
  name: string
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  /** Also lets the browser check the field; for forms that work before scripts run and set `noValidate` after. */
  checkedByBrowser?: boolean
  /** Returns the sentence to show, or undefined when the value is fine. Keep its identity stable. */
  validate?: (value: string | undefined) => string | undefined
}

/** The error to show: after the visitor left the field or tried to send; a server's error until the field is edited. */
export const shownError = (meta: FieldMetaState<unknown>): string | null => {
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError
  return meta.error && (meta.touched || meta.submitFailed) ? meta.error : null
}

const useText = ({ name, validate }: Pick<Common, 'name' | 'validate'>) =>
  useField<string>(name, { validate, parse: (value) => value })

export type TextFieldProps = Common & {
  type?: 'text' | 'email' | 'tel' | 'password'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  placeholder?: string
}

export function TextField({ name, label, hint, required, checkedByBrowser, validate, ...control }: TextFieldProps) {
  const { input, meta } = useText({ name, validate })
  return (
    <Field label={label} hint={hint} error={shownError(meta)} required={required}>
      {(aria) => <TextInput {...input} {...control} {...aria} required={required && checkedByBrowser} />}
    </Field>
  )
}

export type TextAreaFieldProps = Omit<Common, 'checkedByBrowser'> & {
  rows: number
  maxLength: number
  optionalMark?: string | undefined
}

export function TextAreaField({ name, label, hint, required, optionalMark, validate, ...control }: TextAreaFieldProps) {
  const { input, meta } = useText({ name, validate })
  return (
    <Field label={label} hint={hint} error={shownError(meta)} required={required} optionalMark={optionalMark}>
      {(aria) => <TextArea {...input} {...control} {...aria} />}
    </Field>
  )
}

export type SelectFieldProps = Common & { options: readonly SelectOption[]; placeholder?: string }

export function SelectField({
  name,
  label,
  hint,
  required,
  checkedByBrowser,
  validate,
  options,
  placeholder,
}: SelectFieldProps) {
  const { input, meta } = useText({ name, validate })
  return (
    <Field label={label} hint={hint} error={shownError(meta)} required={required}>
      {(aria) => (
        <SelectInput
          {...input}
          {...aria}
          options={options}
          placeholder={placeholder}
          required={required && checkedByBrowser}
        />
      )}
    </Field>
  )
}

export type DateFieldProps = Common & Pick<LazyDatePickerProps, 'min' | 'max' | 'today' | 'unavailable'>

/** A date as `YYYY-MM-DD`: the browser's own control until scripts run, then the DatePicker. */
export function DateField({ name, label, hint, required, checkedByBrowser, validate, ...dates }: DateFieldProps) {
  const { input, meta } = useText({ name, validate })
  return (
    <Field label={label} hint={hint} error={shownError(meta)} required={required}>
      {(aria) => (
        <LazyDatePicker
          {...dates}
          {...aria}
          name={name}
          required={required && checkedByBrowser}
          value={input.value || null}
          onChange={(value) => input.onChange(value ?? '')}
          onBlur={() => input.onBlur()}
          onFocus={() => input.onFocus()}
        />
      )}
    </Field>
  )
}
