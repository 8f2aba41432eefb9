import { TextField } from '@homecare/ui/form-field'
import { ruleOf } from '../patient-rule'
import * as text from '../locales/en/address.json'

const RULES = {
  doorNumber: ruleOf('doorNumber'),
  building: ruleOf('building'),
  landmark: ruleOf('landmark'),
  city: ruleOf('city'),
}
/** The line of an address as browsers know it. */
const LINES = {
  doorNumber: 'address-line3',
  building: 'address-line1',
  landmark: 'address-line2',
  city: 'address-level2',
} as const

export interface AddressFieldProps {
  name: keyof typeof RULES
  hint?: string | undefined
  readOnly?: boolean
  /** Whether the browser may fill in what it knows: not where staff type the address of somebody else. */
  ownAddress: boolean
}

/** One of the four fields of an address, with its rules. */
export function AddressField({ name, hint, readOnly = false, ownAddress }: AddressFieldProps) {
  return (
    <TextField
      name={name}
      label={text.fields[name]}
      hint={hint}
      required
      readOnly={readOnly}
      autoComplete={ownAddress ? LINES[name] : 'off'}
      validate={RULES[name]}
    />
  )
}
