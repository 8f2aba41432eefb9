import { useField } from 'react-final-form'
import { Field } from '@homecare/ui/field'
import { useShownError } from '@homecare/ui/form-field'
import { TimeInput } from '@homecare/ui/native-pickers'

interface TimeFieldProps {
  name: string
  label: string
  required?: boolean
}

/** A time of day, by the browser's own control. */
export function TimeField({ name, label, required = false }: TimeFieldProps) {
  const field = useField<string>(name, { parse: (value) => value })
  return (
    <Field label={label} required={required} error={useShownError(field)}>
      {(aria) => <TimeInput {...field.input} {...aria} />}
    </Field>
  )
}
