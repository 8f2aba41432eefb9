import { useField } from 'react-final-form'
import { Checkbox } from '@homecare/ui/checkbox'

/** A box to tick in a form. */
export function CheckboxField({ name, label }: { name: string; label: string }) {
  const {
    input: { value: _, ...input },
  } = useField<boolean>(name, { type: 'checkbox' })
  return <Checkbox {...input} label={label} />
}
