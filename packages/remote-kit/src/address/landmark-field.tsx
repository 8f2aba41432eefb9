import { useField } from 'react-final-form'
import { NO_LANDMARK } from '@homecare/domain/home'
import { Checkbox } from '@homecare/ui/checkbox'
import { AddressField, type AddressFieldProps } from './address-field'
import * as text from '../locales/en/address.json'
import styles from './landmark-field.module.css'

/** The landmark, which not every home has. */
export function LandmarkField({ ownAddress }: Pick<AddressFieldProps, 'ownAddress'>) {
  const { input } = useField<string>('landmark', { subscription: { value: true } })
  return (
    <div className={styles.landmark}>
      <AddressField name="landmark" hint={text.landmarkHint} ownAddress={ownAddress} />
      <Checkbox
        label={text.noLandmark}
        checked={input.value === NO_LANDMARK}
        onChange={({ target }) => input.onChange(target.checked ? NO_LANDMARK : '')}
      />
    </div>
  )
}
