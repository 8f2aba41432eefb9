import { useField } from 'react-final-form'
import { areaOf } from '@homecare/domain/day-route'
import { useHost } from '@homecare/remote-kit/host-context'
import { Field } from '@homecare/ui/field'
import { SelectInput } from '@homecare/ui/select-input'
import { messages } from '../../messages'

/**
 * Fills the city field with one of the areas that the provider serves, by whose names the nurses' routes are planned.
 * The field stays open to any other text.
 */
export function AreaChoice() {
  const { areasServed } = useHost().profile
  const { input } = useField<string>('city', { subscription: { value: true } })
  const city = input.value ?? ''
  const area = areaOf({ doorNumber: '', building: '', landmark: '', city }, areasServed)
  const { area: label, areaHint, areaOther, inDubai } = messages.patient
  if (areasServed.length === 0) return null
  return (
    <Field label={label} hint={areaHint} error={null}>
      {(aria) => (
        <SelectInput
          {...aria}
          value={areasServed.includes(area) ? area : ''}
          placeholder={areaOther}
          options={areasServed}
          onChange={({ target }) => input.onChange(target.value === '' ? '' : inDubai(target.value))}
        />
      )}
    </Field>
  )
}
