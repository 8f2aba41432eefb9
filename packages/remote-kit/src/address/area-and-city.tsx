import { useState } from 'react'
import { useField } from 'react-final-form'
import { placeName } from '@homecare/domain/place-name'
import { Field } from '@homecare/ui/field'
import { SelectInput } from '@homecare/ui/select-input'
import { useHost } from '../host-context'
import { AddressField, type AddressFieldProps } from './address-field'
import * as text from '../locales/en/address.json'
import styles from './area-and-city.module.css'

/** What is stored of an area: the same in every language. */
const inDubai = (area: string): string => `${area}, Dubai`

/**
 * The city. One of the areas that the provider serves, by whose names the nurses' routes are planned, fills it, and then it is not
 * asked about; for any other place it is typed.
 */
export function AreaAndCity({ ownAddress }: Pick<AddressFieldProps, 'ownAddress'>) {
  const { areasServed } = useHost().profile
  const { input } = useField<string>('city', { subscription: { value: true } })
  const area = areasServed.find((each) => inDubai(each) === input.value) ?? ''
  // A field must not close under the fingers when what is typed becomes the name of an area.
  const [isTyped, setTyped] = useState(false)
  const isFilled = area !== '' && !isTyped
  const fill = (chosen: string) => {
    setTyped(false)
    input.onChange(chosen === '' ? '' : inDubai(chosen))
  }
  return (
    <>
      {areasServed.length > 0 && (
        <Field label={text.area} hint={text.areaHint} error={null}>
          {(aria) => (
            <SelectInput
              {...aria}
              value={area}
              placeholder={text.areaOther}
              options={areasServed.map((each) => ({ value: each, label: placeName(each) }))}
              onChange={({ target }) => fill(target.value)}
            />
          )}
        </Field>
      )}
      <div className={isFilled ? styles.filled : undefined} onChange={() => setTyped(true)}>
        <AddressField
          name="city"
          readOnly={isFilled}
          hint={areasServed.length === 0 ? undefined : isFilled ? text.cityFilled : text.cityHint}
          ownAddress={ownAddress}
        />
      </div>
    </>
  )
}
