import { unreadableMessage } from '@homecare/domain/field-message'
import { useMemo, type HTMLInputAutoCompleteAttribute, type HTMLAttributes, type ReactNode } from 'react'
import { useField, type FieldRenderProps } from 'react-final-form'
import { readableEmail } from '@homecare/domain/email'
import { cleanLine, cleanLines, hasUnreadable } from '@homecare/domain/text'
import { LazyDatePicker, type LazyDatePickerProps } from './lazy-date-picker'
import { EmailSuggestion } from './email-suggestion'
import { Field } from './field'
import { thisField } from './locales/en/form.json'
import { useServerError } from './server-errors'
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
  /** Returns the sentence to show, or undefined when the value is fine beside the form's others. Keep its identity stable. */
  validate?: (value: string | undefined, others: Record<string, string>) => string | undefined
}

/** The error to show: after the visitor left the field or tried to send; a server's error until the field is edited. */
export function useShownError({ input: { name, value }, meta }: FieldRenderProps<unknown>): string | null {
  const refused = useServerError(name, value || undefined)
  if (refused) return refused
  if (meta.submitError && !meta.dirtySinceLastSubmit) return meta.submitError
  return meta.error && (meta.touched || meta.submitFailed) ? meta.error : null
}

/** `clean` makes of what was typed what the server makes of it, before any rule and when the visitor leaves the field. */
function useText(
  { name, label, validate }: Pick<Common, 'name' | 'label' | 'validate'>,
  clean?: (text: string) => string,
) {
  const rule = useMemo(
    () => (value: string | undefined, others: object) => {
      const text = clean && value ? clean(value) : value
      if (clean && text && hasUnreadable(text)) return unreadableMessage(typeof label === 'string' ? label : thisField)
      return validate?.(text, { ...others })
    },
    [clean, label, validate],
  )
  const field = useField<string>(name, { validate: rule, parse: (value) => value })
  const { input } = field
  return {
    error: useShownError(field),
    input: {
      ...input,
      onBlur: () => {
        if (clean && typeof input.value === 'string' && clean(input.value) !== input.value)
          input.onChange(clean(input.value))
        input.onBlur()
      },
    },
  }
}

export type TextFieldProps = Common & {
  type?: 'text' | 'email' | 'tel' | 'password'
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  placeholder?: string
  /** What another control has filled in. */
  readOnly?: boolean
}

/** A password stays as it was typed. */
const cleaningOf = (type: TextFieldProps['type']) =>
  ({ email: readableEmail, password: undefined, text: cleanLine, tel: cleanLine })[type ?? 'text']

export function TextField({ name, label, hint, required, checkedByBrowser, validate, ...control }: TextFieldProps) {
  const { input, error } = useText({ name, label, validate }, cleaningOf(control.type))
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(aria) => (
        <>
          <TextInput {...input} {...control} {...aria} required={required && checkedByBrowser} />
          {control.type === 'email' && <EmailSuggestion email={input.value ?? ''} onUse={input.onChange} />}
        </>
      )}
    </Field>
  )
}

export type TextAreaFieldProps = Omit<Common, 'checkedByBrowser'> & {
  rows: number
  maxLength: number
  optionalMark?: string | undefined
}

export function TextAreaField({ name, label, hint, required, optionalMark, validate, ...control }: TextAreaFieldProps) {
  const { input, error } = useText({ name, label, validate }, cleanLines)
  return (
    <Field label={label} hint={hint} error={error} required={required} optionalMark={optionalMark}>
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
  const { input, error } = useText({ name, label, validate })
  return (
    <Field label={label} hint={hint} error={error} required={required}>
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
  const { input, error } = useText({ name, label, validate })
  return (
    <Field label={label} hint={hint} error={error} required={required}>
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
